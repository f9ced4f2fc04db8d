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
    do throws(OutputError) {
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
        return try Printer.plain.reportUsageErrors(
          [diagnostic.diagnostic(in: .document)], on: &console)
      }
      let parsed = ParsedArguments(arguments.dropFirst(), for: subcommand)
      if parsed.has(.help) {
        try console.write(Array(HelpText.page(of: subcommand).utf8), to: .output)
        return .success
      }
      return switch subcommand.name {
      case .check: try CheckCommand.run(parsed, on: &console)
      case .compile: try CompileCommand.run(parsed, on: &console)
      case .convert: try ConvertCommand.run(parsed, on: &console)
      case .solve: try SolveCommand.run(parsed, on: &console)
      case .verify: try VerifyCommand.run(parsed, on: &console)
      case .preview: try PreviewCommand.run(parsed, on: &console)
      case .log: try LogCommand.run(parsed, on: &console)
      case .config: try ConfigCommand.run(parsed, on: &console)
      case .fmt: try FormatCommand.run(parsed, on: &console)
      case .lsp: try LanguageServerCommand.run(parsed, on: &console)
      case .explain: try ExplainCommand.run(parsed, on: &console)
      case .grammar: try GrammarCommand.run(parsed, on: &console)
      case .completions: try CompletionsCommand.run(parsed, on: &console)
      case .man: try ManCommand.run(parsed, on: &console)
      case .help: try HelpCommand.run(parsed, on: &console)
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
