import VFLDiagnostics

extension AppleParser {
  /// Parses the connection between two adjacent elements.
  ///
  /// An absent connection means that the elements touch.
  ///
  /// ```ebnf
  /// connection = [ "-" [ gap "-" ] ] .
  /// ```
  mutating func parseConnection() -> ConnectionNode {
    guard at(.dash) else {
      return ConnectionNode(SourceSpan(at: consumedEnd), .flush)
    }
    let dash = consume()
    if at(anyOf: .element) || at(.end) || isAtUnopenedView() || isAtFalseBarAtEnd {
      return ConnectionNode(dash, .standard)
    }
    if at(.dash), let doubled = parseDoubledDash(behind: dash) { return doubled }
    return parseGap(openedBy: dash)
  }

  /// Parses a gap after its opening dash, and the closing dash.
  ///
  /// ```ebnf
  /// gap = barePredicate | predicateList .
  /// ```
  mutating func parseGap(openedBy dash: SourceSpan) -> ConnectionNode {
    let first = tree.predicates.count
    if at(.leftParenthesis) {
      parsePredicateList(.gap)
    } else if at(anyOf: .barePredicate) {
      parseBareGap()
    } else {
      report(.missingValue(span: current.span, place: .gap, found: found))
      _ = skip(to: .gapBoundary)
      muteCurrentToken()
    }
    let end = closeGap(openedBy: dash)
    return ConnectionNode(SourceSpan(dash.start, end), .gap, first..<tree.predicates.count)
  }

  /// Parses a predicate without parentheses.
  ///
  /// Reports a comma-separated list, which requires parentheses.
  private mutating func parseBareGap() {
    let start = current.start
    parsePredicate(.bareGap)
    guard at(.comma) else { return }
    while consume(if: .comma) != nil {
      if at(anyOf: .barePredicate) { parsePredicate(.bareGap) }
    }
    let list = SourceSpan(start, consumedEnd)
    report(.unparenthesizedList(span: list, text: tree.string(list)))
  }

  /// Consumes the closing dash of a gap and returns the offset after the connection.
  private mutating func closeGap(openedBy dash: SourceSpan) -> Int {
    if let closer = consume(if: .dash) { return closer.end }
    guard !at(.end) else { return consumedEnd }
    let place = SourceSpan(at: consumedEnd)
    let isForeign = place.end != current.start
    report(
      .missingClosingDash(span: place, opener: dash, found: found),
      at: isForeign ? current.span : place)
    if !at(anyOf: .element) {
      _ = skip(to: .gapBoundary)
      consume(if: .dash)
      muteCurrentToken()
    }
    return consumedEnd
  }

  /// Parses `--`, which is either the start of a negative number without parentheses or contains a redundant
  /// dash.
  ///
  /// - Returns: The connection, or `nil` if a gap follows the dashes. The caller then parses that gap.
  private mutating func parseDoubledDash(behind dash: SourceSpan) -> ConnectionNode? {
    let second = current
    if readNegativeNumber() {
      let start = current.start
      let first = tree.predicates.count
      parseBareGap()
      let gap = SourceSpan(start, consumedEnd)
      report(.bareNegativeGap(span: gap, number: tree.string(gap)))
      let end = closeGap(openedBy: dash)
      return ConnectionNode(SourceSpan(dash.start, end), .gap, first..<tree.predicates.count)
    }
    var run = dash
    while let next = consume(if: .dash) { run = run.union(next) }
    report(.doubledDash(span: run), at: second.span)
    muteCurrentToken()
    guard at(anyOf: .barePredicate) || at(.leftParenthesis) else {
      return ConnectionNode(run, .standard)
    }
    return nil
  }
}
