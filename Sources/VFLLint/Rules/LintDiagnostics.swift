import VFLDiagnostics

/// Collects the diagnostics of lint rules that are not off, up to a limit.
struct LintDiagnostics {
  private let limit: Int
  private let levels: RuleLevels
  /// The kept diagnostics, with the severities of their levels.
  private var kept: [Diagnostic] = []
  /// The number of diagnostics beyond the limit, which are not stored.
  private var omitted = 0
  private var firstOmitted: SourceLocation?
  private var gravestOmitted = Severity.warning

  /// Creates an empty collection with a limit.
  init(levels: RuleLevels, limit: Int = Limit.lintDiagnostics.value) {
    self.levels = levels
    self.limit = limit
  }

  /// Whether diagnostics with a code are reported.
  ///
  /// If not, the caller can skip the search for them.
  func isOn(_ code: DiagnosticCode) -> Bool { levels[code] != .off }

  /// The number of kept diagnostics.
  var count: Int { kept.count }

  /// Adds a diagnostic unless its code is off.
  ///
  /// If the limit is reached, the diagnostic is only counted.
  mutating func report(_ diagnostic: LazyDiagnostic, in origin: SourceOrigin) {
    guard let severity = levels[diagnostic.code].severity else { return }
    guard kept.count < limit else {
      return omit(1, first: diagnostic.span.map { SourceLocation(origin, $0) }, severity)
    }
    kept.append(diagnostic.diagnostic(in: origin).with(severity: severity))
  }

  /// Appends the diagnostics of another collection up to the limit, and counts the rest.
  mutating func append(_ others: LintDiagnostics) {
    let rest = others.kept.dropFirst(limit - kept.count)
    kept += others.kept.prefix(limit - kept.count)
    for diagnostic in rest { omit(1, first: diagnostic.location, diagnostic.severity) }
    if others.omitted > 0 {
      omit(others.omitted, first: others.firstOmitted, others.gravestOmitted)
    }
  }

  private mutating func omit(_ count: Int, first: SourceLocation?, _ severity: Severity) {
    if omitted == 0 { firstOmitted = first }
    if severity == .error { gravestOmitted = .error }
    omitted += count
  }

  /// Sorts the kept diagnostics from `index` to the end by position.
  mutating func sort(from index: Int) {
    guard kept.count > index + 1 else { return }
    let sorted = Array(kept[index...]).inTextOrder
    kept.replaceSubrange(index..., with: sorted)
  }

  /// The kept diagnostics.
  ///
  /// If the limit was exceeded, a final diagnostic reports the number of omitted diagnostics.
  var diagnostics: [Diagnostic] {
    guard omitted > 0 else { return kept }
    let rest = LazyDiagnostic.tooManyDiagnostics(
      span: firstOmitted?.span, count: omitted, shown: kept.count, gravest: gravestOmitted)
    return kept + [rest.diagnostic(in: firstOmitted?.origin ?? .document)]
  }
}
