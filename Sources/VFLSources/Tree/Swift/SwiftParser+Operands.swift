/// Values with the operators and words before them.
extension SwiftParser {
  /// How many operators before a value are kept.
  private static let prefixLimit = 16

  /// Reads a value with everything that binds tighter than an operator between two values.
  mutating func operand() -> Expression? {
    guard !cursor.isAtEnd else { return nil }
    let start = cursor.index
    switch cursor[start].kind {
    case .identifier:
      if let word = word(at: start) {
        if let result = prefixed(by: word) { return result }
        guard !word.isReserved else { return nil }
      } else if cursor[start].byte == UInt8(ascii: "@") {
        cursor.move(to: attributeEnd(start, isDeclaration: false))
        guard !isTooDeep else { return opaque(from: start) }
        depth += 1
        defer { depth -= 1 }
        return operand()?.ranging(from: start) ?? opaque(from: start)
      }
    case .symbol, .compound:
      if isOperator(start) { return prefixOperation() }
    default: break
    }
    let outer = height
    height = 0
    defer { height = max(outer, height) }
    return primary().map { suffixes(of: $0) }
  }

  /// Reads operators with the value after them; an operator without a value is a name.
  private mutating func prefixOperation() -> Expression? {
    let start = cursor.index
    guard !cursor.at("="), !cursor.at(start, word: "->"), !cursor.at(start, word: "??") else {
      return nil
    }
    var tokens: [Int] = []
    while isOperator(cursor.index) {
      tokens.append(cursor.index)
      cursor.move(to: operatorEnd(from: cursor.index))
    }
    guard !isTooDeep else { return opaque(from: start) }
    depth += 1
    defer { depth -= 1 }
    guard var result = operand() else {
      return tokens.count == 1
        ? Expression(range: start..<cursor.index, kind: .name(start)) : opaque(from: start)
    }
    guard tokens.count <= Self.prefixLimit else { return opaque(from: start) }
    for token in tokens.reversed() {
      result = growing(
        Expression(range: token..<result.range.upperBound, kind: .prefix(token, result)))
    }
    return result
  }

  /// Reads a value that begins with a keyword; `nil` if the keyword is a name here.
  private mutating func prefixed(by word: SwiftWord) -> Expression? {
    let start = cursor.index
    guard !isTooDeep else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch word {
    case .try:
      cursor.advance()
      if cursor.isAdjacent(cursor.index), cursor.at("?") || cursor.at("!") { cursor.advance() }
      return prefix(start, expression())
    case .await where isOperandAfterWord(start):
      cursor.advance()
      return prefix(start, expression())
    case .yield, .opaqueType, .any, .inout, .consume, .copy, .each, .unsafe, .sending, .borrowing,
      .consuming:
      guard isOperandAfterWord(start) else { return nil }
      cursor.advance()
      return prefix(start, operand())
    case .repeat where self.word(at: start + 1) == .each:
      cursor.advance()
      return prefix(start, operand())
    case .let where isPattern, .var where isPattern:
      cursor.advance()
      guard let value = operand() else { return opaque(from: start) }
      bindNames(of: value)
      return value.ranging(from: start)
    case .is where isPattern:
      cursor.advance()
      _ = type()
      return opaque(from: start)
    case .if, .switch, .do:
      let statement = statement()
      return Expression(range: statement.range, kind: .statement(statement))
    default: return nil
    }
  }

  private mutating func prefix(_ token: Int, _ value: Expression?) -> Expression {
    guard let value else { return opaque(from: token) }
    return growing(Expression(range: token..<value.range.upperBound, kind: .prefix(token, value)))
  }

  /// Returns whether a value follows a word on its line, so that the word is no name.
  private func isOperandAfterWord(_ index: Int) -> Bool {
    let next = index + 1
    guard next < cursor.limit, !cursor[next].isFirstOnLine else { return false }
    switch cursor[next].kind {
    case .identifier: return word(at: next)?.isReserved != true
    case .string, .number: return true
    case .opener:
      return !cursor.at(next, "{") && !cursor.isAdjacent(next) && word(at: index) != .copy
    case .symbol:
      return !isLeftBound(next) && isRightBound(next)
        && (cursor.at(next, ".") || cursor.at(next, "&") || cursor.at(next, "~"))
    default: return false
    }
  }

  private mutating func primary() -> Expression? {
    let start = cursor.index
    switch cursor[start].kind {
    case .identifier:
      cursor.advance()
      skipGenericArguments()
      return Expression(range: start..<cursor.index, kind: .name(start))
    case .number:
      cursor.advance()
      return Expression(range: start..<cursor.index, kind: .number(start))
    case .string: return string()
    case .other:
      cursor.advance()
      return opaque(from: start)
    case .opener:
      if cursor.at("{") { return startsClosure ? closure() : nil }
      return cursor.at("[") ? list() : parenthesised()
    case .symbol where cursor.at("."): return implicitMember()
    case .symbol where cursor.at("\\"): return keyPath()
    default: return nil
    }
  }

  private mutating func implicitMember() -> Expression? {
    let start = cursor.index
    if cursor.isName(start + 1) || cursor.at(start + 1, kind: .number) {
      cursor.move(to: start + 2)
      skipGenericArguments()
      return Expression(range: start..<cursor.index, kind: .member(nil, name: start + 1))
    }
    // A key path such as `\.[0]`.
    guard cursor.at(start + 1, "[") || cursor.at(start + 1, "?") else { return nil }
    cursor.advance()
    return opaque(from: start)
  }

  private mutating func keyPath() -> Expression {
    let start = cursor.index
    cursor.advance()
    guard !cursor.isAtEnd, cursor.at(".") || cursor.isName(cursor.index) || cursor.at("["),
      let path = primary()
    else { return opaque(from: start) }
    let value = suffixes(of: path)
    return growing(Expression(range: start..<value.range.upperBound, kind: .prefix(start, value)))
  }
}

extension Expression {
  /// Returns the expression with the tokens before it, from an index on.
  func ranging(from start: Int) -> Expression { ranging(over: start..<range.upperBound) }
}
