import VFLDiagnostics
import VFLRecords

extension ExtendedParser {
  /// Parses a statement with its options.
  ///
  /// ```ebnf
  /// statement = [ ( "H" | "V" | "HV" ) ":" ] chain options
  ///   | "C" ":" entries
  ///   | "G" ":" gridRows gridOptions .
  /// ```
  mutating func parseStatement() throws(ParseError) -> (
    kind: StatementNode.Kind, options: [OptionNode]
  ) {
    if at(.name), kind(ahead: 1) != .colon,
      ["H", "V", "HV", "C", "G"].contains(string(current.span))
    {
      let place = SourceSpan(at: current.span.end)
      let word = string(current.span)
      try fail(.missingOrientationColon(span: place, orientation: word))
    }
    guard at(.name), kind(ahead: 1) == .colon else {
      let chain = try parseChain(.horizontal)
      return (.chain(chain), try parseOptions(ofGrid: false))
    }
    let prefix = string(current.span)
    let direction: ChainNode.Direction
    switch prefix {
    case "H": direction = .horizontal
    case "V": direction = .vertical
    case "HV": direction = .both
    case "C":
      consumePrefix()
      return (.explicit(try parseEntries()), [])
    case "G":
      consumePrefix()
      let rows = try parseGridRows()
      return (.grid(rows), try parseOptions(ofGrid: true))
    default: try fail("`H:`, `V:`, `HV:`, `C:` or `G:`")
    }
    consumePrefix()
    let chain = try parseChain(direction)
    return (.chain(chain), try parseOptions(ofGrid: false))
  }

  private mutating func consumePrefix() {
    consume()
    consume()
  }

  // MARK: Explicit constraints

  /// Parses explicit constraints, which do not belong to a chain.
  ///
  /// ```ebnf
  /// entries = entry { "," entry } .
  /// ```
  private mutating func parseEntries() throws(ParseError) -> [EntryNode] {
    var entries: [EntryNode] = []
    repeat { try parseEntry(into: &entries) } while consume(if: .comma) != nil
    return entries
  }

  /// Parses the constraints of an item, and appends one entry for each attribute.
  ///
  /// ```ebnf
  /// entry = ( viewName | "|" ) "." name
  ///   ( comparison | entryPredicates { "." name entryPredicates } ) .
  /// ```
  private mutating func parseEntry(into entries: inout [EntryNode]) throws(ParseError) {
    var subject: NameNode?
    let subjectSpan = current.span
    if at(.bar) { consume() } else { subject = try parseViewName("a view or `|`") }
    try expect(.point, "`.` and an attribute")
    var attribute = try parseAttribute()
    guard at(.leftParenthesis) else {
      let index = tree.predicates.add(try parseComparison())
      entries.append(
        EntryNode(
          subject: subject, subjectSpan: subjectSpan, attribute: attribute,
          predicates: index..<(index + 1)))
      return
    }
    while true {
      entries.append(
        EntryNode(
          subject: subject, subjectSpan: subjectSpan, attribute: attribute,
          predicates: try parsePredicates(.explicit)))
      guard consume(if: .point) != nil else { return }
      attribute = try parseAttribute()
      guard at(.leftParenthesis) else { try fail("`(`") }
    }
  }

  /// Parses a relation, an expression and an optional priority.
  ///
  /// ```ebnf
  /// comparison = relation expression [ priority ] .
  /// ```
  private mutating func parseComparison() throws(ParseError) -> PredicateNode {
    let start = current.span.start
    guard let relation = try parseRelation() else { try fail("`==`, `>=`, `<=` or `(`") }
    let expression = try parseExpression()
    let end = consumedEnd
    let priority = try parsePriority(isBare: false)
    return PredicateNode(
      SourceSpan(start, end), relation, .expression(expression), priority: priority)
  }

  // MARK: Grids

  /// Parses the rows of a grid.
  ///
  /// ```ebnf
  /// gridRows = gridRow { gridRow } .
  /// ```
  private mutating func parseGridRows() throws(ParseError) -> [GridRowNode] {
    var rows: [GridRowNode] = []
    while at(.quotedName) {
      let span = consume()
      rows.append(GridRowNode(span: span, cells: try parseCells(of: span)))
    }
    if rows.isEmpty { try fail("a row of cells such as `\"a b\"`") }
    return rows
  }

  private mutating func parseCells(of row: SourceSpan) throws(ParseError) -> [NameNode] {
    let text = tree.text
    var cells: [NameNode] = []
    var position = row.start + 1
    while position < row.end - 1 {
      if text[position] == 0x20 || text[position] == 0x09 {
        position += 1
        continue
      }
      let end =
        text[position] == UInt8(ascii: ".") ? position + 1 : NameText.end(of: text, from: position)
      let isFollowedByBlank = end == row.end - 1 || text[end] == 0x20 || text[end] == 0x09
      guard end > position, isFollowedByBlank else {
        let rest = text[position..<(row.end - 1)].firstIndex { $0 == 0x20 || $0 == 0x09 }
        let span = SourceSpan(position, rest ?? row.end - 1)
        try fail(
          .malformedExtendedFormat(
            span: span, found: string(span), expected: "a view's name or `.`"))
      }
      let span = SourceSpan(position, end)
      cells.append(NameNode(span))
      position = end
    }
    return cells
  }
}
