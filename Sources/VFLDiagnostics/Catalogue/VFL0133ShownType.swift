/// A computed part of a string whose type prints in a way that no format can hold.
package struct ShownType: DiagnosticDefinition {
  /// The computed part, in the bytes of the file.
  package let span: SourceSpan
  /// Its type.
  package let type: String

  package init(span: SourceSpan, type: String) {
    (self.span, self.type) = (span, type)
  }

  package static let code = DiagnosticCode.shownType
  package static let severity = Severity.error
  package static let title = "a computed part prints the name of its type"
  package static let explanation = """
    A string with `\\(priority)` in it has the text that the value prints. A `UILayoutPriority`
    prints `UILayoutPriority(rawValue: 750.0)`, and a `CGSize` prints `(8.0, 8.0)`: the system finds
    no number there, and raises an exception. Put the number in, `\\(priority.rawValue)` or
    `\\(size.width)`, or hand it on as a metric.
    """
  package static let example = DiagnosticExample(
    ["check", "--stdin-filename", "Card.swift", "-"],
    standardInput: #"""
      let soft = UILayoutPriority.defaultLow
      NSLayoutConstraint.constraints(withVisualFormat: "[a(8@\(soft))]", metrics: nil, views: ["a": a])
      """#)
  package static let repair = DiagnosticExample(
    ["check", "--stdin-filename", "Card.swift", "-"],
    standardInput: #"""
      let soft = UILayoutPriority.defaultLow
      NSLayoutConstraint.constraints(withVisualFormat: "[a(8@\(soft.rawValue))]", metrics: nil, views: ["a": a])
      """#)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let isPriority = type == "UILayoutPriority"
    return Diagnostic(
      Self.code, Self.severity,
      "expected a number, found a `\(type)`, which prints "
        + (isPriority ? "`UILayoutPriority(rawValue: …)`" : "more than a number"),
      at: SourceLocation(origin, span), caption: "no format can hold what this prints",
      notes: isPriority ? ["its number is its `rawValue`"] : [])
  }
}
