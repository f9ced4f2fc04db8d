import VFLDiagnostics

/// Follows a string variable from its last certain value to a place: branches are taken apart and
/// brought together again as the program does.
///
/// What a loop or a closure may have put into it is not told.
struct StringFlow {
  typealias Writes = ArraySlice<HostSyntax.Write>

  let finder: FormatFinder
  /// Where the variable is read.
  let place: Int
  /// How deep in other expressions it was asked for.
  let depth: Int
  /// What was led elsewhere on the way.
  let jumps = Jumps()

  var syntax: HostSyntax { finder.syntax }

  /// Tokens that are run and compiled under one condition, but for what blocks and branches in them say.
  struct Scope {
    /// The block that they stand in.
    let block: Int
    /// The branch of conditional compilation that they stand in.
    let branch: Int32
    /// The first of them.
    let start: Int
    /// How many other scopes are around it.
    let level: Int

    /// How many scopes inside of each other are followed.
    static let levelLimit = 64
  }

  /// The scope of a block's content; `-1` stands for the file.
  private func scope(of block: Int, level: Int) -> Scope {
    Scope(
      block: block, branch: block >= 0 ? syntax.source.branch(of: block) : 0, start: block + 1,
      level: level)
  }

  /// The scope of a block inside of another one.
  func scope(of block: Int, in outer: Scope) -> Scope { scope(of: block, level: outer.level + 1) }

  /// What the variable holds behind some writes in a block, in the order of the file.
  func value(behind writes: Writes, in block: Int, from start: FormatValue) -> FormatValue {
    value(behind: writes, in: scope(of: block, level: 0), from: start)
  }

  /// What the variable holds behind some writes in a scope, in the order of the file.
  func value(behind writes: Writes, in scope: Scope, from start: FormatValue) -> FormatValue {
    guard scope.level < Scope.levelLimit, writes.allSatisfy({ isNear($0.token, to: scope) }) else {
      return .unreadable(.variable)
    }
    var value = start
    var index = writes.startIndex
    func take(upTo limit: Int) -> Writes {
      let first = index
      repeat { index += 1 } while index < writes.endIndex && writes[index].token < limit
      return writes[first..<index]
    }
    while index < writes.endIndex {
      let write = writes[index]
      let child = child(of: scope.block, around: write.token)
      if let group = group(around: write.token, in: scope, outside: child) {
        let inside = take(upTo: group.last.map { syntax.tokens(ofBranch: $0).upperBound } ?? 0)
        value = self.value(behind: inside, inConditional: group, of: scope, from: value)
      } else if let start = statement(around: write.token, in: scope, outside: child) {
        let inside = take(upTo: syntax.statementEnd(from: start))
        value = self.value(behind: inside, inStatement: start, of: scope, from: value)
      } else if let child {
        let chain = chain(of: child)
        let inside = take(upTo: syntax.partner(chain.last ?? child))
        value = self.value(behind: inside, in: chain, of: scope, from: value)
      } else {
        value = self.value(behind: write, from: value)
        index += 1
      }
    }
    return value
  }

  /// Whether no more branches of an `#if` stand between a token and a scope than are followed.
  private func isNear(_ index: Int, to scope: Scope) -> Bool {
    let conditionals = syntax.source.conditionals
    let depth = conditionals[syntax.source.branch(of: index)].depth
    return depth - conditionals[scope.branch].depth < Scope.levelLimit
  }

  // MARK: One write

  private func value(behind write: HostSyntax.Write, from start: FormatValue) -> FormatValue {
    var result = result(of: write, from: start)
    // `a ? (f += …) : (f += …)`.
    for condition in finder.conditions(inStatementAround: write.token) {
      result = result.under(condition.picks ?? ChoicePicks())
      guard let picks = condition.picks, picks.picks.count == 1, let pick = picks.picks.first else {
        result.formUnion(start)
        continue
      }
      result.formUnion(
        start.under(ChoicePicks(pick.choice, pick.branch.opposite, at: pick.place)))
    }
    return result
  }

  private func result(of write: HostSyntax.Write, from start: FormatValue) -> FormatValue {
    switch write.effect {
    case .assignment(let range):
      let value = finder.format(range, at: range.lowerBound, depth: depth + 1)
      return branchStart(around: write.token).map(value.taken) ?? value
    case .append(let range), .merge(let range):
      guard let span = start.literals.first?.span else { return .unreadable(.variable) }
      let more = finder.format(range, at: range.lowerBound, depth: depth + 1)
      return start.joined(
        with: more, hole: syntax.span(range), from: syntax.source.bytes, at: span)
    case .formatted(let range):
      guard let span = start.literals.first?.span else { return .unreadable(.variable) }
      let more = finder.formatted(range, at: range.lowerBound, depth: depth + 1)
      return start.joined(
        with: more, hole: syntax.span(range), from: syntax.source.bytes, at: span)
    case .addition, .removal, .unknown, .unknownIfShared: return .unreadable(.variable)
    }
  }

  /// Where the innermost branch begins that a statement is a part of; `nil` outside of all branches.
  private func branchStart(around index: Int) -> Int? {
    let block = syntax.block(of: index)
    let head = syntax.labelledStart(of: syntax.outermost(index, in: block))
    if !syntax.isSwift, syntax.at(head, anyOf: ["if", "else"]) { return head }
    let branch = syntax.source.branch(of: index)
    let conditional = branch != 0 ? syntax.tokens(ofBranch: branch).lowerBound : -1
    if block < conditional { return conditional }
    guard block >= 0 else { return nil }
    switch syntax.kind(ofBlock: block) {
    case .statement, .cases: return syntax.blockStart(block)
    default: return nil
    }
  }

  private func uncertain(_ value: FormatValue) -> FormatValue {
    var result = value
    result.reason = result.reason ?? .variable
    result.parameter = nil
    return result
  }

  // MARK: Blocks

  /// The outermost block around a token inside of another one.
  private func child(of block: Int, around index: Int) -> Int? {
    var opener = syntax.block(of: index)
    var found: Int?
    while opener > block {
      found = opener
      opener = syntax.block(of: opener)
    }
    return found
  }

  /// The blocks of the `if` that a block is a part of; only the block for anything else.
  func chain(of block: Int) -> [Int] {
    guard syntax.kind(ofBlock: block) == .statement else { return [block] }
    var chain = [block]
    while let first = chain.first, chain.count < 64 {
      let start = syntax.blockStart(first)
      guard syntax.at(start, anyOf: Self.followers), syntax.at(start - 1, "}"),
        syntax.tokens[start - 1].link >= 0,
        syntax.kind(ofBlock: Int(syntax.tokens[start - 1].link)) == .statement
      else { break }
      chain.insert(Int(syntax.tokens[start - 1].link), at: 0)
    }
    while let last = chain.last, chain.count < 64 {
      let next = syntax.partner(last) + 1
      guard syntax.at(next, anyOf: Self.followers) else { break }
      var opener = next
      while opener < syntax.tokens.count, !syntax.at(opener, "{"),
        !syntax.at(opener, ";"), syntax.tokens[opener].kind != .closer
      {
        opener = syntax.next(after: opener)
      }
      guard syntax.at(opener, "{"), opener > last else { break }
      chain.append(opener)
    }
    return chain
  }

  /// Words between two blocks of one statement.
  private static let followers: [StaticString] = ["else", "catch", "@catch", "@finally"]

  private func value(
    behind writes: Writes, in chain: [Int], of scope: Scope, from start: FormatValue
  ) -> FormatValue {
    guard let first = chain.first else { return start }
    // A block that is compiled in another way than what is around it.
    guard chain.allSatisfy({ syntax.source.branch(of: $0) == scope.branch }) else {
      return .unreadable(.variable)
    }
    var result: FormatValue
    switch syntax.kind(ofBlock: first) {
    case .closure, .function, .type, .literal:
      result =
        syntax.encloses(first, place)
        ? value(behind: writes, in: self.scope(of: first, in: scope), from: start)
        : .unreadable(.variable)
    case .loop:
      let inner = self.scope(of: first, in: scope)
      return value(
        behind: writes, inLoop: inner, isHere: syntax.encloses(first, place), from: start)
    case .cases: result = value(behind: writes, inCases: first, of: scope, from: start)
    case .statement: result = value(behind: writes, inBlocks: chain, of: scope, from: start)
    }
    if !chain.contains(where: { syntax.encloses($0, place) }) {
      for opener in chain { jumps.arrive(behind: opener, in: &result) }
    }
    return result
  }

  func value(
    behind writes: Writes, inLoop body: Scope, isHere: Bool, from start: FormatValue
  ) -> FormatValue {
    if isHere { return value(behind: writes, in: body, from: start) }
    if isGrowing(writes), let token = writes.first?.token, let span = start.literals.first?.span {
      return grown(
        start, by: writes, inLoop: body, hole: syntax.span(token..<(token + 1)), at: span)
    }
    var value = value(behind: writes, in: body, from: .unreadable(.variable))
    // Of the elements of a list only the last one is left.
    value.choices.removeAll { $0.picks.picks.contains { $0.isElement } }
    return uncertain(value)
  }

  /// The value of a string that a loop appends to in each turn.
  ///
  /// What one turn appends stands between what the turns before and after it append; there may be none of
  /// either, so holes stand for both.
  private func grown(
    _ start: FormatValue, by writes: Writes, inLoop body: Scope, hole: SourceSpan,
    at span: SourceSpan
  ) -> FormatValue {
    let bytes = syntax.source.bytes
    func picks(_ turns: String) -> ChoicePicks {
      ChoicePicks("loop \(body.start)", ChoiceBranch(turns), at: writes.first?.token ?? body.start)
    }
    func withHole(_ value: FormatValue) -> FormatValue {
      value.joined(with: .unreadable(.variable), hole: hole, from: bytes, at: span)
    }
    var builder = LiteralBuilder(bytes)
    builder.append(hole: hole)
    let turn = value(behind: writes, in: body, from: .literal(builder.literal(at: span)))
    guard turn.literals.contains(where: { !$0.text.isEmpty }) else { return withHole(start) }
    var result = withHole(start).under(picks("none"))
    result.formUnion(
      withHole(start.joined(with: turn.under(picks("some")), hole: hole, from: bytes, at: span)))
    return result
  }

  /// Whether writes only put something at the end.
  func isGrowing(_ writes: Writes) -> Bool {
    writes.allSatisfy {
      switch $0.effect {
      case .append, .merge, .formatted: true
      default: false
      }
    }
  }
}
