/// Strings, lists and dictionaries.
extension ObjectiveCParser {
  /// Reads string literals, and the names of macros next to them.
  mutating func strings() -> Expression {
    let start = cursor.index
    var parts: [Expression.StringPart] = []
    while true {
      let index = cursor.index
      if cursor.kind(index) == .string {
        parts.append(.literal(index, computed: []))
        cursor.advance()
      } else if cursor.at("#"), cursor.isName(index + 1) {
        parts.append(.stringized(index + 1))
        cursor.advance(by: 2)
      } else if cursor.at("@"), cursor.at(index + 1, "#"), cursor.isName(index + 2) {
        parts.append(.stringized(index + 2))
        cursor.advance(by: 3)
      } else if parts.isEmpty ? pastesFirst : pastesNext {
        parts.append(.pasted(index))
        cursor.advance()
        if cursor.at("(") { cursor.skip() }
      } else {
        return Expression(range: start..<index, kind: .string(parts))
      }
    }
  }

  /// Whether the position is at the name of a macro in front of a literal.
  var pastesFirst: Bool {
    let index = cursor.index
    return cursor.isPlainName(index) && isText(index + 1)
  }

  /// Whether the position is at the name of a macro after a literal.
  private var pastesNext: Bool {
    let index = cursor.index
    guard cursor.isPlainName(index) else { return false }
    if cursor.isFirstOnLine(index), !isInMacro, !cursor.isMacroName(index) { return false }
    let next = cursor.at(index + 1, "(") ? cursor.next(after: index + 1) : index + 1
    if isText(next) { return true }
    if next >= cursor.limit || cursor.isCloser(next) { return part != .receiver }
    if cursor.at(next, ":") { return part == .none }
    // The next part of a message.
    if part == .argument, cursor.isName(next), cursor.at(next + 1, ":") { return true }
    return cursor.at(next, ";") || cursor.at(next, ",") || cursor.at(next, "?")
  }

  /// Whether a token is a string, or the `#` in front of a parameter of a macro.
  private func isText(_ index: Int) -> Bool {
    cursor.kind(index) == .string || isInMacro && cursor.at(index, "#") && cursor.isName(index + 1)
  }

  // MARK: Collections

  /// Reads `@[a, b]`.
  mutating func arrayLiteral() -> Expression {
    let start = cursor.index
    let bracket = enter()
    let values = elements()
    leave(bracket)
    return Expression(range: start..<cursor.index, kind: .array(values))
  }

  /// Reads `@{key: value}`.
  mutating func dictionaryLiteral() -> Expression {
    let start = cursor.index
    let bracket = enter()
    var entries: [Expression.Entry] = []
    while endsNoList {
      if accept(",") { continue }
      let place = cursor.index
      guard let key = assignment() else {
        skipToComma()
        if cursor.index == place { break }
        continue
      }
      let value = accept(":") ? assignment() ?? missing() : missing()
      entries.append(Expression.Entry(key: key, value: value))
      if !cursor.at(",") { skipToComma() }
    }
    leave(bracket)
    return Expression(range: start..<cursor.index, kind: .dictionary(entries))
  }

  /// Reads the `{a, b}` of C.
  mutating func cList() -> Expression {
    let start = cursor.index
    guard depth < Self.depthLimit else {
      cursor.skip()
      return Expression(range: start..<cursor.index, kind: .opaque)
    }
    depth += 1
    let bracket = enter()
    let values = elements()
    leave(bracket)
    depth -= 1
    return Expression(range: start..<cursor.index, kind: .array(values))
  }

  /// Reads values with commas between them, up to the end of their bracket.
  mutating func elements() -> [Expression] {
    var values: [Expression] = []
    while endsNoList {
      if accept(",") { continue }
      let start = cursor.index
      if let value = element() { values.append(value) }
      if !cursor.at(",") { skipToComma() }
      if cursor.index == start { break }
    }
    return values
  }

  /// Whether a list in a bracket may go on; a `;` ends the list of a bracket that is not closed.
  private var endsNoList: Bool {
    !cursor.isAtEnd && !cursor.at(";") && !cursor.isCloser(cursor.index)
      && !cursor.isBoundary(cursor.index)
  }

  /// Reads an element of a list, or an argument.
  mutating func element() -> Expression? {
    let start = cursor.index
    if cursor.at("{") { return bracedElement() }
    if isDesignator() || isTypeArgument() {
      while !cursor.isAtEnd, !cursor.at(","), !cursor.at(";"), !cursor.isCloser(cursor.index) {
        cursor.skip()
      }
      return Expression(range: start..<cursor.index, kind: .opaque)
    }
    return assignment()
  }

  /// Reads a list of C, or the statements in braces that some macros accept.
  private mutating func bracedElement() -> Expression {
    guard let close = cursor.partner(cursor.index), holdsStatements(cursor.index, close) else {
      return cList()
    }
    let start = cursor.index
    let body = block()
    return Expression(
      range: start..<max(cursor.index, start + 1),
      kind: .closure(Closure(parameters: [], captures: [], body: body)))
  }

  /// Whether one of the first tokens in braces is a `;`.
  func holdsStatements(_ open: Int, _ close: Int) -> Bool {
    var index = open + 1
    for _ in 0..<32 where index < close {
      if cursor.at(index, ";") { return true }
      index = cursor.next(after: index)
    }
    return false
  }

  /// Whether the position is at `.name =` or `[0] =` in a list of C.
  @inline(never)
  private func isDesignator() -> Bool {
    let index = cursor.index
    if cursor.at("."), cursor.isName(index + 1) { return true }
    guard cursor.at("["), let close = cursor.partner(index) else { return false }
    return cursor.at(close + 1, "=")
  }

  /// Whether an argument is a type, as in `va_arg(list, NSString *)`.
  @inline(never)
  private func isTypeArgument() -> Bool {
    let (index, word) = (cursor.index, cursor.word)
    guard cursor.at(index + 1, "*") || word.isTag || word.isBasicType || word == .constWord else {
      return false
    }
    guard cursor.isName(index) else { return false }
    var last = index + 1
    for _ in 0..<6 where cursor.at(last, "*") || cursor.isName(last) { last += 1 }
    return last > index + 1 && (last >= cursor.limit || cursor.at(last, ","))
      && (cursor.at(last - 1, "*") || !cursor.at(index + 1, "*"))
  }
}
