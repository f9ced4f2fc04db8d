/// The description of a constraint in a log that is not understood.
package struct UnreadDescription: DiagnosticDefinition {
  /// Where it stands in the log.
  package let span: SourceSpan
  /// Whether it is about two distances, each between two anchors.
  package let isDistance: Bool

  package init(span: SourceSpan, isDistance: Bool) {
    self.span = span
    self.isDistance = isDistance
  }

  package static let code = DiagnosticCode.unreadDescription
  package static let severity = Severity.error
  package static let title = "a constraint of a log is not understood"
  package static let explanation = """
    A log describes each constraint by its class, its address, and a format or an equation, such as
    `<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>`. This one is cut off, was changed on
    its way, or is about something that is not reckoned with: a distance that is another distance,
    `(a.top - b.top) == (c.top - d.top)`. It is left out; the others are explained without it.
    """
  package static let example = DiagnosticExample.document(
    "log",
    """
    "<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>",
    "<NSLayoutConstraint:0x28c1f90 UIView:0x10e3d08.hei
    """)
  package static let repair = DiagnosticExample.document("log", "Test Suite 'All tests' passed")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      isDistance
        ? "expected a constraint of two anchors at most, found one about two distances"
        : "expected a constraint such as `UIView:0x1.height == 44`, found something else",
      at: SourceLocation(origin, span),
      caption: isDistance ? "not reckoned with" : "not understood, and left out")
  }
}
