/// An alignment option of a format with one view.
package struct OptionWithoutEffect: DiagnosticDefinition {
  /// The view.
  package let span: SourceSpan
  /// The option.
  package let option: String
  /// Whether the format is vertical.
  package let isVertical: Bool

  package init(span: SourceSpan, option: String, isVertical: Bool) {
    self.span = span
    self.option = option
    self.isVertical = isVertical
  }

  package static let code = DiagnosticCode.optionWithoutEffect
  package static let severity = Severity.warning
  package static let title = "an option that does not fit the axis has no effect"
  package static let explanation = """
    An alignment option makes a constraint for each two neighbouring views. A format with a single
    view has no such pair, and the superview is never aligned, so the option does nothing. As soon
    as a second view is added, an option that does not fit the format's axis is refused; that is
    why it is worth a warning before.
    """
  package static let example = DiagnosticExample.check("V:[a]", "--options", "alignAllTop")
  package static let repair = DiagnosticExample.check("V:[a][b]", "--options", "alignAllLeft")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let axis = isVertical ? "vertical" : "horizontal"
    var notes = ["an alignment option never concerns the superview"]
    if !AlignmentOptions.fitting(isVertical: isVertical).contains(option) {
      notes.append("with a second view it would be refused, for it does not fit a \(axis) format")
    }
    notes += AlignmentOptions.centringNotes(on: option)
    return Diagnostic(
      Self.code, Self.severity,
      "\(Wording.quoted(option)) aligns two neighbouring views, "
        + "found only one in this \(axis) format",
      at: SourceLocation(origin, span), caption: "the only view",
      notes: notes)
  }
}
