/// A bar beside a view that has no superview.
package struct BarWithoutSuperview: DiagnosticDefinition {
  /// The bar.
  package let span: SourceSpan
  /// The view next to it; `nil` where there is no one view.
  package let view: String?
  /// The view's name.
  package let viewSpan: SourceSpan?

  package init(span: SourceSpan, view: String?, viewSpan: SourceSpan?) {
    self.span = span
    self.view = view
    self.viewSpan = viewSpan
  }

  package static let code = DiagnosticCode.barWithoutSuperview
  package static let severity = Severity.error
  package static let title = "a bar has no superview to stand for"
  package static let explanation = """
    A bar stands for an edge of the superview: the first bar for that of the first view, the
    closing bar for that of the last view. A view without a superview has no such edge. Put the
    view into its superview first, or leave the bar out.
    """
  package static let example = DiagnosticExample.check("|[a]", "--view", "a:none")
  package static let repair = DiagnosticExample.check("|[a]", "--view", "a")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let found = view.map { "that \(Wording.quoted($0)) has none" } ?? "none"
    return Diagnostic(
      Self.code, Self.severity,
      "expected a superview that `|` stands for, found \(found)",
      at: SourceLocation(origin, span), caption: "stands for no superview",
      labels: viewSpan.map { [.init(SourceLocation(origin, $0), "this view has no superview")] }
        ?? [],
      notes: ["a bar takes the superview of the view nearest to it"])
  }
}
