import VFLDiagnostics

extension FormatFinder {
  /// How many writes are followed from the last certain one.
  private static let stepLimit = 64

  /// The strings that a variable or a constant may hold at a place.
  func held(by binding: Binding, at place: Int, depth: Int) -> FormatValue {
    switch binding {
    case .local(let declaration, let scope):
      let key = VariableMemo.Place(declaration: declaration, place: place)
      if let known = memo.strings[key] { return known }
      // What asks for itself again is not known.
      memo.strings[key] = .unreadable(.variable)
      let value = string(heldBy: declaration, in: scope, at: place, depth: depth)
      memo.strings[key] = value
      return value
    case .member(let declaration):
      let reaching = reachingMember(declaration)
      guard !reaching.isOpen, reaching.values.count == 1, reaching.isConstant else {
        return .unreadable(.variable)
      }
      let value = reaching.values[0]
      return format(value, at: value.lowerBound, depth: depth + 1)
    case .parameter, .element, .function, .unknown: return .unreadable(.variable)
    }
  }

  private func string(
    heldBy declaration: Int, in scope: Range<Int>, at place: Int, depth: Int
  ) -> FormatValue {
    let home = syntax.block(of: declaration)
    let writes = stringWrites(of: declaration, in: scope)
    let start = syntax.statementStart(of: declaration)
    if syntax.at(start, word: "static"), writes.count > 1 { return .unreadable(.variable) }
    if writes.count > 1, mayJump(around: place) { return .unreadable(.variable) }
    guard !mayChangeUnseen(declaration, writes, home, place) else { return .unreadable(.variable) }
    var steps: [HostSyntax.Write] = []
    var base: HostSyntax.Write?
    for write in writes[..<index(of: place, in: writes)].reversed() {
      if write.isPending(at: place) { continue }
      steps.append(write)
      if case .assignment = write.effect, precedes(write.token, place) {
        base = write
        break
      }
      if steps.count > Self.stepLimit { return .unreadable(.variable) }
    }
    let first = base?.token ?? declaration
    guard !isCarried(writes, behind: first, home, place) else { return .unreadable(.variable) }
    steps.reverse()
    // The writes are followed from the block of the last certain one on.
    let block = base.map { syntax.block(of: $0.token) } ?? home
    let flow = StringFlow(finder: self, place: place, depth: depth)
    let value = flow.value(behind: steps[...], in: block, from: FormatValue())
    if value.choices.isEmpty, value.reason == nil { return .unreadable(.variable) }
    // Of several strings some may not get past a test; a test of a single one only says if it is used.
    let isSingle = value.choices.count == 1 && value.reason == nil
    if !isSingle, isTested(declaration, from: first, at: place) { return .unreadable(.variable) }
    return value
  }

  /// The writes of a variable that count for a string.
  private func stringWrites(of declaration: Int, in scope: Range<Int>) -> [HostSyntax.Write] {
    if let known = memo.stringWrites[declaration] { return known }
    let start = syntax.statementStart(of: declaration)
    let isMutable = (start..<declaration).contains { syntax.at($0, word: "NSMutableString") }
    let writes = writes(of: declaration, in: scope).filter {
      if case .unknownIfShared = $0.effect { return isMutable }
      return true
    }
    memo.stringWrites[declaration] = writes
    return writes
  }

  /// How many writes stand in front of a place.
  private func index(of place: Int, in writes: [HostSyntax.Write]) -> Int {
    writes.partitioningIndex { $0.token >= place }
  }

  /// The outermost closure or function around a token inside of a block.
  private func closure(around index: Int, within home: Int) -> Int? {
    var found: Int?
    var opener = syntax.block(of: index)
    while opener > home {
      switch syntax.kind(ofBlock: opener) {
      case .closure, .function: found = opener
      default: break
      }
      opener = syntax.block(of: opener)
    }
    return found
  }

  /// Whether a closure may change a variable, or one that reads it may run when it has changed.
  private func mayChangeUnseen(
    _ declaration: Int, _ writes: [HostSyntax.Write], _ home: Int, _ place: Int
  ) -> Bool {
    let hidden = hiddenWrites(of: declaration, writes, home)
    guard let own = closure(around: place, within: home) else { return !hidden.isEmpty }
    if hidden.contains(where: { $0 != own }) { return true }
    return writes.last.map {
      $0.token > place && !(own < $0.token && $0.token < syntax.partner(own))
    }
      ?? false
  }

  /// The closures and functions in which a variable is changed.
  private func hiddenWrites(
    of declaration: Int, _ writes: [HostSyntax.Write], _ home: Int
  ) -> [Int] {
    if let known = memo.hiddenWrites[declaration] { return known }
    let hidden = writes.compactMap { closure(around: $0.token, within: home) }
    memo.hiddenWrites[declaration] = hidden
    return hidden
  }

  /// Whether a way leads back to a place from a write that no certain one follows, or to one that is
  /// deferred.
  private func isCarried(
    _ writes: [HostSyntax.Write], behind limit: Int, _ home: Int, _ place: Int
  ) -> Bool {
    var opener = syntax.block(of: place)
    while opener > home {
      switch syntax.kind(ofBlock: opener) {
      case .loop, .closure, .function:
        if limit < opener {
          let end = syntax.partner(opener)
          let first = index(of: opener, in: writes)
          if first < writes.count, writes[first].token < end { return true }
        }
      case .statement where syntax.at(syntax.blockStart(opener), word: "defer"):
        if limit < opener {
          let first = index(of: syntax.partner(opener), in: writes)
          if first < writes.count, writes[first].token < endAround(deferred: opener) { return true }
        }
      default: break
      }
      opener = syntax.block(of: opener)
    }
    return false
  }
}
