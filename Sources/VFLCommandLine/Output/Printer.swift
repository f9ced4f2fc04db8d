import VFLCompiler
import VFLDiagnostics
import VFLText

/// Prints diagnostics in the format and color mode that the flags select.
struct Printer: Sendable {
  /// The printer that is used before the flags have been parsed.
  static let plain = Printer(format: .text, color: .auto)

  private let format: OutputFormat
  private let color: ColorChoice

  private init(format: OutputFormat, color: ColorChoice) {
    (self.format, self.color) = (format, color)
  }

  /// Creates the printer that the flags of a command line select.
  ///
  /// Usage errors are always printed in a format that all subcommands support.
  init(_ parsed: inout ParsedArguments) {
    self.init(
      format: parsed.values(of: .format).last.flatMap(OutputFormat.init) ?? .text,
      color: parsed.choice(.color) ?? .auto)
  }

  /// Returns the rendering style for an output stream.
  ///
  /// The terminal width, and colors by default, are used only if the stream is a terminal.
  func style(for stream: OutputStream, on console: some Console) -> RenderStyle {
    let isTerminal = console.isTerminal(stream)
    let usesColor =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        isTerminal && (console.environment("NO_COLOR") ?? "").isEmpty
          && console.environment("TERM") != "dumb"
      }
    return RenderStyle(
      form: format == .short ? .short : .rich, usesColor: usesColor,
      width: isTerminal ? console.terminalWidth ?? 100 : 100, wrapsMessages: isTerminal)
  }

  /// Returns the rendered diagnostics.
  ///
  /// In the `text` format, empty lines separate them.
  func text(
    _ groups: [DiagnosticGroup], for stream: OutputStream, on console: some Console
  ) -> String {
    let style = style(for: stream, on: console)
    let texts = groups.map {
      DiagnosticRenderer(sources: $0.sources, style: style).render($0.diagnostics)
    }
    return texts.joined(separator: style.form == .rich ? "\n" : "")
  }

  /// Prints diagnostics to standard error, or nothing if there are none.
  func report(_ groups: [DiagnosticGroup], on console: inout some Console) throws(OutputError) {
    let text = text(groups, for: .error, on: console)
    if !text.isEmpty { try console.write(Array(text.utf8), to: .error) }
  }

  /// Prints a diagnostic without a source excerpt to standard error.
  func report(_ diagnostic: Diagnostic, on console: inout some Console) throws(OutputError) {
    try report([DiagnosticGroup(sources: [], diagnostics: [diagnostic])], on: &console)
  }

  /// Prints usage errors and returns the exit code for them.
  func reportUsageErrors(
    _ diagnostics: [Diagnostic], on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    try report([DiagnosticGroup(sources: [], diagnostics: diagnostics)], on: &console)
    return .usage
  }
}
