/// Operators.
extension ObjectiveCParser {
  /// An operator between two values.
  private struct Operator {
    let precedence: Int
    let count: Int
  }

  /// Reads values with commas between them.
  mutating func expression() -> Expression? {
    guard let first = assignment() else { return nil }
    guard cursor.at(",") else { return first }
    var (operands, commas) = ([first], [] as [Int])
    while cursor.at(",") {
      commas.append(cursor.index)
      cursor.advance()
      operands.append(assignment() ?? missing())
    }
    return Expression(
      range: first.range.lowerBound..<cursor.index, kind: .operation(operands, operators: commas))
  }

  /// Returns the expression that stands for an absent one.
  func missing() -> Expression {
    Expression(range: cursor.index..<cursor.index, kind: .opaque)
  }

  /// Reads an expression without commas.
  mutating func assignment() -> Expression? {
    guard depth < Self.depthLimit else { return tooDeep() }
    depth += 1
    let outer = height
    height = 0
    defer {
      depth -= 1
      height = max(outer, height + 1)
    }
    guard let target = ternary() else { return nil }
    guard let count = assignmentCount else { return target }
    let sign = cursor.index
    cursor.advance(by: count)
    let value = cursor.at("{") ? cList() : assignment() ?? missing()
    return Expression(
      range: target.range.lowerBound..<max(cursor.index, value.range.upperBound),
      kind: .operation([target, value], operators: [sign]))
  }

  /// Passes the rest of an expression that is inside too many others.
  private mutating func tooDeep() -> Expression? {
    let start = cursor.index
    skipToComma()
    guard cursor.index > start else { return nil }
    return Expression(range: start..<cursor.index, kind: .opaque)
  }

  /// The number of tokens of the assignment operator at the position; `nil` for any other token.
  private var assignmentCount: Int? {
    let index = cursor.index
    guard index < cursor.limit else { return nil }
    let token = cursor.tokens[index]
    switch token.kind {
    case .symbol:
      if token.byte == UInt8(ascii: "=") { return 1 }
      guard token.byte == UInt8(ascii: "<") || token.byte == UInt8(ascii: ">"),
        cursor.isAdjacent(index)
      else { return nil }
      let sign = Unicode.Scalar(token.byte)
      return cursor.at(index + 1, sign, "=") ? 2 : nil
    case .compound:
      guard token.has(count: 2), cursor.source.bytes[Int(token.start) + 1] == UInt8(ascii: "=")
      else { return nil }
      switch token.byte {
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): return nil
      default: return 1
      }
    default: return nil
    }
  }

  /// Reads a value, or a choice between two values.
  mutating func ternary() -> Expression? {
    guard let condition = binary(minimum: 1) else { return nil }
    guard cursor.at("?") else { return condition }
    guard depth < Self.depthLimit else {
      skipToComma()
      return Expression(range: condition.range.lowerBound..<cursor.index, kind: .opaque)
    }
    cursor.advance()
    depth += 1
    defer { depth -= 1 }
    var yes: Expression?
    if !cursor.at(":") {
      let outer = part
      part = .none
      yes = assignment() ?? missing()
      part = outer
    }
    let no = accept(":") ? ternary() ?? missing() : missing()
    return Expression(
      range: condition.range.lowerBound..<cursor.index, kind: .ternary(condition, yes: yes, no: no))
  }

  /// Reads values with operators of at least some precedence between them.
  private mutating func binary(minimum: Int) -> Expression? {
    guard var value = unary() else { return nil }
    while let first = binaryOperator, first.precedence >= minimum {
      let precedence = first.precedence
      var (operands, signs) = ([value], [] as [Int])
      while let next = binaryOperator, next.precedence == precedence {
        signs.append(cursor.index)
        cursor.advance(by: next.count)
        operands.append(binary(minimum: precedence + 1) ?? missing())
      }
      value = Expression(
        range: value.range.lowerBound..<cursor.index,
        kind: .operation(operands, operators: signs))
      // The rest is one operand of an operator of lower precedence.
    }
    return value
  }

  /// The operator between two values at the position.
  private var binaryOperator: Operator? {
    let index = cursor.index
    guard index < cursor.limit else { return nil }
    let token = cursor.tokens[index]
    switch token.kind {
    case .symbol:
      switch token.byte {
      case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
        return Operator(precedence: 10, count: 1)
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        return cursor.isMethodHead(index) ? nil : Operator(precedence: 9, count: 1)
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard cursor.isAdjacent(index) else { return Operator(precedence: 7, count: 1) }
        let sign = Unicode.Scalar(token.byte)
        if cursor.at(index + 1, sign) { return Operator(precedence: 8, count: 2) }
        return cursor.at(index + 1, sign, "=") ? nil : Operator(precedence: 7, count: 1)
      case UInt8(ascii: "&"): return Operator(precedence: 5, count: 1)
      case UInt8(ascii: "^"): return Operator(precedence: 4, count: 1)
      case UInt8(ascii: "|"): return Operator(precedence: 3, count: 1)
      default: return nil
      }
    case .compound: return compoundOperator(token)
    default: return nil
    }
  }

  private func compoundOperator(_ token: HostToken) -> Operator? {
    let second = cursor.source.bytes[Int(token.start) + 1]
    switch (token.byte, second) {
    case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")):
      return Operator(precedence: 7, count: 1)
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")):
      return Operator(precedence: 6, count: 1)
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): return Operator(precedence: 2, count: 1)
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): return Operator(precedence: 1, count: 1)
    default: return nil
    }
  }
}
