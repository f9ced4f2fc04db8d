import VFLCompiler
import VFLDiagnostics

/// `vfl convert`: converts format strings and layouts to code, or replaces calls in source files.
struct ConvertCommand: Command {
  private let conversion: ConvertInvocation

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    conversion = ConvertInvocation(&parsed, on: console)
  }

  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    guard conversion.isOfSources else {
      return try LayoutConversion(conversion: conversion).run(printer, on: &console)
    }
    var sourceConversion = SourceConversion(conversion)
    return try sourceConversion.run(on: &console)
  }
}

/// The conversion of format strings and layouts to code.
private struct LayoutConversion: LayoutCommand {
  static let name = Subcommand.Name.convert
  let conversion: ConvertInvocation
  var invocation: LayoutInvocation { conversion.check.layout }

  /// Prints the generated code to standard output and the diagnostics to standard error.
  func process(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let code = LayoutCode(documents, invocation.settings, superview: invocation.superview)
    try printer.report(code.layout.groups, on: &console)
    if code.layout.hasErrors { return .diagnostics }
    if let expected = code.invalidSuperview(in: invocation.codeStyle) {
      let diagnostic =
        invocation.superview == nil
        ? LazyDiagnostic.missingArgument(
          subcommand: Self.name.rawValue,
          expected:
            "`\(Flag.superview.name)` with \(expected), because `\(code.superviewName)` is already used"
        )
        : LazyDiagnostic.malformedFlagValue(
          flag: Flag.superview.name, value: code.superviewName, expected: expected)
      return try printer.reportUsageErrors([diagnostic.diagnostic(in: .document)], on: &console)
    }
    let result = code.code(
      in: invocation.codeStyle, isComplete: conversion.check.has(.complete))
    try console.write(Array(result.text.utf8), to: .output)
    // Hints are intended for human readers, so they are printed only if the code is printed to a terminal.
    let hints = console.isTerminal(.output) ? [result.hint].compactMap { $0 } : []
    for line in result.remarks + hints {
      try console.write(Array((line + "\n").utf8), to: .error)
    }
    return .success
  }
}
