import VFLDiagnostics

extension ExtendedParser {
  /// Parses the options after a chain or a grid.
  ///
  /// Each option may occur once.
  ///
  /// ```ebnf
  /// options = { option } .
  /// gridOptions = { gridOption } .
  /// ```
  mutating func parseOptions(ofGrid isGrid: Bool) throws(ParseError) -> [OptionNode] {
    var options: [OptionNode] = []
    var spans: [String: SourceSpan] = [:]
    while at(.at) || at(.name) {
      let (start, word) = (current.span, at(.at) ? "@" : string(current.span))
      let kind = try parseOption(word, ofGrid: isGrid)
      let span = SourceSpan(start.start, consumedEnd)
      if let first = spans.updateValue(span, forKey: word) {
        report(
          .malformedStatementOption(
            span: start, found: word, expected: "each option once", first: first))
      }
      options.append(OptionNode(span: span, kind: kind))
    }
    return options
  }

  private static let chainOptions = [
    "in", "gap", "margin", "align", "equal", "direction", "spacing", "name",
  ]
  private static let gridOptions = ["in", "gap", "margin", "name", "cols", "rows"]

  /// Parses an option that begins with a name or with `@`.
  ///
  /// ```ebnf
  /// option = priority | "in" "(" viewName ")" | ( "gap" | "margin" ) "(" expression ")"
  ///   | ( "align" | "equal" ) "(" name { "," name } ")"
  ///   | "direction" "(" ( "ltr" | "rtl" | "natural" ) ")"
  ///   | "spacing" "(" ( "edges" | "baseline" ) ")" | "name" "(" name ")" .
  /// gridOption = priority | "in" "(" viewName ")" | ( "gap" | "margin" ) "(" expression ")"
  ///   | "name" "(" name ")" | ( "cols" | "rows" ) "(" track { "," track } ")" .
  /// ```
  private mutating func parseOption(
    _ word: String, ofGrid isGrid: Bool
  ) throws(ParseError) -> OptionNode.Kind {
    if word == "@" {
      guard let priority = try parsePriority(isBare: false) else { try fail("a priority") }
      return .priority(priority)
    }
    if kind(ahead: 1) == .colon { try fail("`;` or a line break before a statement") }
    let known = isGrid ? Self.gridOptions : Self.chainOptions
    guard known.contains(word) else {
      try fail(.unknownOption(name: word, known: known, span: current.span))
    }
    consume()
    let opener = try expect(.leftParenthesis, "`(` after `\(word)`")
    let kind: OptionNode.Kind =
      switch word {
      case "in": .container(try parseViewName("a view"))
      case "gap": .gap(try parseExpression())
      case "margin": .margin(try parseExpression())
      case "align": .align(try parseAttributes())
      case "equal": .equal(try parseAttributes())
      case "direction": .direction(isRightToLeft: try parseDirection())
      case "spacing": .spacing(isBaseline: try parseSpacing())
      case "name": .name(try expect(.name, "a name"))
      case "cols": .columns(try parseTracks())
      default: .rows(try parseTracks())
      }
    let isList = ["align", "equal", "cols", "rows"].contains(word)
    try expect(.rightParenthesis, isList ? "`,` or `)`" : "`)`", opener: opener)
    return kind
  }

  private mutating func parseAttributes() throws(ParseError) -> [SourceSpan] {
    var attributes: [SourceSpan] = []
    repeat { attributes.append(try parseAttribute()) } while consume(if: .comma) != nil
    return attributes
  }

  private mutating func parseDirection() throws(ParseError) -> Bool? {
    switch found {
    case "ltr": consume()
    case "rtl":
      consume()
      return true
    case "natural":
      consume()
      return nil
    default: try failOption("`ltr`, `rtl` or `natural`")
    }
    return false
  }

  private mutating func parseSpacing() throws(ParseError) -> Bool {
    guard found == "edges" || found == "baseline" else { try failOption("`edges` or `baseline`") }
    return string(consume()) == "baseline"
  }

  private mutating func parseTracks() throws(ParseError) -> [TrackNode] {
    var tracks: [TrackNode] = []
    repeat { tracks.append(try parseTrack()) } while consume(if: .comma) != nil
    return tracks
  }

  /// Parses the size of a column or a row.
  ///
  /// ```ebnf
  /// track = weight | simple .
  /// ```
  private mutating func parseTrack() throws(ParseError) -> TrackNode {
    let start = current.span.start
    let value: PredicateNode.Value
    if let weight = try parseWeight() {
      value = .weight(weight)
    } else if at(.number) || at(.name) {
      value = .expression(try parseSimple("a size"))
    } else {
      try failOption("a number, a percentage, a metric or a weight such as `2*`")
    }
    return TrackNode(SourceSpan(start, consumedEnd), value)
  }

  private mutating func failOption(_ expected: String) throws(ParseError) -> Never {
    let span = current.span
    try fail(.malformedStatementOption(span: span, found: found, expected: expected))
  }
}
