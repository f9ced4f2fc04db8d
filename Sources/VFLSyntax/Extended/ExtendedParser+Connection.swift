import VFLDiagnostics
import VFLRecords

extension ExtendedParser {
  /// Parses the connection between two adjacent elements.
  ///
  /// ```ebnf
  /// connection = [ "->" | "-" [ gap "-" ] | "~" [ gap "~" ] ] .
  /// ```
  ///
  /// - Parameter isSpeculative: Whether the call is speculative. A speculative call throws an error without
  ///   reporting it if the text is not the connection of a repeated group.
  mutating func parseConnection(isSpeculative: Bool = false) throws(ParseError) -> ConnectionNode {
    let start = current.span.start
    if let span = consume(if: .arrow) { return ConnectionNode(span, .none) }
    guard at(.dash) || at(.tilde) else {
      return ConnectionNode(SourceSpan(at: start), .flush)
    }
    let sign = current.kind
    let opener = consume()
    if isAtNeighbour {
      return ConnectionNode(opener, sign == .dash ? .standard : .equal)
    }
    if isSpeculative, !isAtGap { throw ParseError() }
    let predicates = try parseGap()
    if isSpeculative, !at(sign) { throw ParseError() }
    if at(.comma) { try fail("one gap, or `(` and `)` around a list of them") }
    try expect(sign, sign == .dash ? "`-` after the gap" : "`~` after the space")
    let span = SourceSpan(start, consumedEnd)
    return ConnectionNode(span, sign == .dash ? .gap : .equal, predicates)
  }

  /// Parses the gap between two dashes.
  ///
  /// ```ebnf
  /// gap = gapPredicates | barePredicate .
  /// ```
  private mutating func parseGap() throws(ParseError) -> Range<Int> {
    if at(.leftParenthesis) { return try parsePredicates(.gap) }
    let index = tree.predicates.add(try parseBarePredicate())
    return index..<(index + 1)
  }

  /// Whether the next token can follow a single `-` or `~`, or if another function reports that it cannot.
  private var isAtNeighbour: Bool {
    switch current.kind {
    case .leftBracket, .rightBracket, .bar, .doubleBar, .less, .ellipsis, .comma, .end, .separator:
      true
    default: false
    }
  }

  /// Whether the next token can begin a gap.
  private var isAtGap: Bool {
    switch current.kind {
    case .leftParenthesis, .relation, .number, .name: true
    default: false
    }
  }

  /// Parses a gap without parentheses.
  ///
  /// ```ebnf
  /// barePredicate = ( relation [ "-" ] simple | simple ) [ priority ] .
  /// ```
  private mutating func parseBarePredicate() throws(ParseError) -> PredicateNode {
    let start = current.span.start
    let relation = try parseRelation()
    let minus = at(.dash) ? current.span : nil
    if minus != nil {
      if kind(ahead: 1) == .number, relation == nil {
        consume()
        let number = SourceSpan(start, current.span.end)
        try fail(.bareNegativeGap(span: number, number: string(number)))
      }
      guard relation != nil else { try fail("a gap between the dashes, or one `-`") }
      consume()
    }
    let value = try parseSimple("a number, a metric, `(` or the next view")
    let expression = minus.map { negative(value, sign: $0) } ?? value
    let span = SourceSpan(start, consumedEnd)
    return PredicateNode(
      span, relation ?? .equal, .expression(expression), priority: try parsePriority(isBare: true),
      takesMetric: true)
  }

  /// Parses a number, a percentage or the name of a metric.
  ///
  /// ```ebnf
  /// simple = number [ "%" ] | name .
  /// ```
  mutating func parseSimple(_ expected: String) throws(ParseError) -> ExpressionNode {
    guard at(.number) || at(.name) else { try fail(expected) }
    if at(.number) { return try parseFactor() }
    return ExpressionNode(NameNode(consume()))
  }
}
