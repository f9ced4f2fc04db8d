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
    var server = LanguageServer(invocation, on: console)
    return try server.run(on: &console)
  }
}
