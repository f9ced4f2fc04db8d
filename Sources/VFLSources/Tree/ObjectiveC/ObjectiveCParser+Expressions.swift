/// Operators and the values between them.
extension ObjectiveCParser {
  /// Returns the placeholder for an absent expression.
  func missing() -> Expression { node(from: cursor.index, .opaque) }

  /// Reads code one level deeper, or passes it up to a comma if it is inside too many others.
  mutating func deeper(_ read: (inout Self) -> Expression?) -> Expression? {
    guard depth < Self.depthLimit else {
      let start = cursor.index
      skipToComma()
      return cursor.index > start ? node(from: start, .opaque) : nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  mutating func expression() -> Expression? {
    guard let first = assignment() else { return nil }
    guard cursor.at(",") else { return first }
    var (operands, commas) = ([first], [] as [Int])
    while cursor.at(",") {
      commas.append(cursor.index)
      cursor.advance()
      operands.append(assignment() ?? missing())
    }
    return node(from: first.range.lowerBound, .operation(operands, operators: commas))
  }

  mutating func assignment() -> Expression? {
    let outer = height
    height = 0
    defer { height = max(outer, height + 1) }
    return deeper { parser in
      guard let target = parser.ternary() else { return nil }
      guard let sign = parser.infix, sign.precedence == 0 else { return target }
      let index = parser.cursor.index
      parser.cursor.move(to: index + sign.count)
      let value =
        parser.cursor.at("{") ? parser.cList() : parser.assignment() ?? parser.missing()
      return parser.node(
        from: target.range.lowerBound, .operation([target, value], operators: [index]))
    }
  }

  mutating func ternary() -> Expression? {
    guard let condition = binary(minimum: 1) else { return nil }
    guard accept("?") else { return condition }
    var yes: Expression?
    if !cursor.at(":") {
      let outer = context.part
      context.part = .none
      yes = assignment() ?? missing()
      context.part = outer
    }
    let no = accept(":") ? assignment() ?? missing() : missing()
    return node(from: condition.range.lowerBound, .ternary(condition, yes: yes, no: no))
  }

  private mutating func binary(minimum: Int) -> Expression? {
    guard var value = unary() else { return nil }
    while let precedence = infix?.precedence, precedence >= minimum {
      var (operands, signs) = ([value], [] as [Int])
      while let sign = infix, sign.precedence == precedence {
        signs.append(cursor.index)
        cursor.move(to: cursor.index + sign.count)
        operands.append(binary(minimum: precedence + 1) ?? missing())
      }
      value = node(from: value.range.lowerBound, .operation(operands, operators: signs))
    }
    return value
  }

  /// The operator between two values at the position, with the number of its tokens.
  ///
  /// Assignments have the precedence 0.
  private var infix: (precedence: Int, count: Int)? {
    let index = cursor.index
    guard cursor.at(index, kind: .symbol) || cursor.at(index, kind: .compound) else { return nil }
    let (token, isCompound) = (cursor[index], cursor.at(index, kind: .compound))
    let second = isCompound ? cursor.bytes[Int(token.start) + 1] : 0
    switch (Unicode.Scalar(token.byte), Unicode.Scalar(second)) {
    case ("*", "\0"), ("/", "\0"), ("%", "\0"): return (10, 1)
    case ("+", "\0"), ("-", "\0"): return isMethodHead(index) ? nil : (9, 1)
    case ("<", "\0"), (">", "\0"):
      // The lexer makes two tokens of a shift.
      guard cursor.isAdjacent(index + 1), cursor[index + 1].byte == token.byte else {
        return (7, 1)
      }
      return cursor.at(index + 1, kind: .compound) ? (0, 2) : (8, 2)
    case ("<", "="), (">", "="): return (7, 1)
    case ("=", "="), ("!", "="): return (6, 1)
    case ("&", "\0"): return (5, 1)
    case ("^", "\0"): return (4, 1)
    case ("|", "\0"): return (3, 1)
    case ("&", "&"): return (2, 1)
    case ("|", "|"): return (1, 1)
    case ("=", "\0"), (_, "="): return (0, 1)
    default: return nil
    }
  }

  // MARK: Values

  private static let prefixOperators: [StaticString] = [
    "!", "~", "*", "&", "@", "-", "+", "++", "--", "&&",
  ]

  mutating func unary() -> Expression? {
    let index = cursor.index
    guard !cursor.isAtEnd else { return nil }
    switch cursor[index].kind {
    case .identifier: return named()
    case .string: return postfix(strings())
    case .number, .other:
      let isNumber = cursor.at(index, kind: .number)
      cursor.advance()
      return postfix(node(from: index, isNumber ? .number(index) : .opaque))
    case .opener: return bracketed()
    case .symbol, .compound: return signed()
    case .closer: return nil
    }
  }

  private mutating func signed() -> Expression? {
    let (index, next) = (cursor.index, cursor.index + 1)
    if cursor.at("^") { return blockLiteral() }
    if isStringized(index) { return postfix(strings()) }
    if cursor.at("#"), cursor.at(next, "#") {
      // `##__VA_ARGS__` removes the comma before it.
      cursor.move(to: index + 2)
      return operand().ranging(over: index..<cursor.index)
    }
    if cursor.at(index, word: "::"), isName(next) {
      cursor.move(to: index + 2)
      return postfix(node(from: index, .member(nil, name: next)))
    }
    // The lexer makes two tokens of `.5`.
    let isNumber = cursor.at(".") && cursor.at(next, kind: .number)
    let isPrefix = Self.prefixOperators.contains { cursor.at(index, word: $0) }
    return isNumber || isPrefix && !isMethodHead(index) ? prefixed() : nil
  }

  /// Reads a value with its prefix operator, which is at the position.
  private mutating func prefixed() -> Expression {
    let sign = cursor.index
    cursor.advance()
    // `delete[] name`.
    if word(sign) == .delete, cursor.at("[") { skip() }
    let value = operand()
    return node(from: sign, .prefix(sign, value))
  }

  private mutating func operand() -> Expression { deeper { $0.unary() } ?? missing() }

  private mutating func named() -> Expression? {
    let (index, next) = (cursor.index, cursor.index + 1)
    switch word {
    case .none: break
    case .directive, .protocolWord:
      guard word == .directive || cursor.at(next, "(") else { return nil }
      cursor.advance()
      if cursor.at("(") { skip() }
      return postfix(node(from: index, .opaque))
    case .boolean:
      cursor.advance()
      return postfix(node(from: index, .prefix(index, node(from: index, .name(index)))))
    case .sizeof where !cursor.at(next, "("): return prefixed()
    case .new, .delete:
      // In Objective-C the words are names.
      let hasOperand =
        isName(next) && !cursor.isFirstOnLine(next)
        || word == .delete && cursor.at(next, "[")
      if context.part != .receiver, hasOperand { return prefixed() }
    case .templateCast:
      if let result = templateCast() { return postfix(result) }
    default:
      if word.beginsStatement { return nil }
    }
    if isPastedFirst { return postfix(strings()) }
    cursor.advance()
    return postfix(node(from: index, acceptsPasting() ? .opaque : .name(index)))
  }

  /// Reads `static_cast<Type>(value)`.
  private mutating func templateCast() -> Expression? {
    let (start, open) = (cursor.index, cursor.index + 1)
    guard let end = genericEnd(open), cursor.at(end, "("), let type = scanType(open + 1) else {
      return nil
    }
    cursor.move(to: end)
    let value = parenthesized()
    return node(from: start, .cast(value, type.typeName))
  }

  // MARK: Brackets

  private mutating func bracketed() -> Expression? {
    let (start, isBoxed) = (cursor.index, cursor[cursor.index].has(count: 2))
    switch cursor[start].byte {
    case UInt8(ascii: "("):
      if isBoxed {
        let value = inside { $0.expression() ?? $0.missing() }
        return postfix(node(from: start, .prefix(start, value)))
      }
      guard let type = castType() else { return postfix(parenthesized()) }
      cursor.move(to: type.range.upperBound + 1)
      let value = cursor.at("{") ? cList() : operand()
      return node(from: start, .cast(value, type))
    case UInt8(ascii: "["):
      if isBoxed { return postfix(arrayLiteral()) }
      return postfix(isLambda ? lambda() : message())
    default: return isBoxed ? postfix(dictionaryLiteral()) : nil
    }
  }

  /// Reads a value in parentheses, or several.
  private mutating func parenthesized() -> Expression {
    let start = cursor.index
    let isEmpty = cursor.partner(start) == start + 1
    let value = inside { $0.cursor.at("{") ? $0.statementExpression() : $0.expression() }
    return node(from: start, value?.kind ?? (isEmpty ? .tuple([]) : .opaque))
  }

  /// Reads the statements in braces that compilers and macros accept as a value.
  mutating func statementExpression() -> Expression {
    let start = cursor.index
    let body = block()
    return node(from: start, .closure(Closure(parameters: [], captures: [], body: body)))
  }
}
