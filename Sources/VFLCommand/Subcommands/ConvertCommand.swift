import VFLDiagnostics
import VFLDocuments

/// `vfl convert`: constraints as code, of formats and layouts, or in the place of the calls of sources.
struct ConvertCommand: LayoutCommand {
  static let name = Subcommand.Name.convert
  private let conversion: ConvertInvocation
  var invocation: LayoutInvocation { conversion.check.layout }

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    conversion = ConvertInvocation(&parsed, on: console)
  }

  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    guard conversion.isOfSources else { return try answerInputs(printer, on: &console) }
    var run = ConvertRun(conversion)
    return try run.run(on: &console)
  }

  /// Prints the code of a layout on standard output, what is wrong on standard error.
  func answer(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let code = LayoutCode(
      invocation.settings.documents(with: documents), options: invocation.settings.options,
      superview: invocation.superview)
    try printer.complain(code.layout.faults, on: &console)
    if code.layout.hasErrors { return .findings }
    if let expected = code.faultOfSuperview(in: invocation.codeStyle) {
      let fault = Finding.malformedFlagValue(
        flag: Flag.superview.name, value: code.superviewName, expected: expected)
      return try printer.refuse([fault.diagnostic(in: .document)], on: &console)
    }
    let (text, remarks) = code.code(
      in: invocation.codeStyle, isComplete: conversion.check.has(.complete))
    try console.write(Array(text.utf8), to: .output)
    for remark in remarks { try console.write(Array((remark + "\n").utf8), to: .error) }
    return .success
  }
}
