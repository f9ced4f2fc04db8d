/// An option that changes nothing about its format.
package struct UselessOption: DiagnosticDefinition {
  /// Why it changes nothing.
  package enum Reason: Sendable, Hashable {
    /// It aligns neighbours, and there is one view.
    case singleView
    /// It is a direction, and the format is vertical.
    case verticalDirection
    /// It measures gaps between baselines, and there are no gaps.
    case noGap
    /// Two other alignments give this one.
    case implied(String, String)
  }

  /// The option where the text gives it, else the part of the format for which it is of no use.
  package let span: SourceSpan
  /// The option.
  package let option: String
  /// Why it changes nothing.
  package let reason: Reason
  /// The part of the format for which it is of no use, where ``span`` is another one.
  package let part: SourceLocation?

  package init(
    span: SourceSpan, option: String, reason: Reason, part: SourceLocation? = nil
  ) {
    self.span = span
    self.option = option
    self.reason = reason
    self.part = part
  }

  package static let code = DiagnosticCode.uselessOption
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "an option changes nothing"
  package static let explanation = """
    The constraints are the same with this option and without it: an alignment needs two views, a
    direction a horizontal format, baseline spacing a gap; and views whose tops and bottoms are
    aligned have the same centre anyway. Whoever reads the call looks for an effect that is not
    there.
    """
  package static let example = DiagnosticExample.check(
    "H:[a]", "--rule", "VFL0507=warning", "--options", "alignAllTop")
  package static let repair = DiagnosticExample.check(
    "H:[a][b]", "--rule", "VFL0507=warning", "--options", "alignAllTop")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let why =
      switch reason {
      case .singleView: "a format of one view, where nothing is aligned"
      case .verticalDirection: "a vertical format, which has one direction only"
      case .noGap: "a format without a gap"
      case .implied(let one, let other):
        "a format with \(Wording.quoted(one)) and \(Wording.quoted(other)), which align as much"
      }
    let label =
      switch reason {
      case .singleView: "the only view"
      case .verticalDirection: "vertical"
      case .noGap, .implied: "the format"
      }
    return Diagnostic(
      Self.code, Self.severity, "found \(Wording.quoted(option)) on \(why)",
      at: SourceLocation(origin, span), caption: "\(Wording.quoted(option)) changes nothing here",
      labels: part.map { [Diagnostic.Label($0, label)] } ?? [])
  }
}
