import VFLDiagnostics

extension ParsedArguments {
  /// Returns the severities that the `--rule` flags set.
  ///
  /// Later flags override earlier ones. Reports malformed values and unknown codes.
  mutating func ruleLevels() -> RuleLevels {
    var levels = RuleLevels()
    for word in values(of: .rule).flatMap({ $0.split(separator: ",") }) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let level = RuleLevel(rawValue: String(parts[1])) else {
        reportMalformed(.rule, String(word))
        continue
      }
      do {
        try levels.set(level, forCodesOf: parts[0])
      } catch {
        report(error, of: parts[0], to: level)
      }
    }
    return levels
  }

  private mutating func report(
    _ error: RuleLevels.LevelError, of word: Substring, to level: RuleLevel
  ) {
    switch error {
    case .unknownCode:
      report(
        .unknownArgument(
          word: String(word), kind: "code", known: DiagnosticCode.allCases.map { $0.rawValue }))
    case .staysError:
      report(
        .malformedFlagValue(
          flag: Flag.rule.name, value: "\(word)=\(level.rawValue)",
          expected: "the code of a warning or a lint rule, not of another error"))
    }
  }
}
