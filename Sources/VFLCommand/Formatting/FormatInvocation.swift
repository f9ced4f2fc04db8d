import VFLDiagnostics

/// A command line of `fmt`, understood.
struct FormatInvocation: Sendable {
  /// What is done with a text that is not canonical.
  enum Mode: Sendable, Hashable {
    /// It is written.
    case write
    /// Its name is told, and that it would change is a finding.
    case check
    /// What would change is shown; with `isFinding`, that it would is a finding.
    case diff(isFinding: Bool)
  }

  /// The formats and files, as they were given.
  let operands: [Argument]
  let mode: Mode
  /// The name of standard input, which tells what it is; `nil` for a `.vfl` text.
  let inputName: String?
  /// What is wrong with the command line.
  let faults: [Diagnostic]

  /// Understands the arguments.
  init(_ parsed: ParsedArguments) {
    var parsed = parsed
    operands = parsed.operands
    let isFinding = parsed.has(.formatCheck)
    mode = parsed.has(.formatDiff) ? .diff(isFinding: isFinding) : isFinding ? .check : .write
    inputName = parsed.values(of: .inputName).last
    if let inputName, FormattedKind(fileName: inputName) == nil {
      parsed.reportMalformed(.inputName, inputName)
    }
    faults = parsed.faults
  }

  /// Whether it is a finding that a text is not canonical.
  var findsChanges: Bool { mode == .check || mode == .diff(isFinding: true) }
}
