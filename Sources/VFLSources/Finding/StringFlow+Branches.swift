import VFLDiagnostics

/// Statements of which only one of several parts is run or compiled.
extension StringFlow {
  /// A part of a statement that is run or compiled instead of the other parts.
  private struct Branch {
    /// The choice that leads to the branch if no branch in front of it is taken; `nil` where the branch asks
    /// for nothing.
    let choice: (name: String, yes: ChoiceBranch, no: ChoiceBranch)?
    /// The condition, where it is one of the program.
    var condition: Range<Int>?
    /// The token at which that is asked.
    let start: Int
    /// The tokens of the branch.
    let body: Range<Int>
    /// The scope of its statements.
    let scope: Scope
  }

  /// What one of several branches leaves behind; what was there before, too, where each of them asks for
  /// something.
  private func value(
    behind writes: Writes, inOneOf branches: [Branch], from start: FormatValue
  ) -> FormatValue {
    // What gets to a branch that asks for what the variable holds is not told.
    let isTested = branches.contains { branch in
      guard let condition = branch.condition, let name = writes.first?.token else { return false }
      return finder.isTest(condition, of: name)
    }
    let start =
      isTested && !branches.contains { $0.body.contains(place) } ? .unreadable(.variable) : start
    var result = FormatValue()
    var others: ChoicePicks? = ChoicePicks()
    for branch in branches {
      let own =
        branch.choice.map { ChoicePicks($0.name, $0.yes, at: branch.start) } ?? ChoicePicks()
      if let picks = others?.union(own) {
        let inside = writes.filter { branch.body.contains($0.token) }
        let isHere = branch.body.contains(place)
        let value = value(
          behind: inside[...], in: branch.scope,
          from: isHere ? start.taken(inBranchAt: branch.start) : start
        ).under(picks)
        if isHere { return value }
        if syntax.exits(branch.body) {
          leave(branch.body, with: value)
        } else {
          result.formUnion(value)
        }
      }
      others = branch.choice.flatMap { choice in
        others?.union(ChoicePicks(choice.name, choice.no, at: branch.start))
      }
    }
    if let others { result.formUnion(start.under(others)) }
    return bounded(result, behind: writes, from: start)
  }

  /// What branches make of a value, as long as it is not too much; unknown where nothing gets behind them.
  func bounded(
    _ value: FormatValue, behind writes: Writes, from start: FormatValue
  ) -> FormatValue {
    if value.choices.count > FormatValue.combinationLimit, start.choices.count > 1 {
      return cut(value, writes, from: start)
    }
    return value.choices.isEmpty && value.reason == nil ? .unreadable(.variable) : value
  }

  /// What is left of a value that branches make of one of several strings each, when these are too many.
  private func cut(
    _ value: FormatValue, _ writes: Writes, from start: FormatValue
  ) -> FormatValue {
    guard isGrowing(writes), let token = writes.first?.token, let span = start.literals.first?.span
    else {
      return value.choices.count > 256 ? .unreadable(.combination) : value
    }
    var result = start.joined(
      with: .unreadable(.variable), hole: syntax.span(token..<(token + 1)),
      from: syntax.source.bytes, at: span)
    result.reason = result.reason ?? .combination
    return result
  }

  // MARK: Conditional compilation

  /// The branches of the outermost `#if` around a token inside of a scope, where it stands outside of a
  /// block.
  func group(around index: Int, in scope: Scope, outside child: Int?) -> [Int32]? {
    let conditionals = syntax.source.conditionals
    let own = syntax.source.branch(of: index)
    guard let branch = conditionals.outermost(around: own, inside: scope.branch) else { return nil }
    let start = syntax.tokens(ofBranch: conditionals[branch].first).lowerBound
    guard child.map({ start <= $0 }) ?? true else { return nil }
    return conditionals.alternatives(of: branch, limit: HostSyntax.branchLimit + 1)
  }

  /// Of what the branches of an `#if` do only one is done, or nothing where no `#else` is there.
  func value(
    behind writes: Writes, inConditional group: [Int32], of scope: Scope, from start: FormatValue
  ) -> FormatValue {
    guard group.count <= HostSyntax.branchLimit else { return .unreadable(.variable) }
    let compiled = group.filter { branch in
      if case .never = syntax.source.conditionals[branch].test { false } else { true }
    }
    let branches = compiled.map { branch in
      let body = syntax.tokens(ofBranch: branch)
      return Branch(
        choice: syntax.choice(ofBranch: branch), start: body.lowerBound, body: body,
        scope: Scope(
          block: scope.block, branch: branch, start: body.lowerBound, level: scope.level + 1))
    }
    return value(behind: writes, inOneOf: branches, from: start)
  }

  // MARK: Statements with braces

  /// What is left by an `if` with its `else`, or by any other statement with blocks of statements.
  func value(
    behind writes: Writes, inBlocks chain: [Int], of scope: Scope, from start: FormatValue
  ) -> FormatValue {
    let first = chain[0]
    let head = syntax.blockStart(first)
    // What is deferred is done at the end of the block around it, behind all that can be read there.
    if syntax.at(head, word: "defer") {
      let isBefore = scope.block < 0 || syntax.encloses(scope.block, place)
      return isBefore && !syntax.encloses(first, place) ? start : .unreadable(.variable)
    }
    if syntax.at(head, anyOf: ["if", "else", "guard"]) {
      let branches = chain.map { branch(ofBlock: $0, in: scope) }
      return value(behind: writes, inOneOf: branches, from: start)
    }
    if chain.count > 1 || syntax.at(head, anyOf: ["catch", "@catch", "@finally"]) {
      return value(behind: writes, inAttempt: chain, of: scope, from: start)
    }
    return value(behind: writes, in: self.scope(of: first, in: scope), from: start)
  }

  /// The branch that a block is; an `else` may ask for nothing.
  private func branch(ofBlock opener: Int, in scope: Scope) -> Branch {
    let start = syntax.blockStart(opener)
    let isGuard = syntax.at(start, word: "guard")
    let word = syntax.at(start, word: "else") ? start + 1 : start
    var condition: Range<Int>?
    if isGuard || syntax.at(word, word: "if") {
      condition = (word + 1)..<max(word + 1, isGuard ? opener - 1 : opener)
    }
    var choice = condition.map(syntax.choice)
    if isGuard { choice = choice.map { ($0.name, yes: $0.no, no: $0.yes) } }
    return Branch(
      choice: choice, condition: condition, start: start, body: syntax.content(of: opener),
      scope: self.scope(of: opener, in: scope))
  }

  // MARK: Statements that need no braces

  /// Where the `if` or the loop of C begins that a token is a part of, if it stands outside of the block
  /// around it: of several inside of each other the outermost one in a scope.
  func statement(around index: Int, in scope: Scope, outside child: Int?) -> Int? {
    guard !syntax.isSwift else { return nil }
    let start = max(
      syntax.compoundStart(of: syntax.outermost(index, in: scope.block)), scope.start)
    if syntax.at(start, anyOf: ["if", "else"]) { return start }
    guard syntax.at(start, anyOf: ["for", "while", "do"]) else { return nil }
    return child.map { syntax.blockStart($0) == start && syntax.kind(ofBlock: $0) == .loop } == true
      ? nil : start
  }

  /// What such a statement leaves behind.
  func value(
    behind writes: Writes, inStatement start: Int, of scope: Scope, from value: FormatValue
  ) -> FormatValue {
    func inner(_ body: Range<Int>) -> Scope {
      syntax.at(body.lowerBound, "{")
        ? self.scope(of: body.lowerBound, in: scope)
        : Scope(
          block: scope.block, branch: scope.branch, start: body.lowerBound, level: scope.level + 1)
    }
    if syntax.at(start, anyOf: ["for", "while"]), let body = syntax.body(behindHead: start) {
      let range = body..<max(body, syntax.statementEnd(from: start))
      return self.value(
        behind: writes, inLoop: inner(range), isHere: range.contains(place), from: value)
    }
    // What a condition does itself is done in any case.
    guard let parts = syntax.branches(ofIf: start),
      writes.allSatisfy({ write in parts.contains { $0.body.contains(write.token) } })
    else { return .unreadable(.variable) }
    let branches = parts.map { part in
      Branch(
        choice: part.condition.map(syntax.choice), condition: part.condition, start: part.start,
        body: part.body,
        scope: inner(part.body))
    }
    return self.value(behind: writes, inOneOf: branches, from: value)
  }
}
