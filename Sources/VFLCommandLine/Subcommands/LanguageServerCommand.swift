import VFLChecking
import VFLLanguageServer

/// `vfl lsp`: runs a language server for editors.
struct LanguageServerCommand: Command {
  private let settings: CheckSettings

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    parsed.expectNoOperands(after: 0)
    settings = CheckInvocation(&parsed).settings
  }

  /// Serves the client through standard input and output, and returns the exit code.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    guard !console.isInputTerminal else {
      let text = """
        error: standard input is a terminal, not an editor
        note: an editor starts this server; see `vfl help lsp`

        """
      try console.write(Array(text.utf8), to: .error)
      return .usage
    }
    return try serve(on: &console)
  }

  /// Passes messages between the client and the server until either of them ends the session.
  private func serve(on console: inout some Console) throws(OutputError) -> ExitCode {
    var server = LanguageServer(
      ServerSettings(
        settings, console.fileSystem, in: console.currentDirectory, coreCount: console.coreCount,
        version: VisualFormatCommand.version))
    while true {
      while let answers = server.next() {
        if !answers.isEmpty { try console.write(answers, to: .output) }
      }
      switch server.ending {
      case .left(let wasAnnounced): return wasAnnounced ? .success : .diagnostics
      case .noConversation(let found):
        let words = "error: cannot read a message from standard input: \(found)\n"
        try console.write(Array(words.utf8), to: .error)
        return .usage
      case nil: break
      }
      do {
        server.receive(try console.readInput())
      } catch {
        server.stop(for: error.reason)
      }
    }
  }
}
