import VFLDiagnostics
import VFLLanguageServer
import VFLProjects

/// `vfl lsp`: a language server for editors.
enum LanguageServerCommand {
  /// Serves the client on standard input and output.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    parsed.expectNoOperands(after: 0)
    let invocation = CheckInvocation(parsed)
    guard invocation.faults.isEmpty else {
      return try Printer.plain.refuse(invocation.faults, on: &console)
    }
    guard !console.isInputTerminal else {
      let text = """
        error: expected an editor on standard input, found a terminal
        An editor starts this server; `vfl help lsp` says what it does.

        """
      try console.write(Array(text.utf8), to: .error)
      return .usage
    }
    return try serve(invocation.settings, on: &console)
  }

  /// Hands on what the client and the server say to each other, until one of them ends it.
  private static func serve(
    _ settings: CheckSettings, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var server = LanguageServer(
      ServerSettings(
        settings, console.fileSystem, in: console.currentFolder, coreCount: console.coreCount,
        version: VisualFormatCommand.version))
    while true {
      while let answers = server.next() {
        if !answers.isEmpty { try console.write(answers, to: .output) }
      }
      switch server.ending {
      case .left(let wasAnnounced): return wasAnnounced ? .success : .findings
      case .noConversation(let found):
        let words = "error: expected messages of a client on standard input, found \(found)\n"
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
