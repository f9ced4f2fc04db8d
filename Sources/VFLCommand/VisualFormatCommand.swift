import VFLDiagnostics

/// The command `vfl`: from the words of the command line to the exit code.
package enum VisualFormatCommand {
  /// The version, as `vfl --version` prints it.
  package static let version = "0.1.0"

  /// The day on which the version was made, as the changelog and the manual pages have it.
  package static let versionDate = "2026-11-27"

  /// Runs a command line, the words behind `vfl`.
  package static func run(
    _ arguments: [Argument], on console: inout some Console
  ) -> ExitCode {
    do {
      return try dispatch(arguments, on: &console)
    } catch {
      guard case .refused(let reason) = error else { return .closedPipe }
      // Nothing can be done where standard error is refused too.
      try? console.write(
        Array("error: expected an answer to be written, found \(reason)\n".utf8), to: .error)
      return .usage
    }
  }

  private static func dispatch(
    _ arguments: [Argument], on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
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
      if first.hasPrefix("-") {
        let fault = UnknownFlag(
          name: first, subcommand: nil, known: [Flag.help.name, Flag.version.name])
        return try Printer.plain.refuse([fault.diagnostic(in: .document)], on: &console)
      }
      let fault = UnknownSubcommand(name: first, known: Subcommand.all.map(\.name.rawValue))
      return try Printer.plain.refuse([fault.diagnostic(in: .document)], on: &console)
    }
    let parsed = ParsedArguments(arguments.dropFirst(), for: subcommand)
    if parsed.has(.help) {
      try console.write(Array(HelpText.page(of: subcommand).utf8), to: .output)
      return .success
    }
    switch subcommand.name {
    case .check: return try CheckCommand.run(parsed, on: &console)
    case .fmt: return try FormatCommand.run(parsed, on: &console)
    case .compile: return try CompileCommand.run(parsed, on: &console)
    case .convert: return try ConvertCommand.run(parsed, on: &console)
    case .solve: return try SolveCommand.run(parsed, on: &console)
    case .preview: return try PreviewCommand.run(parsed, on: &console)
    case .log: return try LogCommand.run(parsed, on: &console)
    case .lsp: return try LanguageServerCommand.run(parsed, on: &console)
    case .config: return try ConfigCommand.run(parsed, on: &console)
    case .explain: return try ExplainCommand.run(parsed, on: &console)
    case .grammar: return try GrammarCommand.run(parsed, on: &console)
    case .completions: return try CompletionsCommand.run(parsed, on: &console)
    case .man: return try ManCommand.run(parsed, on: &console)
    case .help: return try HelpCommand.run(parsed, on: &console)
    }
  }
}
