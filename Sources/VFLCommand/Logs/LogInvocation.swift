import VFLDiagnostics

/// A command line of `log`, understood.
struct LogInvocation: Sendable {
  /// The files, as they were given.
  let operands: [Argument]
  let form: CheckForm
  let color: ColorChoice
  /// Whether a run succeeds whatever is found.
  let exitsZero: Bool
  /// What is wrong with the command line.
  let faults: [Diagnostic]

  /// Understands the arguments.
  init(_ parsed: ParsedArguments) {
    var parsed = parsed
    operands = parsed.operands
    form = parsed.choice(.checkFormat) ?? .output(.text)
    color = parsed.choice(.color) ?? .auto
    exitsZero = parsed.has(.exitZero)
    faults = parsed.faults
  }

  /// The printer of what cannot be read.
  var printer: Printer {
    Printer(form: form == .output(.short) ? .short : .text, color: color)
  }
}
