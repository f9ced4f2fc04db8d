/// A comment or a quoted name without its end.
package struct UnclosedText: DiagnosticDefinition {
  /// What is open.
  package enum Kind: Sendable, Hashable {
    /// `/*` without `*/`.
    case comment
    /// `"` without another `"`.
    case quotedName
  }

  /// Where it opens.
  package let span: SourceSpan
  /// What is open.
  package let kind: Kind

  package init(span: SourceSpan, kind: Kind) {
    self.span = span
    self.kind = kind
  }

  package static let code = DiagnosticCode.unclosedText
  package static let severity = Severity.error
  package static let title = "a comment or a quoted name has no end"
  package static let explanation = """
    In the extended dialect a comment stands between `/*` and `*/`, or behind `//` up to the end
    of the line, and a view whose name is no identifier stands in quotes, `["my-view"]`. What is
    opened and not closed hides everything behind it.
    """
  package static let example = DiagnosticExample.check("[a /* b", "--dialect", "extended")
  package static let repair = DiagnosticExample.check("[a /* b */]", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let end = kind == .comment ? "`*/` behind the comment" : "`\"` behind the name"
    return Diagnostic(
      Self.code, Self.severity, "expected \(end), found the end of the format",
      at: SourceLocation(origin, span), caption: "opened here")
  }
}
