import VFLDiagnostics

/// The findings of lint with codes that are told, bounded in number.
struct LintFindings {
  private let limit: Int
  private let levels: RuleLevels
  /// What was found, each with the severity of its level.
  private var kept: [Diagnostic] = []
  /// How many more were found, for which no words are made.
  private var omitted = 0
  private var firstOmitted: SourceLocation?
  private var gravestOmitted = Severity.warning

  /// Creates a collection that keeps the findings of the codes that are not off.
  init(levels: RuleLevels, limit: Int = Limit.lintFindings.value) {
    self.levels = levels
    self.limit = limit
  }

  /// Whether findings of a code are told, so that it is worth to look for them.
  func isOn(_ code: DiagnosticCode) -> Bool { levels[code] != .off }

  /// How many findings are kept.
  var count: Int { kept.count }

  /// Keeps a finding in a text, or counts it when there are too many, if its code is on.
  mutating func report(_ finding: Finding, in origin: SourceOrigin) {
    guard let severity = levels[finding.code].severity else { return }
    guard kept.count < limit else {
      return omit(1, first: finding.span.map { SourceLocation(origin, $0) }, severity)
    }
    kept.append(finding.diagnostic(in: origin).with(severity: severity))
  }

  /// Appends other findings, as far as there are not too many.
  mutating func append(_ others: LintFindings) {
    let rest = others.kept.dropFirst(limit - kept.count)
    kept += others.kept.prefix(limit - kept.count)
    for finding in rest { omit(1, first: finding.location, finding.severity) }
    if others.omitted > 0 {
      omit(others.omitted, first: others.firstOmitted, others.gravestOmitted)
    }
  }

  private mutating func omit(_ count: Int, first: SourceLocation?, _ severity: Severity) {
    if omitted == 0 { firstOmitted = first }
    if severity == .error { gravestOmitted = .error }
    omitted += count
  }

  /// Puts the findings from an index on into the order of their text.
  mutating func sort(from index: Int) {
    guard kept.count > index + 1 else { return }
    let sorted = Array(kept[index...]).inTextOrder
    kept.replaceSubrange(index..., with: sorted)
  }

  /// What was found; the last one may say how much more there is.
  var diagnostics: [Diagnostic] {
    guard omitted > 0 else { return kept }
    let rest = Finding.tooManyFaults(
      span: firstOmitted?.span, count: omitted, shown: kept.count, gravest: gravestOmitted)
    return kept + [rest.diagnostic(in: firstOmitted?.origin ?? .document)]
  }
}
