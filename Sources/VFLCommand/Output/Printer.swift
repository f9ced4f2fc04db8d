import VFLDiagnostics
import VFLDocuments
import VFLRendering

/// Shows answers and diagnostics, each on the stream where it belongs.
struct Printer: Sendable {
  /// How diagnostics are shown before any flag has been read.
  static let plain = Printer(form: .text, color: .auto)

  private let form: OutputForm
  private let color: ColorChoice

  private init(form: OutputForm, color: ColorChoice) {
    (self.form, self.color) = (form, color)
  }

  /// Shows diagnostics as the flags of a command line ask for it.
  ///
  /// Of the forms that only some subcommands have, none changes how a fault is told.
  init(_ parsed: inout ParsedArguments) {
    self.init(
      form: parsed.values(of: .format).last.flatMap(OutputForm.init) ?? .text,
      color: parsed.choice(.color) ?? .auto)
  }

  /// The style for a stream: in colour and as wide as the terminal only where there is one.
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
      form: form == .short ? .short : .rich, usesColor: usesColor,
      width: isTerminal ? console.terminalWidth ?? 100 : 100, wrapsMessages: isTerminal)
  }

  /// The text of diagnostics, an empty line between any two in the rich form.
  func text(
    _ groups: [FaultGroup], for stream: OutputStream, on console: some Console
  ) -> String {
    let style = style(for: stream, on: console)
    let texts = groups.map {
      DiagnosticRenderer(sources: $0.sources, style: style).render($0.diagnostics)
    }
    return texts.joined(separator: style.form == .rich ? "\n" : "")
  }

  /// Shows diagnostics on standard error; nothing where there are none.
  func complain(_ groups: [FaultGroup], on console: inout some Console) throws(OutputFailure) {
    let text = text(groups, for: .error, on: console)
    if !text.isEmpty { try console.write(Array(text.utf8), to: .error) }
  }

  /// Shows a diagnostic without a text on standard error.
  func complain(_ fault: Diagnostic, on console: inout some Console) throws(OutputFailure) {
    try complain([FaultGroup(sources: [], diagnostics: [fault])], on: &console)
  }

  /// Shows what is wrong with a command line.
  func refuse(
    _ faults: [Diagnostic], on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    try complain([FaultGroup(sources: [], diagnostics: faults)], on: &console)
    return .usage
  }
}
