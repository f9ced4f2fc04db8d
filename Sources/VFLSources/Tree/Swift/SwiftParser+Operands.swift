/// Values with the operators and words before them.
extension SwiftParser {
  /// How many operators before a value are kept.
  private static let prefixLimit = 16

  /// Reads a value with everything that binds tighter than an operator between two values.
  mutating func operand() -> Expression? {
    guard !cursor.isAtEnd else { return nil }
    switch operandStart() {
    case .value: return value()
    case .word(let word): return prefixed(by: word)
    case .attribute: return attributed()
    case .operator: return prefixOperation()
    case nil: return nil
    }
  }

  /// The first token of a value.
  private enum OperandStart {
    case value
    case word(SwiftWord)
    case attribute
    case `operator`
  }

  // The functions of the recursion are small, because each has a frame for each level.

  private func operandStart() -> OperandStart? {
    let start = cursor.index
    switch cursor[start].kind {
    case .identifier:
      guard let word = word(at: start) else {
        return cursor[start].byte == UInt8(ascii: "@") ? .attribute : .value
      }
      if !isTooDeep, isPrefix(word) { return .word(word) }
      return word.isReserved ? nil : .value
    case .symbol, .compound: return isOperator(start) ? .operator : .value
    default: return .value
    }
  }

  private mutating func value() -> Expression? {
    let outer = height
    height = 0
    var result = primary()
    if let first = result { result = suffixes(of: first) }
    height = max(outer, height)
    return result
  }

  private mutating func attributed() -> Expression? {
    let start = cursor.index
    cursor.move(to: attributeEnd(start, isDeclaration: false))
    guard !isTooDeep else { return opaque(from: start) }
    depth += 1
    defer { depth -= 1 }
    return operand()?.ranging(from: start) ?? opaque(from: start)
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

  /// Returns whether a word is a keyword with a value after it here, and no name.
  private func isPrefix(_ word: SwiftWord) -> Bool {
    switch word {
    case .try, .if, .switch, .do: true
    case .await, .yield, .opaqueType, .any, .inout, .consume, .copy, .each, .unsafe, .sending,
      .borrowing, .consuming:
      isOperandAfterWord(cursor.index)
    case .repeat: self.word(at: cursor.index + 1) == .each
    case .let, .var, .is: isPattern
    default: false
    }
  }

  /// Reads a value that begins with a keyword.
  private mutating func prefixed(by word: SwiftWord) -> Expression? {
    depth += 1
    defer { depth -= 1 }
    switch word {
    case .if, .switch, .do: return statementValue()
    case .let, .var: return bindingValue()
    case .is: return typeTest()
    case .try, .await: return effect()
    default:
      let start = cursor.index
      cursor.advance()
      return prefix(start, operand())
    }
  }

  private mutating func statementValue() -> Expression {
    let statement = statement()
    return Expression(range: statement.range, kind: .statement(statement))
  }

  private mutating func bindingValue() -> Expression {
    let start = cursor.index
    cursor.advance()
    guard let value = operand() else { return opaque(from: start) }
    bindNames(of: value)
    return value.ranging(from: start)
  }

  private mutating func typeTest() -> Expression {
    let start = cursor.index
    cursor.advance()
    _ = type()
    return opaque(from: start)
  }

  private mutating func effect() -> Expression {
    let start = cursor.index
    cursor.advance()
    if cursor.isAdjacent(cursor.index), cursor.at("?") || cursor.at("!") { cursor.advance() }
    return prefix(start, expression())
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
    switch cursor[cursor.index].kind {
    case .opener: bracketed()
    case .string: string()
    case .symbol: signed()
    case .identifier, .number, .other: leaf()
    default: nil
    }
  }

  private mutating func bracketed() -> Expression? {
    switch cursor[cursor.index].byte {
    case UInt8(ascii: "("): parenthesised()
    case UInt8(ascii: "["): list()
    default: startsClosure ? closure() : nil
    }
  }

  private mutating func signed() -> Expression? {
    switch cursor[cursor.index].byte {
    case UInt8(ascii: "."): implicitMember()
    case UInt8(ascii: "\\"): keyPath()
    default: nil
    }
  }

  private mutating func leaf() -> Expression {
    let start = cursor.index
    cursor.advance()
    switch cursor[start].kind {
    case .identifier:
      skipGenericArguments()
      return Expression(range: start..<cursor.index, kind: .name(start))
    case .number: return Expression(range: start..<cursor.index, kind: .number(start))
    default: return opaque(from: start)
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
