/// A log of constraints that conflict, in the place of a layout.
package struct ConflictLog: DiagnosticDefinition {
  /// What people call the text.
  package let name: String

  package init(name: String) {
    self.name = name
  }

  package static let code = DiagnosticCode.conflictLog
  package static let severity = Severity.error
  package static let title = "a log of a conflict is no layout"
  package static let explanation = """
    What a run prints when constraints conflict, `Unable to simultaneously satisfy constraints` with
    a list of `<NSLayoutConstraint:0x…>`, is no layout: `vfl log` explains it. To try what ends the
    conflict, each of its constraints can stand on a line of a `.vfl` text, with better names: as a
    format where it has brackets, `V:[card(200)]` for `V:[UIView:0x10e3d08(200)]`, and else as an
    equation, `@constraint card.height == 84` for `UIView:0x10e3d08.height == 84`.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>",
        "<NSLayoutConstraint:0x28c1f90 UIView:0x10e3d08.height == 84   (active)>"
    )
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    V:[card(200)]
    @constraint card.height == 84
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected formats and equations in \(Wording.quoted(name)), found a log of a conflict",
      at: nil,
      notes: [
        "`vfl log` explains what a log says; it reads a file, or standard input"
      ])
  }
}
