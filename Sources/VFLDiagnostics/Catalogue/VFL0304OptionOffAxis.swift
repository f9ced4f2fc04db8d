/// An alignment option that lies along the format's own axis.
package struct OptionOffAxis: DiagnosticDefinition {
  /// The first two views that it would align.
  package let span: SourceSpan
  /// The option.
  package let option: String
  /// Whether the format is vertical.
  package let isVertical: Bool
  /// The attribute in `align(...)`, if the option is one of a statement of the extended dialect.
  package let attribute: String?

  package init(
    span: SourceSpan, option: String, isVertical: Bool, attribute: String? = nil
  ) {
    self.attribute = attribute
    self.span = span
    self.option = option
    self.isVertical = isVertical
  }

  package static let code = DiagnosticCode.optionOffAxis
  package static let severity = Severity.error
  package static let title = "an option does not fit the axis"
  package static let explanation = """
    An alignment option lines up the neighbours across the format: the views of a row by top,
    bottom, vertical centre or baseline, the views of a column by left, right, leading, trailing
    or horizontal centre. Along the format their places are already set by the gaps, so an option
    of that axis would put all views on top of one another.
    """
  package static let example = DiagnosticExample.check("V:[a][b]", "--options", "alignAllTop")
  package static let repair = DiagnosticExample.check("V:[a][b]", "--options", "alignAllLeft")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let axis = isVertical ? "vertical" : "horizontal"
    if let attribute {
      return Diagnostic(
        Self.code, Self.severity,
        "expected an attribute across the \(axis) chain, found \(Wording.quoted(attribute))",
        at: SourceLocation(origin, span), caption: "lies along the chain, or is a size",
        notes: ["what lies along a chain is set by its gaps; sizes stand in `equal(…)`"])
    }
    let fitting = AlignmentOptions.fitting(isVertical: isVertical)
    return Diagnostic(
      Self.code, Self.severity,
      "\(Wording.quoted(option)) fits \(isVertical ? "horizontal" : "vertical") formats only, "
        + "found a \(axis) one",
      at: SourceLocation(origin, span),
      caption: "these are the first two views that it would align",
      notes: [
        "options that fit a \(axis) format are \(Wording.list(fitting, limit: fitting.count))"
      ] + AlignmentOptions.centringNotes(on: option))
  }
}
