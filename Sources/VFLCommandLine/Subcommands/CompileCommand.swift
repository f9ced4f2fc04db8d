import VFLCompiler
import VFLLayout
import VFLReports
import VFLText

/// `vfl compile`: prints the constraint records of a layout.
struct CompileCommand: Command, LayoutCommand {
  static let name = Subcommand.Name.compile
  let invocation: LayoutInvocation

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
  }

  /// Prints the records to standard output and the diagnostics to standard error.
  func process(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let output = LayoutOutput(of: CompiledLayout(documents, invocation.settings), .records)
    if invocation.format == .json {
      try console.write(output.json.bytes(.pretty) + [0x0A], to: .output)
    } else {
      try printer.report(output.groups, on: &console)
      let layout = output.layout
      let text = RecordListing.text(layout.problem.records, itemNames: layout.itemNames)
      try console.write(Array(text.utf8), to: .output)
    }
    return output.hasErrors ? .diagnostics : .success
  }
}
