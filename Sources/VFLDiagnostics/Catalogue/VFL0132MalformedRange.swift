/// A range of views that names none, or whose end is no number.
package struct MalformedRange: DiagnosticDefinition {
  /// What is wrong with it.
  package enum Reason: Sendable, Hashable {
    /// The last number is less than the first.
    case empty
    /// No whole number stands behind `..`.
    case noNumber
    /// It names more views than anybody has.
    case tooLong(limit: Int)
    /// The ranges of a text name more views than anybody has.
    case tooMany(limit: Int)
    /// All ranges together make more constraints than anybody needs.
    case tooManyConstraints(limit: Int)
    /// Two neighbours have more views than anybody means to join, each with each.
    case tooManyPairs(limit: Int)
  }

  /// The range, or what stands in the place of its end.
  package let span: SourceSpan
  /// The text there; `nil` at the end of the format.
  package let found: String?
  /// What is wrong with it.
  package let reason: Reason

  package init(span: SourceSpan, found: String?, reason: Reason) {
    self.span = span
    self.found = found
    self.reason = reason
  }

  package static let code = DiagnosticCode.malformedRange
  package static let severity = Severity.error
  package static let title = "a range of views is not one"
  package static let explanation = """
    `[v1..4]` stands for `v1`, `v2`, `v3` and `v4`, all of them in this place. The end is a whole
    number, not less than the number that the first name ends with; a name without a number counts
    as the first one, so `[a..3]` is `a`, `a2` and `a3`. For a chain of them write `[v1..4]...`,
    or `[v1..4]-8-...` with a gap in between.
    """
  package static let example = DiagnosticExample.check("[v4..1]", "--dialect", "extended")
  package static let repair = DiagnosticExample.check("[v1..4]", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let expected =
      switch reason {
      case .empty: "a range that ends behind its beginning"
      case .noNumber: "a whole number behind `..`"
      case .tooLong(let limit): "a range of \(limit) views at most"
      case .tooMany(let limit): "ranges of \(limit) views in all at most"
      case .tooManyConstraints(let limit): "a layout of \(limit) constraints at most"
      case .tooManyPairs(let limit): "neighbours of \(limit) pairs at most"
      }
    return Diagnostic(
      Self.code, Self.severity, "expected \(expected), found \(Wording.found(found))",
      at: SourceLocation(origin, span),
      caption: reason == .noNumber ? "a number could stand here" : "this range")
  }
}
