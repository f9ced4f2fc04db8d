import VFLDiagnostics

extension ExtendedParser {
  /// Parses an expression.
  ///
  /// ```ebnf
  /// expression = term { ( "+" | "-" ) term } .
  /// ```
  mutating func parseExpression() throws(ParseError) -> ExpressionNode {
    if expressionDepth == 0 { length = 0 }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    var sum = try parseTerm()
    while at(.plus) || at(.dash) {
      let sign: ExpressionNode.Operator = at(.plus) ? .plus : .minus
      let span = consume()
      sum = binary(sum, sign, at: span, try parseTerm())
      try checkLength()
    }
    return sum
  }

  /// Parses a product.
  ///
  /// ```ebnf
  /// term = factor { ( "*" | "/" ) factor } .
  /// ```
  private mutating func parseTerm() throws(ParseError) -> ExpressionNode {
    var product = try parseFactor()
    while at(.star) || at(.slash) {
      let sign: ExpressionNode.Operator = at(.star) ? .times : .over
      let span = consume()
      product = binary(product, sign, at: span, try parseFactor())
      try checkLength()
    }
    return product
  }

  private mutating func binary(
    _ left: ExpressionNode, _ sign: ExpressionNode.Operator, at span: SourceSpan,
    _ right: ExpressionNode
  ) -> ExpressionNode {
    let operands = (tree.expressions.add(left), tree.expressions.add(right))
    return ExpressionNode(
      left.span.union(right.span), .binary(operands.0, sign, sign: span, operands.1))
  }

  /// Returns the negation of an expression.
  mutating func negative(_ operand: ExpressionNode, sign: SourceSpan) -> ExpressionNode {
    ExpressionNode(sign.union(operand.span), .negative(tree.expressions.add(operand)))
  }

  /// Counts an operation of the expression and checks the limit.
  private mutating func checkLength() throws(ParseError) {
    length += 1
    if length > Limit.operations.value {
      try fail(.limitExceeded(.operations, span: current.span))
    }
  }

  /// Parses a factor.
  ///
  /// ```ebnf
  /// factor = ( "+" | "-" ) factor | "(" expression ")" | number [ "%" ]
  ///   | ( viewName | "|" ) [ "." name ] | "." name .
  /// ```
  mutating func parseFactor() throws(ParseError) -> ExpressionNode {
    switch current.kind {
    case .plus, .dash:
      let sign = consume()
      let isNegative = tree.text[sign.start] == UInt8(ascii: "-")
      try enter()
      let operand = try parseFactor()
      leave()
      return isNegative ? negative(operand, sign: sign) : operand
    case .leftParenthesis:
      let opener = consume()
      try enter()
      let inner = try parseExpression()
      try expect(.rightParenthesis, "an operator or `)`", opener: opener)
      leave()
      return inner
    case .number:
      let span = consume()
      if let sign = consume(if: .percent) {
        return ExpressionNode(span.union(sign), .percent(number(span)))
      }
      return ExpressionNode(span, .number(number(span)))
    case .name, .quotedName, .parameter:
      let name = try parseViewName("a view or a metric")
      return ExpressionNode(name, attribute: try parseAttributeIfAny())
    case .bar:
      let bar = consume()
      let attribute = try parseAttributeIfAny()
      return ExpressionNode(
        attribute.map { bar.union($0) } ?? bar, .container(bar: bar, attribute: attribute))
    case .point:
      consume()
      let attribute = try parseAttribute()
      let span = SourceSpan(max(attribute.start - 1, 0), attribute.end)
      return ExpressionNode(span, .own(attribute: attribute))
    default:
      try fail("a number, a metric or a view")
    }
  }

  private mutating func parseAttributeIfAny() throws(ParseError) -> SourceSpan? {
    guard consume(if: .point) != nil else { return nil }
    return try parseAttribute()
  }

  /// Parses the name of an attribute and returns its span.
  mutating func parseAttribute() throws(ParseError) -> SourceSpan {
    try expect(.name, "an attribute such as `width`")
  }

  /// Parses the name of a view or of several views.
  ///
  /// ```ebnf
  /// viewName = name [ ".." digits ] | quotedName | parameter .
  /// ```
  mutating func parseViewName(_ expected: String) throws(ParseError) -> NameNode {
    guard at(.name) || at(.quotedName) || at(.parameter) else { try fail(expected) }
    let kind = current.kind
    let span = consume()
    switch kind {
    case .quotedName:
      let name = string(SourceSpan(span.start + 1, span.end - 1))
      // These names are reserved for the container and for guides.
      if name.isEmpty || name == "|" || name.hasPrefix("#") {
        try fail(
          .malformedExtendedFormat(
            span: span, found: string(span), expected: "the name of a view in quotes"))
      }
      return NameNode(span, .quoted)
    case .parameter: return NameNode(span, .parameter)
    default: break
    }
    guard at(.range) else { return NameNode(span) }
    consume()
    return try parseRange(from: span)
  }
}
