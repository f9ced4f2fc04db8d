extension FormatFinder {
  /// What a variable may hold at some place.
  struct Reaching {
    /// The values that are assigned to it.
    var values: [Range<Int>] = []
    /// The keys that are added to it, with their values.
    var additions: [(key: Range<Int>, value: Range<Int>)] = []
    /// The dictionaries that are added to it.
    var merges: [Range<Int>] = []
    /// Whether it may hold something else.
    var isOpen = false
    /// Whether it depends on conditional compilation what it holds.
    var isConditional = false
    /// Whether it may hold something else if what it holds can be changed by others.
    var isOpenIfShared = false
    /// The token of the write that all others follow.
    var source: Int?
  }

  /// What a variable may hold where a token stands; `nil` for what is no variable.
  ///
  /// Of the writes those count that a straight way leads from: behind the last one that every way
  /// goes through, or anywhere where a loop or a closure may lead back. So what is counted is at
  /// least what there is.
  func reaching(_ binding: Binding, at place: Int) -> Reaching? {
    switch binding {
    case .local(let declaration, let scope):
      let writes = writes(of: declaration, in: scope)
      return reaching(writes, declaration, at: place)
    case .member(let declaration): return reachingMember(declaration)
    case .parameter, .element, .unknown: return nil
    }
  }

  private func writes(of declaration: Int, in scope: Range<Int>) -> [HostSyntax.Write] {
    if let known = memo.writes[declaration] { return known }
    let writes = syntax.mentions(ofToken: declaration, in: scope).compactMap {
      syntax.write(at: Int($0)) { isArgument[$0] }
    }
    memo.writes[declaration] = writes
    return writes
  }

  /// What a property or a global may hold: anything, unless it is a constant.
  private func reachingMember(_ declaration: Int) -> Reaching {
    var result = Reaching(source: declaration)
    let first = syntax.statementStart(of: declaration)
    let isConstant = (first..<declaration).contains {
      syntax.at($0, anyOf: ["let", "static", "const"])
    }
    let isFixed = syntax.isSwift && syntax.at(declaration - 1, word: "let")
    for mention in syntax.mentions(ofToken: declaration) where !isFixed || mention == declaration {
      if let write = syntax.write(at: Int(mention), isArgument: { isArgument[$0] }) {
        add(write, to: &result)
      }
    }
    if !isConstant || result.values.count != 1 { result.isOpen = true }
    return result
  }

  private func reaching(
    _ writes: [HostSyntax.Write], _ declaration: Int, at place: Int
  ) -> Reaching {
    let home = syntax.block(of: declaration)
    let last = writes.last { write in
      guard write.token < place, case .assignment = write.effect else { return false }
      return precedes(write.token, place)
    }
    let limit = last?.token ?? declaration
    // Where a way may lead back to `place` from behind it.
    var horizon = place
    var opener = syntax.block(of: place)
    while opener > limit {
      switch syntax.kind(ofBlock: opener) {
      case .loop: horizon = max(horizon, syntax.partner(opener))
      case .closure, .function: horizon = syntax.tokens.count
      default: break
      }
      opener = syntax.block(of: opener)
    }
    var result = Reaching(source: limit)
    for write in writes {
      let isOnTheWay = write.token >= limit && write.token < horizon
      guard isOnTheWay || isInClosure(write.token, within: home) else { continue }
      if !syntax.isInBranch(write.token, around: place) { result.isConditional = true }
      add(write, to: &result)
    }
    return result
  }

  private func add(_ write: HostSyntax.Write, to result: inout Reaching) {
    switch write.effect {
    case .assignment(let value): result.values.append(value)
    case .addition(let key, let value): result.additions.append((key, value))
    case .merge(let value): result.merges.append(value)
    case .unknown: result.isOpen = true
    case .unknownIfShared: result.isOpenIfShared = true
    }
  }

  /// Whether every way to a place leads through an assignment in front of it.
  private func precedes(_ write: Int, _ place: Int) -> Bool {
    let home = syntax.block(of: write)
    var opener = syntax.block(of: place)
    while opener > home { opener = syntax.block(of: opener) }
    guard opener == home, syntax.isInBranch(write, around: place) else { return false }
    let start = syntax.statementStart(of: write)
    if syntax.at(start, anyOf: ["if", "else", "for", "while", "switch", "case", "default", "do"]) {
      return false
    }
    guard home >= 0, syntax.kind(ofBlock: home) == .cases else { return true }
    // Another case begins in between.
    return !(write..<place).contains {
      syntax.parent($0) == home && syntax.at($0, anyOf: ["case", "default"])
    }
  }

  /// Whether a token stands in a closure inside of a block, so that nobody knows when it is run.
  private func isInClosure(_ index: Int, within home: Int) -> Bool {
    var opener = syntax.block(of: index)
    while opener > home {
      switch syntax.kind(ofBlock: opener) {
      case .closure, .function: return true
      default: opener = syntax.block(of: opener)
      }
    }
    return false
  }

  /// Whether a variable is read by nothing but calls that were found.
  func isReadByCallsOnly(_ binding: Binding) -> Bool {
    switch binding {
    case .local(let declaration, let scope):
      return isReadByCallsOnly(declaration, syntax.mentions(ofToken: declaration, in: scope))
    case .member(let declaration):
      return isReadByCallsOnly(declaration, syntax.mentions(ofToken: declaration))
    case .parameter, .element, .unknown: return false
    }
  }

  private func isReadByCallsOnly(_ declaration: Int, _ mentions: ArraySlice<Int32>) -> Bool {
    if let known = memo.isReadByCallsOnly[declaration] { return known }
    let result = mentions.allSatisfy { mention in
      let index = Int(mention)
      if isArgument[index] || syntax.declares(index) { return true }
      // A label of a call.
      if syntax.isSwift, syntax.at(index + 1, ":"), !syntax.at(index - 1, "?") { return true }
      switch syntax.write(at: index, isArgument: { isArgument[$0] })?.effect {
      case .assignment, .addition, .merge: return true
      default: return !syntax.isSwift && syntax.at(index + 1, ":")
      }
    }
    memo.isReadByCallsOnly[declaration] = result
    return result
  }
}
