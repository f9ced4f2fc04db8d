import VFLDiagnostics

/// The entry point of the `vfl` command, which runs a command line and returns an exit code.
package enum VisualFormatCommand {
  /// The version that `vfl --version` prints.
  package static let version = "0.1.0"

  /// The release date of this version, as used in the changelog and the manual pages.
  package static let versionDate = "2026-11-27"

  /// Runs a command line and returns the exit code.
  ///
  /// The arguments do not include the program name.
  package static func run(
    _ arguments: [Argument], on console: inout some Console
  ) -> ExitCode {
    do {
      guard let first = arguments.first?.text else {
        try console.write(Array(HelpText.overview.utf8), to: .error)
        return .usage
      }
      switch first {
      case Flag.help.name, "-h":
        try console.write(Array(HelpText.overview.utf8), to: .output)
        return .success
      case Flag.version.name, "-V", "version":
        try console.write(Array("vfl \(version)\n".utf8), to: .output)
        return .success
      default: break
      }
      guard let subcommand = Subcommand.named(first) else {
        let diagnostic: LazyDiagnostic =
          first.hasPrefix("-")
          ? .unknownFlag(
            name: first, subcommand: nil, known: [Flag.help.name, Flag.version.name])
          : .unknownSubcommand(name: first, known: Subcommand.all.map { $0.name.rawValue })
        return try Printer.plain.refuse([diagnostic.diagnostic(in: .document)], on: &console)
      }
      let parsed = ParsedArguments(arguments.dropFirst(), for: subcommand)
      if parsed.has(.help) {
        try console.write(Array(HelpText.page(of: subcommand).utf8), to: .output)
        return .success
      }
      switch subcommand.name {
      case .check: return try CheckCommand.run(parsed, on: &console)
      case .compile: return try CompileCommand.run(parsed, on: &console)
      case .convert: return try ConvertCommand.run(parsed, on: &console)
      case .solve: return try SolveCommand.run(parsed, on: &console)
      case .preview: return try PreviewCommand.run(parsed, on: &console)
      case .log: return try LogCommand.run(parsed, on: &console)
      case .config: return try ConfigCommand.run(parsed, on: &console)
      case .fmt: return try FormatCommand.run(parsed, on: &console)
      case .lsp: return try LanguageServerCommand.run(parsed, on: &console)
      case .explain: return try ExplainCommand.run(parsed, on: &console)
      case .grammar: return try GrammarCommand.run(parsed, on: &console)
      case .completions: return try CompletionsCommand.run(parsed, on: &console)
      case .man: return try ManCommand.run(parsed, on: &console)
      case .help: return try HelpCommand.run(parsed, on: &console)
      }
    } catch {
      guard case .rejected(let reason) = error else { return .closedPipe }
      // If writing to standard error fails as well, there is no way to report the error.
      try? console.write(
        Array("error: cannot write the output: \(reason)\n".utf8), to: .error)
      return .usage
    }
  }
}
