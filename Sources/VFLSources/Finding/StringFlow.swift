import VFLDiagnostics

/// Follows a string variable from its last certain value to a place: branches are taken apart and
/// brought together again as the program does.
///
/// What a loop or a closure may have put into it is not told.
struct StringFlow {
  let finder: FormatFinder
  /// Where the variable is read.
  let place: Int
  /// How deep in other expressions it was asked for.
  let depth: Int

  private var syntax: HostSyntax { finder.syntax }

  /// What the variable holds behind some writes in a block, in the order of the file.
  func value(
    behind writes: ArraySlice<HostSyntax.Write>, in block: Int, from start: FormatValue
  ) -> FormatValue {
    var value = start
    var index = writes.startIndex
    while index < writes.endIndex {
      let write = writes[index]
      guard let child = child(of: block, around: write.token) else {
        value = self.value(behind: write, from: value)
        index += 1
        continue
      }
      let chain = chain(of: child)
      let last = chain.last ?? child
      var end = index + 1
      while end < writes.endIndex, writes[end].token < syntax.partner(last) { end += 1 }
      value = self.value(behind: writes[index..<end], in: chain, from: value)
      index = end
    }
    return value
  }

  // MARK: One write

  private func value(behind write: HostSyntax.Write, from start: FormatValue) -> FormatValue {
    let value = result(of: write, from: start)
    let branch = syntax.source.branch(of: write.token)
    if !syntax.isInBranch(write.token, around: place) {
      // What another branch of the `#if` gives may be there instead; what was there before, too.
      var result = value.under(ChoicePicks(Self.conditional(branch), .yes, at: write.token))
      var others = start
      others.choices.removeAll { choice in
        !choice.picks.picks.contains { $0.choice.hasPrefix(Self.conditional(nil)) }
      }
      if others.choices.count < start.choices.count { result.reason = result.reason ?? .variable }
      result.formUnion(others)
      return result
    }
    let head = syntax.labelledStart(of: write.token)
    guard !syntax.isSwift, head < write.token else { return value }
    if syntax.at(head, anyOf: ["for", "while", "do"]) { return uncertain(value) }
    guard syntax.at(head, anyOf: ["if", "else"]) else { return value }
    // `if (a) f = …; else f = …;`
    let picks = syntax.branch(endingAt: write.token, from: head)
    var result = value.under(picks)
    guard picks.picks.count == 1, let pick = picks.picks.first else {
      result.formUnion(start)
      return result
    }
    let other = ChoicePicks(
      pick.choice, pick.branch.opposite, at: pick.place)
    result.formUnion(start.under(other))
    return result
  }

  /// The choice that a branch of an `#if` is, or how all of them begin.
  private static func conditional(_ branch: Int32?) -> String {
    "#if" + (branch.map { " \($0)" } ?? "")
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
    case .addition, .removal, .unknown, .unknownIfShared: return .unreadable(.variable)
    }
  }

  /// Where the innermost branch begins that a statement is a part of; `nil` outside of all branches.
  private func branchStart(around index: Int) -> Int? {
    let head = syntax.labelledStart(of: index)
    if !syntax.isSwift, syntax.at(head, anyOf: ["if", "else"]) { return head }
    let block = syntax.block(of: index)
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

  private func contains(_ opener: Int, _ index: Int) -> Bool {
    opener < index && index < syntax.partner(opener)
  }

  /// The blocks of the `if` that a block is a part of; only the block for anything else.
  func chain(of block: Int) -> [Int] {
    guard syntax.kind(ofBlock: block) == .statement else { return [block] }
    var chain = [block]
    while let first = chain.first, chain.count < 64 {
      let start = syntax.blockStart(first)
      guard syntax.at(start, anyOf: ["else", "catch"]), syntax.at(start - 1, "}"),
        syntax.tokens[start - 1].link >= 0,
        syntax.kind(ofBlock: Int(syntax.tokens[start - 1].link)) == .statement
      else { break }
      chain.insert(Int(syntax.tokens[start - 1].link), at: 0)
    }
    while let last = chain.last, chain.count < 64 {
      let next = syntax.partner(last) + 1
      guard syntax.at(next, anyOf: ["else", "catch"]) else { break }
      var opener = next
      while opener < syntax.tokens.count, !syntax.at(opener, "{"),
        !syntax.at(opener, ";"), syntax.tokens[opener].kind != .closer
      {
        opener =
          syntax.at(opener, "{")
          ? opener
          : syntax.tokens[opener].kind == .opener
            ? syntax.next(after: opener) : opener + 1
      }
      guard syntax.at(opener, "{"), opener > last else { break }
      chain.append(opener)
    }
    return chain
  }

  private func value(
    behind writes: ArraySlice<HostSyntax.Write>, in chain: [Int], from start: FormatValue
  ) -> FormatValue {
    guard let first = chain.first else { return start }
    switch syntax.kind(ofBlock: first) {
    case .closure, .function, .type, .literal:
      return contains(first, place)
        ? value(behind: writes, in: first, from: start) : .unreadable(.variable)
    case .loop: return value(behind: writes, inLoop: first, from: start)
    case .cases: return value(behind: writes, inCases: first, from: start)
    case .statement: return value(behind: writes, inBranches: chain, from: start)
    }
  }

  private func value(
    behind writes: ArraySlice<HostSyntax.Write>, inLoop opener: Int, from start: FormatValue
  ) -> FormatValue {
    if contains(opener, place) { return value(behind: writes, in: opener, from: start) }
    let isGrowing = writes.allSatisfy {
      switch $0.effect {
      case .append, .merge: true
      default: false
      }
    }
    if isGrowing, let token = writes.first?.token, let span = start.literals.first?.span {
      return start.joined(
        with: .unreadable(.variable), hole: syntax.span(token..<(token + 1)),
        from: syntax.source.bytes, at: span)
    }
    var value = value(behind: writes, in: opener, from: .unreadable(.variable))
    // Of the elements of a list only the last one is left.
    value.choices.removeAll { choice in
      choice.picks.picks.contains {
        $0.choice.hasPrefix("#") && !$0.choice.hasPrefix(Self.conditional(nil))
      }
    }
    return uncertain(value)
  }

  private func value(
    behind writes: ArraySlice<HostSyntax.Write>, inBranches chain: [Int], from start: FormatValue
  ) -> FormatValue {
    let head = syntax.blockStart(chain[0])
    if chain.count == 1, !syntax.at(head, anyOf: ["if", "else", "guard", "catch", "defer"]) {
      return value(behind: writes, in: chain[0], from: start)
    }
    // What is deferred is done at the end of the block, behind all that can be read there.
    if syntax.at(head, word: "defer") {
      return contains(chain[0], place) ? .unreadable(.variable) : start
    }
    var result = FormatValue()
    var others: ChoicePicks? = ChoicePicks()
    var isComplete = false
    for opener in chain {
      let end = syntax.partner(opener)
      let inside = writes.filter { $0.token > opener && $0.token < end }
      let picks = syntax.picks(ofBlock: opener, at: place)
      let isHere = contains(opener, place)
      let before = isHere ? start.taken(inBranchAt: syntax.blockStart(opener)) : start
      let value = value(behind: inside[...], in: opener, from: before).under(picks)
      if isHere { return value }
      if !syntax.exits(syntax.content(of: opener)) { result.formUnion(value) }
      if syntax.at(opener - 1, word: "else") { isComplete = !syntax.at(head, word: "guard") }
      if let pick = picks.picks.last {
        others = others?.union(
          ChoicePicks(pick.choice, pick.branch.opposite, at: pick.place))
      }
    }
    if !isComplete { result.formUnion(start.under(others ?? ChoicePicks())) }
    if result.choices.count > FormatValue.combinationLimit, start.choices.count > 1 {
      return cut(result, writes, from: start)
    }
    return result.choices.isEmpty && result.reason == nil ? .unreadable(.variable) : result
  }

  /// What is left of a value that branches make of one of several strings each, when these are too many.
  private func cut(
    _ value: FormatValue, _ writes: ArraySlice<HostSyntax.Write>, from start: FormatValue
  ) -> FormatValue {
    let isGrowing = writes.allSatisfy {
      switch $0.effect {
      case .append, .merge: true
      default: false
      }
    }
    guard isGrowing, let token = writes.first?.token, let span = start.literals.first?.span else {
      return value.choices.count > 256 ? .unreadable(.combination) : value
    }
    var result = start.joined(
      with: .unreadable(.variable), hole: syntax.span(token..<(token + 1)),
      from: syntax.source.bytes, at: span)
    result.reason = result.reason ?? .combination
    return result
  }

  private func value(
    behind writes: ArraySlice<HostSyntax.Write>, inCases opener: Int, from start: FormatValue
  ) -> FormatValue {
    let labels = labels(of: opener)
    let isHere = contains(opener, place)
    var result = FormatValue()
    var isComplete = syntax.isSwift
    for (index, label) in labels.enumerated() {
      let end = index + 1 < labels.count ? labels[index + 1] : syntax.partner(opener)
      if syntax.at(label, word: "default") { isComplete = true }
      let inside = writes.filter { $0.token > label && $0.token < end }
      let body = (syntax.first(":", in: label..<max(label, end)) ?? label)..<end
      let isLeft = syntax.exits(body)
      if isHere {
        guard label < place, place < end else {
          if !inside.isEmpty, runsOn(body, isLeft) { return .unreadable(.variable) }
          continue
        }
        return value(
          behind: inside[...], in: opener,
          from: start.taken(inBranchAt: syntax.blockStart(opener)))
      }
      // `case 0: case 1:`.
      guard body.count > 1 else { continue }
      let isBroken = syntax.lastStatement(of: body).map { syntax.at($0, word: "break") } ?? false
      if isLeft, !isBroken, !runsOn(body, isLeft) { continue }
      if !inside.isEmpty, runsOn(body, isLeft), index + 1 < labels.count {
        return .unreadable(.variable)
      }
      let picks = syntax.label(around: body.lowerBound, in: opener)
      result.formUnion(
        value(behind: inside[...], in: opener, from: start).under(picks ?? ChoicePicks()))
    }
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
