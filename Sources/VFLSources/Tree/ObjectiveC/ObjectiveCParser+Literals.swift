/// Strings, lists and dictionaries.
extension ObjectiveCParser {
  // MARK: Strings

  mutating func strings() -> Expression {
    let start = cursor.index
    var parts: [Expression.StringPart] = []
    while true {
      let index = cursor.index
      if cursor.at(index, kind: .string) {
        parts.append(.literal(index, computed: []))
        cursor.advance()
      } else if isStringized(index) {
        let name = cursor.at("@") ? index + 2 : index + 1
        parts.append(.stringized(name))
        cursor.move(to: name + 1)
      } else if parts.isEmpty ? isPastedFirst : isPastedNext {
        parts.append(.pasted(index))
        cursor.advance()
        if cursor.at("(") { skip() }
      } else {
        return node(from: start, .string(parts))
      }
    }
  }

  /// Whether `#name` or `@#name` begins at a token.
  func isStringized(_ index: Int) -> Bool {
    let sign = cursor.at(index, "@") ? index + 1 : index
    return cursor.at(sign, "#") && isName(sign + 1)
  }

  /// Whether the position is at a macro in front of a literal.
  var isPastedFirst: Bool {
    let index = cursor.index
    if isPlainName(index), isText(index + 1) { return true }
    guard isBoxedMacro(index) || isMacroName(index) else { return false }
    return cursor.at(index + 1, "(")
      ? isText(end(of: index + 1)) : isBoxedMacro(index) && isText(index + 1)
  }

  /// Whether a token is the name of a macro after an `@`, which makes a string of the literal in the macro.
  private func isBoxedMacro(_ index: Int) -> Bool {
    cursor.isName(index) && cursor[index].byte == UInt8(ascii: "@") && word(index) == .none
  }

  /// Whether the position is at the name of a macro after a literal.
  private var isPastedNext: Bool {
    let (index, part) = (cursor.index, context.part)
    if isBoxedMacro(index) { return true }
    guard isPlainName(index) else { return false }
    if cursor.isFirstOnLine(index), !isInMacro, !isMacroName(index) { return false }
    let next = cursor.at(index + 1, "(") ? end(of: index + 1) : index + 1
    if isText(next) { return true }
    if next >= cursor.limit || cursor.at(next, kind: .closer) { return part != .receiver }
    if cursor.at(next, ":") { return part == .none }
    // The next part of a message.
    if part == .argument, isName(next), cursor.at(next + 1, ":") { return true }
    return cursor.at(next, ";") || cursor.at(next, ",") || cursor.at(next, "?")
  }

  /// Whether a token is a string, or the `#` before a parameter of a macro.
  private func isText(_ index: Int) -> Bool {
    cursor.at(index, kind: .string)
      || isInMacro && cursor.at(index, "#") && isName(index + 1)
  }

  // MARK: Collections

  /// Reads `@[a, b]`.
  mutating func arrayLiteral() -> Expression {
    let start = cursor.index
    let values = parts { $0.element() }
    return node(from: start, .array(values))
  }

  /// Reads the `{a, b}` of C.
  mutating func cList() -> Expression { deeper { $0.arrayLiteral() } ?? missing() }

  /// Reads `@{key: value}`.
  mutating func dictionaryLiteral() -> Expression {
    let start = cursor.index
    let entries: [Expression.Entry] = parts { parser in
      guard let key = parser.assignment() else { return nil }
      let value = parser.accept(":") ? parser.assignment() : nil
      return Expression.Entry(key: key, value: value ?? parser.missing())
    }
    return node(from: start, .dictionary(entries))
  }

  mutating func element() -> Expression? {
    let start = cursor.index
    if cursor.at("{") { return hasStatements(start) ? statementExpression() : cList() }
    guard isDesignator || isTypeArgument else { return assignment() }
    skip(to: "=,;")
    let designator = node(from: start, .opaque)
    guard accept("=") else { return designator }
    let value = cursor.at("{") ? cList() : assignment() ?? missing()
    return node(
      from: start,
      .tuple([designator, value].map { Expression.Argument(label: nil, value: $0) }))
  }

  /// Whether one of the first tokens in the braces at a token is a `;`.
  func hasStatements(_ open: Int) -> Bool {
    guard let close = cursor.partner(open) else { return false }
    var index = open + 1
    for _ in 0..<32 where index < close {
      if cursor.at(index, ";") { return true }
      index = end(of: index)
    }
    return false
  }

  /// Whether the position is at `.name =` or `[0] =` in a list of C.
  private var isDesignator: Bool {
    if cursor.at(".") { return isName(cursor.index + 1) }
    guard cursor.at("["), let close = cursor.partner(cursor.index) else { return false }
    return cursor.at(close + 1, "=")
  }

  /// Whether an argument is a type, as in `va_arg(list, NSString *)`.
  private var isTypeArgument: Bool {
    let (index, next, word) = (cursor.index, cursor.index + 1, word)
    guard isName(index),
      cursor.at(next, "*") || word.isTag || word == .basic || word == .const
    else { return false }
    var last = next
    for _ in 0..<6 where cursor.at(last, "*") || isName(last) { last += 1 }
    return last > next && (last >= cursor.limit || cursor.at(last, ","))
      && (cursor.at(last - 1, "*") || !cursor.at(next, "*"))
  }
}
