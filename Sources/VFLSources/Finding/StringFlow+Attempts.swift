/// Statements with blocks that are run when something is thrown.
extension StringFlow {
  /// The value behind `do { … } catch { … }`: that at the end of the `do`, or at the end of a `catch` that
  /// goes on from where something was thrown.
  func value(
    behind writes: Writes, inAttempt chain: [Int], of scope: Scope, from start: FormatValue
  ) -> FormatValue {
    func inside(_ opener: Int) -> Writes {
      writes.filter { syntax.encloses(opener, $0.token) }[...]
    }
    func end(_ opener: Int, from start: FormatValue) -> FormatValue {
      value(behind: inside(opener), in: self.scope(of: opener, in: scope), from: start)
    }
    let attempt = chain[0]
    if syntax.encloses(attempt, place) { return end(attempt, from: start) }
    let isFinal = syntax.at(chain[chain.count - 1] - 1, word: "@finally")
    let handlers = chain.dropFirst().dropLast(isFinal ? 1 : 0)
    let thrown =
      handlers.isEmpty
      ? FormatValue() : thrown(behind: inside(attempt), in: attempt, of: scope, from: start)
    var result = FormatValue()
    for opener in [attempt] + handlers {
      let choice = ChoicePicks("catch \(attempt)", ChoiceBranch("\(opener)"), at: opener)
      let value = end(opener, from: opener == attempt ? start : thrown).under(choice)
      if syntax.encloses(opener, place) { return value }
      let body = syntax.content(of: opener)
      if syntax.exits(body) {
        leave(body, with: value)
      } else {
        result.formUnion(value)
      }
    }
    guard isFinal, let last = chain.last else {
      return bounded(result, behind: writes, from: start)
    }
    if syntax.encloses(last, place) {
      let isChanged = writes.contains { !syntax.encloses(last, $0.token) }
      return end(last, from: isChanged ? .unreadable(.variable) : start)
    }
    return end(last, from: bounded(result, behind: writes, from: start))
  }

  /// What the variable may hold where something is thrown in a block.
  private func thrown(
    behind writes: Writes, in attempt: Int, of scope: Scope, from start: FormatValue
  ) -> FormatValue {
    guard !writes.isEmpty else { return start }
    // In Objective-C and in branches it may be anywhere.
    let branch = syntax.source.branch(of: attempt)
    guard syntax.isSwift,
      writes.allSatisfy({
        syntax.block(of: $0.token) == attempt && syntax.source.branch(of: $0.token) == branch
      })
    else { return .unreadable(.variable) }
    var result = FormatValue()
    var from = attempt
    for count in 0...writes.count {
      let next = writes.dropFirst(count).first
      // What throws in the value of a write throws in front of it.
      let end =
        next.map { ($0.tuple ?? $0.value)?.upperBound ?? $0.token + 1 } ?? syntax.partner(attempt)
      if mayThrow(in: from..<max(from, end)) {
        result.formUnion(
          value(behind: writes.prefix(count), in: self.scope(of: attempt, in: scope), from: start))
      }
      from = max(from, end)
    }
    return result
  }

  /// Whether something in some tokens may throw.
  private func mayThrow(in range: Range<Int>) -> Bool {
    if !syntax.mentions(of: "throw", in: range).isEmpty { return true }
    return syntax.mentions(of: "try", in: range).prefix(64).contains {
      !syntax.at(Int($0) + 1, "?") && !syntax.at(Int($0) + 1, "!")
    }
  }
}
