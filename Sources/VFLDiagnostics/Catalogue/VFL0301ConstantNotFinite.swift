/// A constant that is infinite or not a number.
package struct ConstantNotFinite: DiagnosticDefinition {
  /// The number or the metric's name.
  package let span: SourceSpan
  /// The number or the metric's name.
  package let text: String
  /// Whether it is a metric's name.
  package let isMetric: Bool

  package init(span: SourceSpan, text: String, isMetric: Bool) {
    self.span = span
    self.text = text
    self.isMetric = isMetric
  }

  package static let code = DiagnosticCode.constantNotFinite
  package static let severity = Severity.error
  package static let title = "a constant is not finite"
  package static let explanation = """
    A constant has to be a finite number: no layout can keep an infinite distance. A number above
    about 1.8e308 is read as infinity, and a metric may hold infinity or "not a number" from a
    calculation, most often from a division by zero. Finite numbers may be too large as well, or too
    different in size, since a sum keeps about 15 digits: then no layout is told that may be wrong.
    """
  package static let example = DiagnosticExample.check("[a]-1e999-[b]")
  package static let repair = DiagnosticExample.check("[a]-100-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a finite constant, "
        + "found \(isMetric ? "the metric " : "")\(Wording.quoted(text)), which is not finite",
      at: SourceLocation(origin, span), caption: "a finite number could stand here",
      notes: ["the largest finite number is about 1.8e308"])
  }
}
