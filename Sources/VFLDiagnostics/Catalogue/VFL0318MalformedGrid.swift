/// A grid whose rows don't fit together.
package struct MalformedGrid: DiagnosticDefinition {
  /// What is wrong with it.
  package enum Reason: Sendable, Hashable {
    /// A row has another number of cells than the first one.
    case ragged(cells: Int, expected: Int)
    /// The cells of a view form no rectangle.
    case area(name: String)
    /// There are more or fewer tracks than columns or rows.
    case trackCount(tracks: Int, expected: Int)
    /// A row has no cells.
    case emptyRow
  }

  /// The row, the tracks or the whole grid.
  package let span: SourceSpan
  /// What is wrong with it.
  package let reason: Reason

  package init(span: SourceSpan, reason: Reason) {
    self.span = span
    self.reason = reason
  }

  package static let code = DiagnosticCode.malformedGrid
  package static let severity = Severity.error
  package static let title = "the rows of a grid don't fit together"
  package static let explanation = """
    `G: "title title" "menu body"` is a grid of two columns and two rows. All rows have as many
    cells as the first one; `.` is an empty cell. A view that stands in several cells covers them
    all, so they form a rectangle. `cols(...)` and `rows(...)` name one track for each column or
    row.
    """
  package static let example = DiagnosticExample.check(
    "G: \"a a\" \"b a\"", "--dialect", "extended")
  package static let repair = DiagnosticExample.check(
    "G: \"a a\" \"b .\"", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let message =
      switch reason {
      case .ragged(let cells, let expected):
        "expected a row of \(Wording.count(expected, "cell")), found \(cells)"
      case .area(let name):
        "expected the cells of \(Wording.quoted(name)) to form a rectangle, found another shape"
      case .trackCount(let tracks, let expected):
        "expected \(Wording.count(expected, "track")), found \(tracks)"
      case .emptyRow: "expected cells in a row, found none"
      }
    return Diagnostic(
      Self.code, Self.severity, message, at: SourceLocation(origin, span), caption: "does not fit")
  }
}
