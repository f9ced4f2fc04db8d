/// The level of each code: the default level, or the level that a configuration or a flag sets.
///
/// The level of an error can be lowered only for lint rules and for unsatisfiable constraints. After any
/// other error, there are no constraints to continue with.
package struct RuleLevels: Sendable, Hashable {
  /// The reason why a level cannot be set.
  package enum LevelError: Error, Sendable, Hashable {
    /// The string is neither a code nor a prefix of a code.
    case unknownCode
    /// All codes that the string matches are errors whose level cannot be lowered.
    case staysError
  }

  private static let defaults = Dictionary(
    first: DiagnosticPage.all.map { ($0.code, $0.level) })

  private var changed: [DiagnosticCode: RuleLevel] = [:]

  /// Creates the default levels.
  package init() {}

  /// The level of a code.
  package subscript(code: DiagnosticCode) -> RuleLevel {
    changed[code] ?? Self.defaults[code] ?? .off
  }

  /// Whether a configuration or a flag sets the level of a code.
  package func isSet(_ code: DiagnosticCode) -> Bool { changed[code] != nil }

  /// Whether the level of a code can be lower than ``RuleLevel/error``.
  package static func canLower(_ code: DiagnosticCode) -> Bool {
    code.isLint || code == .conflict || DiagnosticPage.of(code).severity == .warning
  }

  /// Whether a string is a code or a prefix of codes, such as `VFL05`.
  package static func isCode(_ word: some StringProtocol) -> Bool {
    word.utf8.count >= 4 && DiagnosticCode.allCases.contains { $0.rawValue.hasPrefix(word) }
  }

  /// Sets the level of a code, or of all codes that begin with a prefix such as `VFL05`.
  ///
  /// If a prefix also matches errors whose level cannot be lowered, the level of these errors is unchanged.
  ///
  /// - Throws: A ``LevelError`` if no level can be set.
  package mutating func set(
    _ level: RuleLevel, forCodesOf word: some StringProtocol
  ) throws(LevelError) {
    guard Self.isCode(word) else { throw .unknownCode }
    let codes = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix(word) }
    let allowed = codes.filter { level == .error || Self.canLower($0) }
    guard !allowed.isEmpty else { throw .staysError }
    for code in allowed { changed[code] = level }
  }

  /// Sets the level of a code.
  ///
  /// - Throws: ``LevelError/staysError`` if the level of the code cannot be lowered.
  package mutating func set(_ level: RuleLevel, for code: DiagnosticCode) throws(LevelError) {
    guard level == .error || Self.canLower(code) else { throw .staysError }
    changed[code] = level
  }

  /// Sets the level of a code to the severity on its page, which enables a code that is off by default.
  package mutating func turnOn(_ code: DiagnosticCode) {
    changed[code] = RuleLevel(DiagnosticPage.of(code).severity)
  }

  /// Returns these levels, overridden by all levels that `others` explicitly sets.
  package func overridden(by others: RuleLevels) -> RuleLevels {
    var levels = self
    for (code, level) in others.changed { levels.changed[code] = level }
    return levels
  }

  /// Returns these levels with all codes except the given codes turned off.
  package func only(_ codes: DiagnosticCode...) -> RuleLevels {
    var levels = self
    for code in DiagnosticCode.allCases where !codes.contains(code) { levels.changed[code] = .off }
    return levels
  }

  /// Returns the diagnostics whose level is not `off`, with the severities that the levels specify.
  package func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !changed.isEmpty || diagnostics.contains(where: { $0.code.isLint }) else {
      return diagnostics
    }
    return diagnostics.compactMap { diagnostic in
      let level = level(of: diagnostic)
      return level.severity.map { diagnostic.with(severity: $0) }
    }
  }

  /// Returns the level of a diagnostic.
  ///
  /// If a level is set for the code, it applies to all diagnostics with this code. Otherwise, a diagnostic
  /// whose code is off by default is off, and any other diagnostic keeps its own severity, because
  /// diagnostics with the same code can have different severities.
  private func level(of diagnostic: Diagnostic) -> RuleLevel {
    if let level = changed[diagnostic.code] { return level }
    return self[diagnostic.code] == .off ? .off : RuleLevel(diagnostic.severity)
  }
}
