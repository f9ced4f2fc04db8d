/// The level of each code: its default, or the level that a configuration or a flag sets.
///
/// An error that is not a lint rule leaves no constraints to continue with, so its level cannot be lowered.
/// The exception is an unsatisfiable layout, whose constraints are known.
package struct RuleLevels: Sendable, Hashable {
  /// The reason why a level cannot be set.
  package enum Refusal: Error, Sendable, Hashable {
    /// The word is neither a code nor a prefix of one.
    case unknownCode
    /// The word refers only to errors whose level cannot be lowered.
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

  /// Whether the level of a code can be lower than ``RuleLevel/error``.
  package static func canLower(_ code: DiagnosticCode) -> Bool {
    code.isLint || code == .conflict || DiagnosticPage.of(code).severity == .warning
  }

  /// Whether a word is a code or a prefix of codes, such as `VFL05`.
  package static func isCode(_ word: some StringProtocol) -> Bool {
    word.utf8.count >= 4 && DiagnosticCode.allCases.contains { $0.rawValue.hasPrefix(word) }
  }

  /// Sets the level of a code, or of all codes with a prefix such as `VFL05`.
  ///
  /// A prefix that lowers the level of several codes does not affect the errors that cannot be lowered.
  ///
  /// - Throws: ``Refusal`` if no level is changed.
  package mutating func set(
    _ level: RuleLevel, forCodesOf word: some StringProtocol
  ) throws(Refusal) {
    guard Self.isCode(word) else { throw .unknownCode }
    let codes = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix(word) }
    let allowed = codes.filter { level == .error || Self.canLower($0) }
    guard !allowed.isEmpty else { throw .staysError }
    for code in allowed { changed[code] = level }
  }

  /// Sets the level of a code.
  ///
  /// - Throws: ``Refusal/staysError`` if the level of the code cannot be lowered.
  package mutating func set(_ level: RuleLevel, for code: DiagnosticCode) throws(Refusal) {
    guard level == .error || Self.canLower(code) else { throw .staysError }
    changed[code] = level
  }

  /// Sets the level of a code to its severity, which enables a code that is off by default.
  package mutating func turnOn(_ code: DiagnosticCode) {
    changed[code] = RuleLevel(DiagnosticPage.of(code).severity)
  }

  /// Returns these levels with the levels that `others` sets replaced.
  package func overridden(by others: RuleLevels) -> RuleLevels {
    var levels = self
    for (code, level) in others.changed { levels.changed[code] = level }
    return levels
  }

  /// Returns these levels with all codes but the given ones turned off.
  package func only(_ codes: DiagnosticCode...) -> RuleLevels {
    var levels = self
    for code in DiagnosticCode.allCases where !codes.contains(code) { levels.changed[code] = .off }
    return levels
  }

  /// Returns the diagnostics whose codes are not off, with the severities of their levels.
  package func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !changed.isEmpty || diagnostics.contains(where: { $0.code.isLint }) else {
      return diagnostics
    }
    return diagnostics.compactMap { diagnostic in
      let level = level(of: diagnostic)
      return level.severity.map { diagnostic.with(severity: $0) }
    }
  }

  /// Returns the level of a diagnostic: the level that is set for its code, or its own severity unless the
  /// code is off by default.
  ///
  /// Diagnostics of one code may have different severities. A level that is set applies to all of them.
  private func level(of diagnostic: Diagnostic) -> RuleLevel {
    if let level = changed[diagnostic.code] { return level }
    return self[diagnostic.code] == .off ? .off : RuleLevel(diagnostic.severity)
  }
}
