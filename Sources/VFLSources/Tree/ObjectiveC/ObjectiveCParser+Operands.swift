/// Values between operators.
extension ObjectiveCParser {
  /// Reads a value with the operators in front of it and after it.
  mutating func unary() -> Expression? {
    let index = cursor.index
    guard index < cursor.limit else { return nil }
    let token = cursor.tokens[index]
    switch token.kind {
    case .identifier:
      return named()
    case .number:
      cursor.advance()
      return postfix(Expression(range: index..<(index + 1), kind: .number(index)))
    case .string: return postfix(strings())
    case .opener: return bracketed(token)
    case .other:
      cursor.advance()
      return postfix(Expression(range: index..<(index + 1), kind: .opaque))
    case .symbol: return signed(token)
    case .compound:
      switch token.byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "&"):
        guard token.has(count: 2), cursor.source.bytes[Int(token.start) + 1] == token.byte else {
          return nil
        }
        return prefixed()
      case UInt8(ascii: ":"):
        guard cursor.isName(index + 1) else { return nil }
        cursor.advance(by: 2)
        return postfix(
          Expression(range: index..<(index + 2), kind: .member(nil, name: index + 1)))
      default: return nil
      }
    case .closer: return nil
    }
  }

  private mutating func signed(_ token: HostToken) -> Expression? {
    let index = cursor.index
    switch token.byte {
    case UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "&"):
      return prefixed()
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      return cursor.isMethodHead(index) ? nil : prefixed()
    case UInt8(ascii: "^"): return blockLiteral()
    case UInt8(ascii: "#") where cursor.at(index + 1, "#"):
      // `##__VA_ARGS__` removes the comma in front of it.
      cursor.advance(by: 2)
      return operand().ranging(over: index..<cursor.index)
    case UInt8(ascii: "#"):
      return cursor.isName(index + 1) ? postfix(strings()) : nil
    case UInt8(ascii: "@"):
      if cursor.at(index + 1, "#"), cursor.isName(index + 2) { return postfix(strings()) }
      return prefixed()
    case UInt8(ascii: "."):
      guard cursor.kind(index + 1) == .number else { return nil }
      return prefixed()
    default: return nil
    }
  }

  /// Reads a value with the operator in front of it that is at the position.
  private mutating func prefixed() -> Expression {
    let sign = cursor.index
    cursor.advance()
    // `delete[] name`.
    if cursor.word(sign) == .deleteWord, cursor.at("[") { cursor.skip() }
    let value = operand()
    return Expression(range: sign..<cursor.index, kind: .prefix(sign, value))
  }

  /// Reads the operand of an operator or a cast.
  private mutating func operand() -> Expression {
    guard depth < Self.depthLimit else {
      let start = cursor.index
      skipToComma()
      return Expression(range: start..<cursor.index, kind: .opaque)
    }
    depth += 1
    defer { depth -= 1 }
    return unary() ?? missing()
  }

  // MARK: Names

  private mutating func named() -> Expression? {
    let (index, word) = (cursor.index, cursor.word)
    switch word {
    case .none: break
    case .atSelector, .atEncode, .atAvailable, .genericWord:
      cursor.advance()
      if cursor.at("(") { cursor.skip() }
      return postfix(Expression(range: index..<cursor.index, kind: .opaque))
    case .atProtocol:
      guard cursor.at(index + 1, "(") else { return nil }
      cursor.advance()
      cursor.skip()
      return postfix(Expression(range: index..<cursor.index, kind: .opaque))
    case .atYes, .atNo, .atTrue, .atFalse:
      cursor.advance()
      let value = Expression(range: index..<(index + 1), kind: .name(index))
      return postfix(Expression(range: value.range, kind: .prefix(index, value)))
    case .sizeofWord where !cursor.at(index + 1, "("), .extensionWord: return prefixed()
    case .newWord, .deleteWord, .throwWord:
      if isKeyword(word) { return prefixed() }
    case .staticCast, .dynamicCast, .reinterpretCast, .constCast:
      if let result = templateCast() { return postfix(result) }
    default:
      if word.beginsStatement { return nil }
    }
    if !cursor.isName(index), cursor.isBoundary(index) { return nil }
    if pastesFirst { return postfix(strings()) }
    cursor.advance()
    if passesPasting() {
      return postfix(Expression(range: index..<cursor.index, kind: .opaque))
    }
    return postfix(Expression(range: index..<(index + 1), kind: .name(index)))
  }

  /// Whether a word of C++ is not a name of Objective-C here, such as `new` in `new View()`.
  private func isKeyword(_ word: ObjectiveCWord) -> Bool {
    guard part != .receiver else { return false }
    let next = cursor.index + 1
    return cursor.isName(next) && !cursor.isFirstOnLine(next)
      || word == .deleteWord
        && cursor.at(next, "[")
      || word == .throwWord && cursor.at(next, "(")
  }

  /// Passes `##` and the names after it.
  @inline(never)
  mutating func passesPasting() -> Bool {
    let start = cursor.index
    while cursor.at("#"), cursor.at(cursor.index + 1, "#") {
      cursor.advance(by: 2)
      if cursor.isName(cursor.index) || cursor.kind(cursor.index) == .number { cursor.advance() }
    }
    return cursor.index > start
  }

  /// Reads `static_cast<Type>(value)`.
  private mutating func templateCast() -> Expression? {
    let start = cursor.index
    guard cursor.at(start + 1, "<"), let end = genericEnd(start + 1), cursor.at(end, "("),
      let type = scanType(start + 2)
    else { return nil }
    cursor.index = end
    let value = parenthesized()
    return Expression(
      range: start..<cursor.index,
      kind: .cast(value, TypeName(range: (start + 2)..<(end - 1), form: type.form)))
  }

  // MARK: Brackets

  private mutating func bracketed(_ token: HostToken) -> Expression? {
    guard depth < Self.depthLimit else {
      if token.byte == UInt8(ascii: "{"), token.has(count: 1) { return nil }
      let start = cursor.index
      if cursor.partner(start) == nil { skipToComma() }
      if cursor.index == start { cursor.skip() }
      return postfix(Expression(range: start..<cursor.index, kind: .opaque))
    }
    let isBoxed = token.has(count: 2)
    switch token.byte {
    case UInt8(ascii: "("):
      if isBoxed { return postfix(boxed()) }
      if let type = castType() {
        let start = cursor.index
        cursor.index = type.range.upperBound + 1
        let value = cursor.at("{") ? cList() : operand()
        return Expression(range: start..<cursor.index, kind: .cast(value, type))
      }
      return postfix(parenthesized())
    case UInt8(ascii: "["):
      if isBoxed { return postfix(arrayLiteral()) }
      return postfix(isLambda ? lambda() : message())
    default: return isBoxed ? postfix(dictionaryLiteral()) : nil
    }
  }

  /// Reads a value in parentheses, or several.
  private mutating func parenthesized() -> Expression {
    let start = cursor.index
    let bracket = enter()
    var value: Expression?
    if cursor.at("{") {
      let body = block()
      value = Expression(
        range: start..<cursor.index,
        kind: .closure(Closure(parameters: [], captures: [], body: body)))
    } else {
      value = expression()
    }
    let isEmpty = bracket.close == start + 1
    leave(bracket)
    let range = start..<cursor.index
    return value?.ranging(over: range)
      ?? Expression(range: range, kind: isEmpty ? .tuple([]) : .opaque)
  }

  /// Reads `@(value)`.
  private mutating func boxed() -> Expression {
    let start = cursor.index
    let bracket = enter()
    let value = expression() ?? missing()
    leave(bracket)
    return Expression(range: start..<cursor.index, kind: .prefix(start, value))
  }
}
