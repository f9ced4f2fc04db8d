extension FormatFinder {
  /// The values that a variable may hold at some place.
  struct Reaching {
    /// The values that are assigned to the variable.
    var values: [Range<Int>] = []
    /// The keys that are added to it, with their values.
    var additions: [(key: Range<Int>, value: Range<Int>)] = []
    /// The dictionaries that are added to it.
    var merges: [Range<Int>] = []
    /// The elements that are put at its end.
    var appends: [Range<Int>] = []
    /// Whether something may be taken out of it.
    var isReduced = false
    /// Whether the variable may hold something else.
    var isOpen = false
    /// Whether the value of the variable depends on conditional compilation.
    var isConditional = false
    /// Whether the variable may hold something else because others who have its value can change that value.
    var isOpenIfShared = false
    /// Whether the variable is computed each time that it is asked for.
    var isComputed = false
    /// The token of the write that all others follow.
    var source: Int?

    /// Whether the variable gets whole values only: nothing is added to it or taken out of it.
    var isConstant: Bool { additions.isEmpty && merges.isEmpty && appends.isEmpty && !isReduced }
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
      // So many are taken together, wherever the place is: what each place is told would be as
      // long as all of them.
      guard writes.count > Self.writeLimit else { return reaching(writes, declaration, at: place) }
      if let known = memo.members[declaration] { return known }
      var all = Reaching(source: declaration)
      for write in writes { add(write, to: &all) }
      memo.members[declaration] = all
      return all
    case .member(let declaration): return reachingMember(declaration)
    case .parameter, .element, .function, .unknown: return nil
    }
  }

  /// How many writes of one variable are told apart.
  private static let writeLimit = 128

  /// What the mentions of a variable in its scope do to it, in the order of the file.
  func writes(of declaration: Int, in scope: Range<Int>) -> [HostSyntax.Write] {
    if let known = memo.writes[declaration] { return known }
    let home = syntax.block(of: declaration)
    let isObject = isMutableObject(declaration)
    var writes: [HostSyntax.Write] = []
    for mention in syntax.mentions(ofToken: declaration, in: scope) {
      let index = Int(mention)
      if let write = write(at: index) ?? (isObject ? unseenWrite(at: index) : nil),
        means(index, declaration)
      {
        writes.append(write)
      }
    }
    if syntax.isSwift {
      writes = writesBefore(declaration, home) + writes
    } else if let changers = macros?.changers[syntax.text(declaration)] {
      for name in changers {
        for mention in syntax.mentions(of: name) where scope.contains(Int(mention)) {
          writes.append(HostSyntax.Write(token: Int(mention), effect: .unknown))
        }
      }
      writes.sort { $0.token < $1.token }
    }
    memo.writes[declaration] = writes
    return writes
  }

  /// Whether a token names the variable that another one declares.
  func means(_ index: Int, _ declaration: Int) -> Bool {
    guard !syntax.at(index - 1, "."), !syntax.at(index - 1, word: "->"),
      case .local(let other, _) = syntax.binding(of: index)
    else { return false }
    // Of those that the branches of an `#if` declare any is meant.
    return other == declaration
      || syntax.parent(other) == syntax.parent(declaration)
        && syntax.source.branch(of: other) != syntax.source.branch(of: declaration)
  }

  /// What local functions in front of a variable do to it: they may be called behind it.
  private func writesBefore(_ declaration: Int, _ home: Int) -> [HostSyntax.Write] {
    guard home >= 0 else { return [] }
    return syntax.mentions(ofToken: declaration, in: home..<declaration).compactMap { mention in
      let index = Int(mention)
      guard isInClosure(index, within: home), let write = write(at: index),
        !syntax.declares(index)
      else { return nil }
      if case .local(_, let scope) = syntax.binding(of: index), scope.contains(index),
        isInClosure(scope.lowerBound, within: home)
      {
        return nil
      }
      return write
    }
  }

  /// What a mention of a variable does to it; also what a macro may do to its argument.
  func write(at index: Int) -> HostSyntax.Write? {
    guard !syntax.budget.isExceeded else { return nil }
    let arguments = callTokens.arguments
    let write = syntax.write(at: index) { arguments.contains($0) }
    if !syntax.isSwift, !arguments.contains(index), let macros,
      isChanged(index, by: macros)
    {
      switch write?.effect {
      case nil, .unknownIfShared: return HostSyntax.Write(token: index, effect: .unknown)
      default: break
      }
    }
    return write
  }

  /// Whether a variable is an argument of a macro that changes it.
  private func isChanged(_ index: Int, by macros: MacroEffects) -> Bool {
    let open = syntax.parent(index)
    guard open > 0, syntax.at(open, "("), !syntax.isBoxed(open), syntax.isName(open - 1),
      syntax.tokens[open].link >= 0
    else { return false }
    let parts = syntax.split(syntax.content(of: open), at: ",")
    guard let part = parts.firstIndex(where: { $0.contains(index) }), parts[part].count == 1 else {
      return false
    }
    return macros.changes(argument: part, of: syntax.text(open - 1))
  }

  func isMember(_ index: Int, _ declaration: Int) -> Bool {
    index == declaration || syntax.binding(of: index) == .member(declaration: declaration)
  }

  private func reaching(
    _ writes: [HostSyntax.Write], _ declaration: Int, at place: Int
  ) -> Reaching {
    if writes.count > 1, mayJump(around: place) {
      return Reaching(isOpen: true, source: declaration)
    }
    let home = syntax.block(of: declaration)
    let start = syntax.statementStart(of: declaration)
    // A static variable keeps what the last call of its function left in it.
    let isKept = !syntax.isSwift && syntax.at(start, word: "static")
    let last =
      isKept
      ? nil
      : writes.last { write in
        guard write.token < place, case .assignment = write.effect, !write.isPending(at: place)
        else { return false }
        return precedes(write.token, place)
      }
    let limit = last?.token ?? declaration
    // Where a way may lead back to `place` from behind it.
    var horizon = isKept ? syntax.tokens.count : place
    var opener = syntax.block(of: place)
    while opener > limit {
      switch syntax.kind(ofBlock: opener) {
      case .loop: horizon = max(horizon, syntax.partner(opener))
      case .closure, .function: horizon = syntax.tokens.count
      case .statement where syntax.at(syntax.blockStart(opener), word: "defer"):
        horizon = max(horizon, endAround(deferred: opener))
      default: break
      }
      opener = syntax.block(of: opener)
    }
    var result = Reaching(source: limit)
    for write in writes {
      let isOnTheWay = write.token >= limit && write.token < horizon
      guard isOnTheWay || isInClosure(write.token, within: home) else { continue }
      if horizon == place, write.isPending(at: place) { continue }
      if isConditional(write, at: place) { result.isConditional = true }
      add(write, to: &result)
    }
    return result
  }

  /// The end of the block at which is done what another one inside of it defers.
  func endAround(deferred opener: Int) -> Int {
    let outer = syntax.block(of: opener)
    return outer >= 0 ? syntax.partner(outer) : syntax.tokens.count
  }

  /// Whether a write takes effect only under conditional compilation; writes to an object that others have,
  /// too, are told apart.
  private func isConditional(_ write: HostSyntax.Write, at place: Int) -> Bool {
    if case .unknownIfShared = write.effect { return false }
    return !syntax.isInBranch(write.token, around: place)
  }

  func add(_ write: HostSyntax.Write, to result: inout Reaching) {
    switch write.effect {
    case .assignment(let value): result.values.append(value)
    case .addition(let key, let value): result.additions.append((key, value))
    case .merge(let value): result.merges.append(value)
    case .append(let value): result.appends.append(value)
    case .formatted: result.isOpen = true
    case .removal: result.isReduced = true
    case .unknown: result.isOpen = true
    case .unknownIfShared: result.isOpenIfShared = true
    }
  }

  /// Whether every way to a place leads through an assignment in front of it.
  func precedes(_ write: Int, _ place: Int) -> Bool {
    let home = syntax.block(of: write)
    var opener = syntax.block(of: place)
    while opener > home { opener = syntax.block(of: opener) }
    guard opener == home, syntax.isInBranch(write, around: place) else { return false }
    // What a condition binds is known only where it holds.
    if syntax.isSwift, syntax.declares(write) { return true }
    let start = syntax.labelledStart(of: write)
    if syntax.at(start, anyOf: ["if", "else", "for", "while", "switch", "do"]) {
      return false
    }
    guard !isUnderCondition(write) else { return false }
    guard home >= 0, syntax.kind(ofBlock: home) == .cases else { return true }
    // Another case may begin in between.
    return syntax.labelStart(before: write, in: home) == syntax.labelStart(before: place, in: home)
  }

  /// Whether a write stands under a condition of its own statement.
  private func isUnderCondition(_ write: Int) -> Bool {
    if let known = memo.isUnderCondition[write] { return known }
    let result = !conditions(around: write).isEmpty
    memo.isUnderCondition[write] = result
    return result
  }

  /// Whether a token stands in a closure inside of a block, so that nobody knows when it is run.
  func isInClosure(_ index: Int, within home: Int) -> Bool {
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
      return !isInterpolated(declaration, in: scope)
        && isReadByCallsOnly(declaration, syntax.mentions(ofToken: declaration, in: scope))
        && !mayBeReadByMacro(in: scope)
    case .member(let declaration):
      // Other files may read what is not private.
      let isPrivate = (syntax.statementStart(of: declaration)..<declaration).contains {
        // `private(set)` lets others read.
        syntax.isSwift
          ? syntax.at($0, anyOf: ["private", "fileprivate"]) && !syntax.at($0 + 1, "(")
          : syntax.at($0, word: "static")
      }
      return isPrivate && !isInterpolated(declaration, in: syntax.tokens.indices)
        && isReadByCallsOnly(declaration, syntax.mentions(ofToken: declaration))
    case .parameter, .element, .function, .unknown: return false
    }
  }

  /// Whether a macro is called in some tokens, which may read whatever is in sight there.
  private func mayBeReadByMacro(in scope: Range<Int>) -> Bool {
    guard let macros else { return false }
    let calls = kinds.macroCalls ?? macroCalls(macros)
    kinds.macroCalls = calls
    return calls.lastIndex(before: scope.upperBound - 1).map { calls[$0] >= scope.lowerBound }
      ?? false
  }

  /// Returns the opening brackets of macro calls, in order, without the macros that only compute a number.
  private func macroCalls(_ macros: MacroEffects) -> [Int] {
    syntax.calls.map(Int.init).filter { opener in
      let name = opener - 1
      return syntax.at(opener, "(") && !syntax.at(name, anyOf: ["MIN", "MAX", "ABS"])
        && macros.isMacro(syntax.text(name))
    }
  }

  /// Whether the computed part of a string of Swift may read a variable.
  private func isInterpolated(_ declaration: Int, in scope: Range<Int>) -> Bool {
    syntax.isSwift && syntax.isInterpolated(syntax.text(declaration), in: scope)
  }

  private func isReadByCallsOnly(_ declaration: Int, _ mentions: ArraySlice<Int32>) -> Bool {
    if let known = memo.isReadByCallsOnly[declaration] { return known }
    let result = mentions.allSatisfy { mention in
      let index = Int(mention)
      if callTokens.systemArguments.contains(index) || syntax.declares(index) { return true }
      // A wrapper may use it otherwise, too.
      if callTokens.arguments.contains(index) { return false }
      // A label of a call.
      if syntax.isSwift, syntax.at(index + 1, ":"), !syntax.at(index - 1, "?") { return true }
      switch write(at: index)?.effect {
      case .assignment, .addition, .merge: return true
      default: return !syntax.isSwift && syntax.at(index + 1, ":")
      }
    }
    memo.isReadByCallsOnly[declaration] = result
    return result
  }
}
