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
      sum = .binary(sum, sign, sign: span, try parseTerm())
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
      product = .binary(product, sign, sign: span, try parseFactor())
      try checkLength()
    }
    return product
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
      return isNegative ? .negative(operand, sign) : operand
    case .leftParenthesis:
      let opener = consume()
      try enter()
      let inner = try parseExpression()
      try expect(.rightParenthesis, "an operator or `)`", opener: opener)
      leave()
      return inner
    case .number:
      let span = consume()
      if let sign = consume(if: .percent) { return .percent(number(span), span.union(sign)) }
      return .number(number(span), span)
    case .name, .quotedName, .parameter:
      let name = try parseViewName("a view or a metric")
      return .name(name, try parseAttributeIfAny())
    case .bar:
      let bar = consume()
      return .container(bar, try parseAttributeIfAny())
    case .point:
      consume()
      return .own(try parseAttribute())
    default:
      try fail("a number, a metric or a view")
    }
  }

  private mutating func parseAttributeIfAny() throws(ParseError) -> AttributeNode? {
    guard consume(if: .point) != nil else { return nil }
    return try parseAttribute()
  }

  /// Parses the name of an attribute.
  mutating func parseAttribute() throws(ParseError) -> AttributeNode {
    let span = try expect(.name, "an attribute such as `width`")
    return AttributeNode(name: string(span), span: span)
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
      let inside = SourceSpan(span.start + 1, span.end - 1)
      let name = string(inside)
      // These names are reserved for the container and for guides.
      if name.isEmpty || name == "|" || name.hasPrefix("#") {
        try fail(
          .malformedExtendedFormat(
            span: span, found: string(span), expected: "the name of a view in quotes"))
      }
      return NameNode(string(inside), span, .view)
    case .parameter: return NameNode(string(span), span, .view)
    default: break
    }
    guard at(.range) else { return NameNode(string(span), span) }
    consume()
    return try parseRange(from: span)
  }
}
