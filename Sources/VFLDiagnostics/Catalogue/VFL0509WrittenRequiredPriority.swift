/// A priority of 1000, which is what a predicate has anyway.
package struct WrittenRequiredPriority: DiagnosticDefinition {
  /// The `@` and the number.
  package let span: SourceSpan
  /// The `@` and the number as written.
  package let text: String

  package init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  package static let code = DiagnosticCode.writtenRequiredPriority
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a priority of 1000 written out"
  package static let explanation = """
    A predicate without a priority is required, which is the priority 1000. Written out, it says
    nothing more, and a reader looks twice for what makes it different from its neighbours.
    """
  package static let example = DiagnosticExample.check(
    "[a(<=50@1000)]", "--rule", "VFL0509=warning")
  package static let repair = DiagnosticExample.check("[a(<=50)]", "--rule", "VFL0509=warning")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found \(Wording.quoted(text)), the priority without any",
      at: SourceLocation(origin, span), caption: "nothing could stand here",
      fixIts: [
        FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe)
      ])
  }
}
