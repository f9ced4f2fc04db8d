package import VFLDiagnostics

/// The rules of lint: what is right and could be better.
///
/// Each rule is a function of formats without errors. Where it cannot be sure, it says nothing.
package enum Lint {
  /// What the rules find in formats that are given the same names: for each format in the order of
  /// its text, then what concerns the names; findings beyond `limit` are only counted.
  ///
  /// - Complexity: O(the formats' lengths + names), each rule one pass.
  package static func diagnostics(
    of group: FormatGroup, levels: RuleLevels = RuleLevels(), limit: Int? = nil
  ) -> [Diagnostic] {
    var findings = LintFindings(levels: levels, limit: limit ?? Limit.lintFindings.value)
    for format in group.formats {
      let start = findings.count
      checkSpelling(of: format, &findings)
      checkPredicates(of: format, &findings)
      checkViews(of: format, &findings)
      checkOptions(of: format, &findings)
      checkMetricNames(of: format, &findings)
      findings.sort(from: start)
    }
    checkRecords(of: group, &findings)
    checkNames(of: group, &findings)
    return findings.diagnostics
  }

  /// What formats that are active together make twice, and nothing else.
  static func repeats(
    in group: FormatGroup, levels: RuleLevels, limit: Int = Limit.lintFindings.value
  ) -> [Diagnostic] {
    var findings = LintFindings(levels: levels, limit: limit)
    checkRecords(of: group, onlyRepeats: true, &findings)
    return findings.diagnostics
  }

  /// The names that are given to some formats and that none of them uses, and nothing else.
  static func unusedNames(
    of group: FormatGroup, levels: RuleLevels, limit: Int = Limit.lintFindings.value
  ) -> [Diagnostic] {
    var findings = LintFindings(levels: levels, limit: limit)
    checkNames(of: group, &findings)
    return findings.diagnostics
  }
}
