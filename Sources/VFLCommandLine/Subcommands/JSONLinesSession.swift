import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLReports

/// Processes a stream of layout documents, one per line, until the stream ends.
///
/// The response to a line is written before the next line is read. The response to an invalid document has
/// the status `invalid`, and the session continues. The exit code therefore does not depend on the documents.
struct JSONLinesSession: Sendable {
  let subcommand: Subcommand.Name
  let invocation: LayoutInvocation

  /// Responds to each line of standard input and returns the exit code.
  func run(on console: inout some Console) throws(OutputError) -> ExitCode {
    var lines = LineReader()
    var number = 0
    while true {
      let line: LineReader.Line?
      do {
        line = try lines.next(from: &console)
      } catch {
        return try Printer.plain.reportUsageErrors([error.diagnostic(for: "-")], on: &console)
      }
      guard let line else { return .success }
      number += 1
      try console.write(response(to: line, number: number) + [0x0A], to: .output)
    }
  }

  private func response(to line: LineReader.Line, number: Int) -> [UInt8] {
    var document = LayoutDocument(name: "<line \(number)>")
    switch line {
    case .bytes(let bytes):
      document = JSONDocumentReader.read(bytes, name: document.name, isInput: false)
    case .overlong:
      let span = SourceSpan(at: 0)
      document.report(
        .malformedJSON(
          span: span, expected: "at most 1 GiB", found: "a longer line", isInput: false))
    }
    let layout = CompiledLayout(
      [document], invocation.settings, checksNames: subcommand != .check,
      lint: subcommand == .check
        ? LintSettings(levels: invocation.levels, judgesSettings: false) : nil)
    let request: LayoutOutput.Request =
      switch subcommand {
      case .check: .validity
      case .solve: invocation.solveRequest
      default: .records
      }
    var output = LayoutOutput(of: layout, request)
    if subcommand == .check, !layout.hasErrors {
      let solved = LayoutCheck(
        layout, of: document, invocation.settings, levels: invocation.levels)
      output.add(solved.group)
    }
    return output.json.bytes()
  }
}
