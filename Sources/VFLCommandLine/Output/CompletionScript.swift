import VFLDiagnostics

/// Completion scripts, generated from the table of subcommands and flags.
enum CompletionScript {
  /// The supported shells.
  enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// Returns the completion script for a shell.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Returns the possible operands of a subcommand, or an empty array if they cannot be listed.
  static func words(of subcommand: Subcommand) -> [String] {
    switch subcommand.operandKind {
    case .files, .nothing: []
    case .codes: DiagnosticCode.allCases.map { $0.rawValue }
    case .shells: Shell.allCases.map { $0.rawValue }
    case .subcommands: Subcommand.all.map { $0.name.rawValue } + [HelpText.documentsTopic]
    }
  }

  /// Returns the string in single quotes, as a shell word.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
