import VFLDiagnostics

/// The findings of lint, of those codes that are told, bounded in number.
struct LintFindings {
  /// How many findings are kept of one group where they are told; a text with more is to be
  /// formatted, not to be read.
  static let limit = 1000

  private let limit: Int
  private let levels: RuleLevels
  /// What was found, each with the severity of its level.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates a collection that keeps the findings of the codes that are not off.
  init(levels: RuleLevels, limit: Int = LintFindings.limit) {
    self.levels = levels
    self.limit = limit
  }

  /// Whether findings of a code are kept, so that it is worth to look for them.
  func isOn(_ code: DiagnosticCode) -> Bool {
    diagnostics.count < limit && levels[code] != .off
  }

  /// Keeps a finding in a text, if its code is on.
  mutating func report<Finding: DiagnosticDefinition>(
    _ finding: Finding, in origin: SourceOrigin
  ) {
    guard diagnostics.count < limit, let severity = levels[Finding.code].severity else {
      return
    }
    diagnostics.append(finding.diagnostic(in: origin).with(severity: severity))
  }

  /// Puts the findings from an index on into the order of their text.
  mutating func sort(from index: Int) {
    let sorted = Array(diagnostics[index...]).inTextOrder
    diagnostics.replaceSubrange(index..., with: sorted)
  }
}
