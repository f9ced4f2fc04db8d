import VFLCompiler
import VFLDiagnostics
import VFLReports
import VFLText

/// `vfl verify`: proves properties of a layout for all values of its intervals.
struct VerifyCommand: Command, LayoutCommand {
  static let name = Subcommand.Name.verify
  let invocation: LayoutInvocation
  /// The number of seconds after which the remaining properties are not decided.
  private let timeLimit: Int?

  /// The limit on the properties in text output.
  private static let shownProperties = 20

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
    timeLimit = parsed.count(.timeLimit, from: 0)
  }

  /// Prints the properties that are not proved, and the numbers of properties.
  func process(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let layout = VerifiedLayout(documents, invocation.settings)
    let inputs = invocation.operands.map { $0.text }
    let found = BackgroundComputation.result(on: &console, timeLimit: timeLimit) { progress in
      VerificationReport(
        of: layout, inputs: inputs.isEmpty ? ["-"] : inputs, goesOn: { !progress.isExpired },
        noting: { progress.step = .verifying(decided: $0, of: $1) })
    }
    guard let report = found else { return .interrupted }
    if invocation.format == .json {
      let json = report.json(all: invocation.reportsAll)
      try console.write(json.bytes(.pretty) + [0x0A], to: .output)
    } else {
      let stream: OutputStream = report.isInvalid ? .error : .output
      let shown =
        report.isInvalid || invocation.reportsAll
        ? report.groups : Array(report.groups.prefix(Self.shownProperties))
      var text = printer.text(shown, for: stream, on: console)
      if !report.isInvalid {
        if !text.isEmpty, invocation.format == .text { text += "\n" }
        let rest = report.groups.count - shown.count
        if rest > 0 {
          let noun = rest == 1 ? "property" : "properties"
          text +=
            "\(CountText.grouped(rest)) more \(noun) not shown (use `\(Flag.allProperties.name)`)\n"
        }
        text += report.summary
      }
      try console.write(Array(text.utf8), to: stream)
    }
    if report.isInvalid { return .usage }
    return report.isProved ? .success : .diagnostics
  }
}
