import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLRendering

/// One run of `vfl fmt`: what it has seen, and what it has to say in the end.
struct FormatRun {
  private let invocation: FormatInvocation
  private var hasFailures = false
  /// Whether a format has an error, or a text is not canonical where that is asked.
  private var hasFindings = false

  /// Creates a run.
  init(_ invocation: FormatInvocation) {
    self.invocation = invocation
  }

  /// The exit code.
  var code: ExitCode { hasFailures ? .usage : hasFindings ? .findings : .success }

  /// Formats a format of the command line, and shows it.
  mutating func format(
    _ format: [UInt8], number: Int, on console: inout some Console
  ) throws(OutputFailure) {
    let name = "<argument \(number)>"
    if let spelling = FormatRespelling(format) {
      return try show(spelling.text + [0x0A], of: format + [0x0A], name: name, on: &console)
    }
    hasFindings = true
    var scope = UncheckedScope()
    let compilation = FormatCompilation(format, in: &scope)
    let source = RenderedSource(.format(0), name: name, bytes: format)
    try Printer.plain.complain(
      [FaultGroup(sources: [source], diagnostics: compilation.diagnostics)], on: &console)
  }

  /// Formats standard input, and shows all of it.
  mutating func formatInput(
    _ bytes: [UInt8], kind: FormattedKind, name: String, on console: inout some Console
  ) throws(OutputFailure) {
    let result = kind.formatted(bytes)
    try complain(of: result, name: name, on: &console)
    try show(result.bytes, of: bytes, name: name, on: &console)
  }

  /// Formats a file, and shows all of it.
  mutating func formatFile(
    _ bytes: [UInt8], kind: FormattedKind, path: Argument, on console: inout some Console
  ) throws(OutputFailure) {
    let result = kind.formatted(bytes)
    try complain(of: result, name: path.text, on: &console)
    try show(result.bytes, of: bytes, name: path.text, on: &console)
  }

  /// Tells of something that could not be read or written.
  mutating func fail(
    _ path: String, _ reason: String, on console: inout some Console
  ) throws(OutputFailure) {
    hasFailures = true
    let failure = UnreadableFile(path: path, reason: reason).diagnostic(in: .document)
    try Printer.plain.complain([FaultGroup(sources: [], diagnostics: [failure])], on: &console)
  }

  /// Shows what has become of a text, or its name, or the difference.
  private mutating func show(
    _ new: [UInt8], of old: [UInt8], name: String, on console: inout some Console
  ) throws(OutputFailure) {
    if new != old, invocation.findsChanges { hasFindings = true }
    switch invocation.mode {
    case .write: try console.write(new, to: .output)
    case .check:
      if new != old { try console.write(Array((name + "\n").utf8), to: .output) }
    case .diff:
      try console.write(UnifiedDiff(from: old, to: new).bytes(path: name), to: .output)
    }
  }

  /// Tells how many formats of a text stay as they are although they are not canonical.
  private mutating func complain(
    of result: FormattedText, name: String, on console: inout some Console
  ) throws(OutputFailure) {
    if result.faultyCount > 0 {
      hasFindings = true
      let text =
        "\(name): \(Self.formats(result.faultyCount)) with an error left as written, "
        + "`vfl check` tells more\n"
      try console.write(Array(text.utf8), to: .error)
    }
    if result.heldCount > 0 {
      let text =
        "\(name): \(Self.formats(result.heldCount)) left as written, "
        + "put together from several literals\n"
      try console.write(Array(text.utf8), to: .error)
    }
  }

  private static func formats(_ count: Int) -> String {
    count == 1 ? "1 format" : "\(count) formats"
  }

}
