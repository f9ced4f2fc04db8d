/// The level of each code: its default, or what a configuration or a flag made of it.
///
/// An error of another group than lint says that there is no meaning to go on with, so it can
/// neither be lowered nor be turned off; only a layout that cannot be solved means something all the same.
package struct RuleLevels: Sendable, Hashable {
  /// Why a level is refused.
  package enum Refusal: Error, Sendable, Hashable {
    /// No code is named by the word, or begins with it.
    case unknownCode
    /// The word names errors only, which stay errors.
    case staysError
  }

  private static let defaults = Dictionary(
    first: DiagnosticPage.all.map { ($0.code, $0.level) })

  private var changed: [DiagnosticCode: RuleLevel] = [:]

  /// The defaults.
  package init() {}

  /// The level of a code.
  package subscript(code: DiagnosticCode) -> RuleLevel {
    changed[code] ?? Self.defaults[code] ?? .off
  }

  /// Whether a code may have another level than ``RuleLevel/error``.
  package static func canLower(_ code: DiagnosticCode) -> Bool {
    code.isLint || code == .conflict || DiagnosticPage.of(code).severity == .warning
  }

  /// Whether a word names a code, or all codes that begin with it, as `VFL05`.
  package static func isCode(_ word: some StringProtocol) -> Bool {
    word.utf8.count >= 4 && DiagnosticCode.allCases.contains { $0.rawValue.hasPrefix(word) }
  }

  /// Gives a level to a code, or to all codes that begin with a word such as `VFL05`.
  ///
  /// - Throws: ``Refusal``, and then nothing has changed. A word for several codes passes over the
  ///   errors among them when it lowers.
  package mutating func set(
    _ level: RuleLevel, forCodesOf word: some StringProtocol
  ) throws(Refusal) {
    guard Self.isCode(word) else { throw .unknownCode }
    let codes = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix(word) }
    let allowed = codes.filter { level == .error || Self.canLower($0) }
    guard !allowed.isEmpty else { throw .staysError }
    for code in allowed { changed[code] = level }
  }

  /// Gives a level to a code.
  ///
  /// - Throws: ``Refusal/staysError`` where an error of another group than lint would be lowered.
  package mutating func set(_ level: RuleLevel, for code: DiagnosticCode) throws(Refusal) {
    guard level == .error || Self.canLower(code) else { throw .staysError }
    changed[code] = level
  }

  /// Gives a code the level of its own severity, where it is off unless somebody asks for it.
  package mutating func turnOn(_ code: DiagnosticCode) {
    changed[code] = RuleLevel(DiagnosticPage.of(code).severity)
  }

  /// These levels, but for the codes that others give a level to.
  package func overridden(by others: RuleLevels) -> RuleLevels {
    var levels = self
    for (code, level) in others.changed { levels.changed[code] = level }
    return levels
  }

  /// These levels for some codes; all other codes are off.
  package func only(_ codes: DiagnosticCode...) -> RuleLevels {
    var levels = self
    for code in DiagnosticCode.allCases where !codes.contains(code) { levels.changed[code] = .off }
    return levels
  }

  /// The diagnostics that are told, each with the severity of its code's level.
  package func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !changed.isEmpty || diagnostics.contains(where: { $0.code.isLint }) else {
      return diagnostics
    }
    return diagnostics.compactMap { diagnostic in
      let level = level(of: diagnostic)
      return level.severity.map { diagnostic.with(severity: $0) }
    }
  }

  /// The level of a finding: what was set for its code, or else its own severity, unless the code is
  /// off.
  ///
  /// A code may have findings of both severities; only a level that was set makes them alike.
  private func level(of diagnostic: Diagnostic) -> RuleLevel {
    if let level = changed[diagnostic.code] { return level }
    return self[diagnostic.code] == .off ? .off : RuleLevel(diagnostic.severity)
  }
}
