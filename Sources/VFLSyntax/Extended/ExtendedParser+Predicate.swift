import VFLDiagnostics
import VFLRecords

extension ExtendedParser {
  /// The syntactic context of predicates in parentheses.
  enum PredicatePlace {
    /// After the name of a view.
    case size
    /// In a gap.
    case gap
    /// After an attribute in an explicit constraint.
    case explicit
  }

  /// Parses predicates in parentheses.
  ///
  /// ```ebnf
  /// predicates = "(" predicate { "," predicate } ")" .
  /// gapPredicates = "(" gapPredicate { "," gapPredicate } ")" .
  /// entryPredicates = "(" entryPredicate { "," entryPredicate } ")" .
  /// ```
  mutating func parsePredicates(_ place: PredicatePlace) throws(ParseError) -> Range<Int> {
    let opener = consume()
    try enter()
    let first = tree.predicates.count
    repeat { tree.predicates.append(try parsePredicate(place)) } while consume(if: .comma) != nil
    try expect(.rightParenthesis, "`,` or `)`", opener: opener)
    leave()
    return first..<tree.predicates.count
  }

  /// Parses a predicate.
  ///
  /// ```ebnf
  /// predicate = [ name ":" ] ( weight | [ [ "." name ] relation ] expression ) [ priority ] .
  /// gapPredicate = [ name ":" ] ( weight | [ relation ] expression ) [ priority ] .
  /// entryPredicate = [ name ":" ] [ relation ] expression [ priority ] .
  /// ```
  private mutating func parsePredicate(
    _ place: PredicatePlace
  ) throws(ParseError) -> PredicateNode {
    var label: SourceSpan?
    if at(.name), kind(ahead: 1) == .colon {
      // Without this check, `(height: 50)` would be a width of 50 with the label `height`.
      let word = string(current.span)
      if Attribute(name: word) != nil || Self.otherAttributes.contains(word) {
        try fail("`.\(word) ==`, or a name that is not an attribute")
      }
      label = consume()
      consume()
    }
    let start = current.span.start
    if place != .explicit, let weight = try parseWeight() {
      let span = SourceSpan(start, consumedEnd)
      return PredicateNode(
        span, label: label, .equal, .weight(weight), priority: try parsePriority(isBare: false))
    }
    var subject: SourceSpan?
    if place != .explicit, at(.point), kind(ahead: 1) == .name, isRelation(kind(ahead: 2)) {
      let point = consume()
      let attribute = try parseAttribute()
      if place == .gap {
        let span = point.union(attribute)
        try fail(
          .misplacedAttribute(span: span, found: string(span), reason: .subjectOfGap))
      }
      subject = attribute
    }
    let relation = try parseRelation() ?? .equal
    let expression = try parseExpression()
    let span = SourceSpan(start, consumedEnd)
    return PredicateNode(
      span, label: label, subject: subject, relation, .expression(expression),
      priority: try parsePriority(isBare: false))
  }

  /// The aliases of attributes, and the names for several attributes.
  private static let otherAttributes = ["start", "end", "baseline", "size", "center", "edges"]

  private func isRelation(_ kind: ExtendedTokenKind) -> Bool {
    switch kind {
    case .relation, .unknownRelation, .less, .greater: true
    default: false
    }
  }

  /// Parses a relation if there is one.
  ///
  /// ```ebnf
  /// relation = "==" | "<=" | ">=" .
  /// ```
  mutating func parseRelation() throws(ParseError) -> Relation? {
    if at(.relation) { return Relation(rawValue: string(consume())) }
    guard isRelation(current.kind) else { return nil }
    let text = string(current.span)
    let meant: String? =
      switch text {
      case "=": "=="
      case ">", "=>": ">="
      case "<", "=<": "<="
      default: nil
      }
    try fail(.unknownRelation(span: current.span, found: text, meant: meant))
  }

  /// Parses a weight if there is one: a `*` without a right operand.
  ///
  /// ```ebnf
  /// weight = [ number ] "*" .
  /// ```
  mutating func parseWeight() throws(ParseError) -> Double? {
    let hasNumber = at(.number)
    guard kind(ahead: hasNumber ? 1 : 0) == .star else { return nil }
    switch kind(ahead: hasNumber ? 2 : 1) {
    case .rightParenthesis, .comma, .at, .end, .separator: break
    default:
      if hasNumber { return nil }
      try fail("a number before `*`, or `*` alone")
    }
    guard hasNumber else {
      consume()
      return 1
    }
    let weight = number(current.span)
    guard weight > 0, weight.isFinite else { try fail("a weight above 0") }
    consume()
    consume()
    return weight
  }

  /// Parses a priority if there is one.
  ///
  /// ```ebnf
  /// priority = "@" ( [ "-" ] number | name ) [ ( "+" | "-" ) number ] .
  /// ```
  ///
  /// - Parameter isBare: Whether a dash can also end the gap that contains the priority.
  mutating func parsePriority(isBare: Bool) throws(ParseError) -> PriorityNode? {
    guard consume(if: .at) != nil else { return nil }
    let start = current.span.start
    let base: PriorityNode.Base
    switch current.kind {
    case .number: base = .number(number(consume()))
    case .name:
      base = .name(NameNode(consume()))
    case .dash where kind(ahead: 1) == .number:
      // A negative priority is parsed here so that it is reported as out of range.
      consume()
      base = .number(-number(consume()))
    default: try fail("a number, a metric or a name such as `high` after `@`")
    }
    var offset = 0.0
    let isSigned = at(.plus) || at(.dash)
    if isSigned, kind(ahead: 1) == .number, !isBare || isDashOrTilde(kind(ahead: 2)) {
      let sign = at(.dash) ? -1.0 : 1
      consume()
      offset = sign * number(consume())
    }
    return PriorityNode(SourceSpan(start, consumedEnd), base, offset: offset)
  }

  private func isDashOrTilde(_ kind: ExtendedTokenKind) -> Bool {
    kind == .dash || kind == .tilde
  }

  /// Returns the value of a number.
  func number(_ span: SourceSpan) -> Double {
    NumberText.value(of: tree.text[span.start..<span.end])
  }
}
