extension HostSyntax {
  /// The number of parts in one piece of a long statement.
  private static let partLimit: Int32 = 4096

  /// Returns the first token of the statement of each token.
  ///
  /// A statement of more than `partLimit` parts is divided into pieces of that many parts. From the third
  /// piece on, the statement of a token begins with the piece before its own. This bounds the length of a
  /// statement.
  func findStatementStarts() -> [Int32] {
    // The end of the file counts as a token.
    var starts = [Int32](repeating: 0, count: tokens.count + 1)
    var pieces = starts
    var parts = starts
    for index in starts.indices.dropFirst() {
      guard !startsStatement(index) else {
        (starts[index], pieces[index]) = (Int32(index), Int32(index))
        continue
      }
      let last = previous(before: index)
      if parts[last] + 1 == Self.partLimit {
        (starts[index], pieces[index]) = (pieces[last], Int32(index))
      } else {
        (starts[index], pieces[index], parts[index]) = (starts[last], pieces[last], parts[last] + 1)
      }
    }
    return starts
  }

  /// Returns whether a statement begins at a token other than the first one.
  private func startsStatement(_ start: Int) -> Bool {
    let last = start - 1
    if tokens[last].kind == .opener || at(last, ";") { return true }
    if at(last, "}"), !continues(afterBrace: start) { return true }
    if isSwift, start < tokens.count, tokens[start].isFirstOnLine, !isJoined(last, start),
      !at(start, "{")
    {
      return true
    }
    // `{ element in if a { … } }`.
    return isSwift && at(last, word: "in") && at(start, anyOf: Self.heads)
  }

  /// Words that begin a statement with a block, and nothing that may be walked through.
  private static let heads: [StaticString] = [
    "if", "guard", "switch", "while", "repeat", "do", "for", "defer",
  ]

  /// Where the statement begins that a token belongs to, behind the label of a case or a label of its own.
  func labelledStart(of index: Int) -> Int {
    var start = statementStart(of: index)
    while at(start, anyOf: ["case", "default"]), let colon = first(":", in: start..<index) {
      start = colon + 1
    }
    let isNamed = isName(start) && at(start + 1, ":") && at(start + 2, anyOf: Self.heads)
    return isNamed && start + 2 <= index ? start + 2 : start
  }

  /// Whether a statement goes on behind a closing brace.
  private func continues(afterBrace index: Int) -> Bool {
    if isSwift { return at(index, ".") || at(index, "(") || at(index, "?") }
    // A literal may end with a brace: what follows tells.
    return at(index, "]") || at(index, ")") || at(index, ",") || at(index, ";")
  }

  /// Where the expression ends that begins at a token: in front of the end of its statement, or of
  /// the next one of a list.
  func expressionEnd(from start: Int) -> Int {
    if isSwift, at(start, anyOf: ["if", "switch"]) { return conditionalEnd(from: start) }
    var index = start
    while index < tokens.count {
      if tokens[index].kind == .closer || at(index, ";") || at(index, ",") { return index }
      if isSwift, index > start, tokens[index].isFirstOnLine, !isJoined(index - 1, index) {
        return index
      }
      if isSwift, index > start, at(index, word: "else") { return index }
      if isSwift, index > start, at(index, "{"), at(index - 1, ")") || isName(index - 1) {
        // The body of an `if` or an observer, or a closure that belongs to the expression.
        return next(after: index)
      }
      index = argumentsEnd(at: index) ?? next(after: index)
    }
    return index
  }

  /// Where an `if` or a `switch` ends that stands for its value: behind its last block.
  private func conditionalEnd(from start: Int) -> Int {
    var index = start
    while index < tokens.count, tokens[index].kind != .closer, !at(index, ";") {
      guard at(index, "{") else {
        index = next(after: index)
        continue
      }
      index = next(after: index)
      guard at(index, word: "else") else { return index }
    }
    return index
  }

  /// Where the arguments of a generic type of Swift end that begin at a token, `<String, Int>`.
  private func argumentsEnd(at open: Int) -> Int? {
    guard isSwift, at(open, "<"), isName(open - 1), tokens[open - 1].end == tokens[open].start
    else {
      return nil
    }
    var (index, depth) = (open, 0)
    while index < tokens.count {
      if at(index, "<") {
        depth += 1
      } else if at(index, ">") {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if !isName(index), !at(index, ","), !at(index, "."), !at(index, "?"), !at(index, "[") {
        return nil
      }
      index = next(after: index)
    }
    return nil
  }

  /// Whether a line of Swift goes on with the next one.
  func isJoined(_ last: Int, _ first: Int) -> Bool {
    switch tokens[first].kind {
    case .compound: return true
    case .symbol:
      if at(first, "@") || at(first, "#") || at(first, "!") { return false }
      // `.a` goes on, and so does `? a`; a prefix operator is rare enough.
      return !at(first, "&") && !at(first, "-")
    case .identifier where at(first, anyOf: ["as", "is", "else", "where", "in"]): return true
    default: break
    }
    switch tokens[last].kind {
    case .compound: return true
    case .symbol: return !at(last, "!") && !at(last, "?") && !at(last, ">")
    case .identifier: return at(last, anyOf: ["in", "return", "as", "is"]) && !at(last, word: "in")
    default: return false
    }
  }

  /// Some tokens without the parentheses around all of them.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 2, at(range.lowerBound, "("),
      partner(range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return range
  }

  /// The parts of some tokens between signs that stand outside of inner brackets.
  func split(_ range: Range<Int>, at sign: Unicode.Scalar) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if at(index, sign) {
        parts.append(start..<index)
        start = index + 1
      }
      index = next(after: index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The first of some signs outside of inner brackets.
  func first(_ sign: Unicode.Scalar, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if at(index, sign) { return index }
      index = next(after: index)
    }
    return nil
  }

  /// What stands inside a bracket.
  func content(of opener: Int) -> Range<Int> { (opener + 1)..<max(opener + 1, partner(opener)) }
}
