/// A gap of 0 points, which is a flush join.
package struct ZeroGap: DiagnosticDefinition {
  /// The gap with its dashes.
  package let span: SourceSpan
  /// The gap as written.
  package let text: String

  package init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  package static let code = DiagnosticCode.zeroGap
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a gap of 0 where neighbours could touch"
  package static let explanation = """
    Neighbours with nothing between them touch: `[a][b]` and `[a]-0-[b]` make the same constraint,
    and so do `|[a]` and `|-0-[a]`. The shorter one shows at a glance that there is no gap.
    """
  package static let example = DiagnosticExample.check(
    "|-0-[a]-0-|", "--rule", "VFL0503=warning")
  package static let repair = DiagnosticExample.check("|[a]|", "--rule", "VFL0503=warning")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found \(Wording.quoted(text)), a gap of 0",
      at: SourceLocation(origin, span), caption: "nothing could stand here",
      fixIts: [
        FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe)
      ])
  }
}
