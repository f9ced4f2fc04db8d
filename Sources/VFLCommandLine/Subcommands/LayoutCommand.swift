import VFLCompiler
import VFLDiagnostics

/// A subcommand, or a part of one, that combines all its inputs into one layout.
protocol LayoutCommand {
  /// The name of the subcommand.
  static var name: Subcommand.Name { get }

  /// The parsed command line.
  var invocation: LayoutInvocation { get }

  /// Processes the input documents and returns the exit code.
  func process(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode
}

extension LayoutCommand {
  /// Reads and processes the inputs.
  ///
  /// Reports an error if there are none.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    if invocation.isJSONLines {
      return try JSONLinesSession(subcommand: Self.name, invocation: invocation)
        .run(on: &console)
    }
    let inputs = InputReader(invocation, on: &console)
    guard !inputs.documents.isEmpty else {
      let missing = LazyDiagnostic.missingArgument(
        subcommand: Self.name.rawValue, expected: "a format string, a file or `-`")
      return try printer.reportUsageErrors([missing.diagnostic(in: .document)], on: &console)
    }
    if let diagnostic = invocation.settings.error(with: inputs.documents) {
      return try printer.reportUsageErrors([diagnostic.diagnostic(in: .document)], on: &console)
    }
    try printer.report(inputs.configurationGroups, on: &console)
    let code = try process(inputs.documents, printer, on: &console)
    return inputs.hasFailures || !inputs.configurationGroups.isEmpty ? .usage : code
  }
}
