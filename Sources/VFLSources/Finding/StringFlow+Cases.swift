/// The cases of a `switch`, and what jumps out of blocks.
extension StringFlow {
  /// The values that a variable holds at each `break`, by the block that the `break` leaves.
  final class Jumps {
    private var values: [Int: FormatValue] = [:]

    /// Adds what a variable holds where a jump leaves a block.
    func add(_ value: FormatValue, leaving opener: Int) {
      values[opener, default: FormatValue()].formUnion(value)
    }

    /// Takes what jumps behind a block.
    func arrive(behind opener: Int, in value: inout FormatValue) {
      if let jumped = values.removeValue(forKey: opener) { value.formUnion(jumped) }
    }
  }

  /// Takes what a variable holds at the end of some statements to where their last one leads, if that is
  /// the end of a block.
  func leave(_ body: Range<Int>, with value: FormatValue) {
    guard let jump = syntax.lastStatement(of: body), let target = syntax.blockLeft(by: jump) else {
      return
    }
    var value = value
    var opener = syntax.block(of: jump)
    while opener >= target {
      value = value.under(syntax.picks(ofBlock: opener, at: jump))
      opener = syntax.block(of: opener)
    }
    jumps.add(value, leaving: target)
  }

  /// What is left behind the cases of a `switch`.
  func value(
    behind writes: Writes, inCases opener: Int, of scope: Scope, from start: FormatValue
  ) -> FormatValue {
    let labels = labels(of: opener)
    let isHere = syntax.encloses(opener, place)
    var result = FormatValue()
    var isComplete = syntax.isSwift
    for (index, label) in labels.enumerated() {
      let end = index + 1 < labels.count ? labels[index + 1] : syntax.partner(opener)
      if syntax.at(label, word: "default") { isComplete = true }
      let inside = writes.filter { $0.token > label && $0.token < end }
      let body = (syntax.first(":", in: label..<max(label, end)) ?? label)..<end
      let isLeft = syntax.exits(body)
      let inner = Scope(
        block: opener, branch: syntax.source.branch(of: label), start: body.lowerBound + 1,
        level: scope.level + 1)
      if isHere {
        guard label < place, place < end else {
          if !inside.isEmpty, runsOn(body, isLeft) { return .unreadable(.variable) }
          continue
        }
        return value(
          behind: inside[...], in: inner,
          from: start.taken(inBranchAt: syntax.blockStart(opener)))
      }
      // `case 0: case 1:`.
      guard body.count > 1 else { continue }
      if !inside.isEmpty, runsOn(body, isLeft), index + 1 < labels.count {
        return .unreadable(.variable)
      }
      // It leaves nothing behind but what the next one begins with.
      if !syntax.isSwift, !isLeft, index + 1 < labels.count,
        syntax.mentions(of: "break", in: body).isEmpty
      {
        continue
      }
      let value = value(behind: inside[...], in: inner, from: start)
      if isLeft, !runsOn(body, isLeft) {
        leave(body, with: value)
        continue
      }
      let picks = syntax.label(around: body.lowerBound, in: opener) ?? ChoicePicks()
      let compiled = value.under(syntax.picks(compiling: label))
      result.formUnion(compiled.under(picks))
    }
    if !isHere { jumps.arrive(behind: opener, in: &result) }
    if !isComplete { result.formUnion(start) }
    return result.choices.isEmpty && result.reason == nil ? .unreadable(.variable) : result
  }

  /// Whether a case may run into the next one: in C unless it is left, in Swift where it says so.
  private func runsOn(_ body: Range<Int>, _ isLeft: Bool) -> Bool {
    syntax.isSwift ? !syntax.mentions(of: "fallthrough", in: body).isEmpty : !isLeft
  }

  private func labels(of opener: Int) -> [Int] {
    var labels: [Int] = []
    let content = syntax.content(of: opener)
    var index = content.lowerBound
    while index < content.upperBound, labels.count < 256 {
      if syntax.isLabel(index) { labels.append(index) }
      index = syntax.next(after: index)
    }
    return labels
  }
}
