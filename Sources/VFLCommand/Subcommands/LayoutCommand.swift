import VFLDiagnostics
import VFLDocuments
import VFLLayout

/// A subcommand that makes one layout of all its inputs.
protocol LayoutCommand: Command {
  /// The name of the subcommand.
  static var name: Subcommand.Name { get }

  /// What its words say of the layout.
  var invocation: LayoutInvocation { get }

  /// Answers the documents of the inputs.
  func answer(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode
}

extension LayoutCommand {
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    try answerInputs(printer, on: &console)
  }

  /// Reads the inputs and answers them, or says that there are none.
  func answerInputs(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    if invocation.isJSONLines {
      return try JSONLinesSession(subcommand: Self.name, invocation: invocation)
        .run(on: &console)
    }
    let inputs = InputReader(invocation.operands, on: &console)
    guard !inputs.documents.isEmpty else {
      let missing = Finding.missingArgument(
        subcommand: Self.name.rawValue, expected: "a format, a file or `-`")
      return try printer.refuse([missing.diagnostic(in: .document)], on: &console)
    }
    if let fault = invocation.settings.fault(beside: inputs.documents) {
      return try printer.refuse([fault.diagnostic(in: .document)], on: &console)
    }
    let code = try answer(inputs.documents, printer, on: &console)
    return inputs.hasFailures ? .usage : code
  }

  /// The layout of the inputs, at a size and in a direction that replace those that they give.
  func layout(
    of documents: [LayoutDocument], at size: ContainerSize? = nil,
    direction: LayoutDirection? = nil
  ) -> CompiledLayout {
    CompiledLayout(
      invocation.settings.documents(with: documents, at: size, direction: direction),
      settings: .init(options: invocation.settings.options))
  }
}
