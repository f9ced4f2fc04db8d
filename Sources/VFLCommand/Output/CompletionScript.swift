import VFLDiagnostics

/// Completion scripts, made from the one table of subcommands and flags.
enum CompletionScript {
  /// The shells that there are scripts for.
  enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// The script of a shell.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that a subcommand takes, where they can be listed.
  static func words(of subcommand: Subcommand) -> [String] {
    switch subcommand.operandKind {
    case .files, .nothing: []
    case .codes: DiagnosticCode.allCases.map { $0.rawValue }
    case .shells: Shell.allCases.map { $0.rawValue }
    case .subcommands: Subcommand.all.map { $0.name.rawValue } + [HelpText.documentsTopic]
    }
  }

  /// A text in single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
