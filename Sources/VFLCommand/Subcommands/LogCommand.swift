import VFLDiagnostics
import VFLLogs
import VFLRendering

/// `vfl log`: what the conflicts are that a run has logged.
enum LogCommand {
  /// Prints the conflicts on standard output; what cannot be read, on standard error.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let invocation = LogInvocation(parsed)
    guard invocation.faults.isEmpty else {
      return try invocation.printer.refuse(invocation.faults, on: &console)
    }
    let inputs = try LogInputs(invocation.operands, on: &console)
    let found = inputs.logs.map { (log: $0, conflicts: LoggedConflicts(in: $0.bytes)) }
    for failure in inputs.failures {
      try invocation.printer.complain(
        [FaultGroup(sources: [], diagnostics: [failure])], on: &console)
    }
    let explanations = found.flatMap(\.conflicts.explanations)
    let hasErrors = explanations.contains { told in
      told.explanation.findings.contains { $0.diagnostic.severity == .error }
    }
    let code: ExitCode =
      !inputs.failures.isEmpty ? .usage : hasErrors && !invocation.exitsZero ? .findings : .success
    switch invocation.form {
    case .output(.json):
      for (log, conflicts) in found {
        let listing = LogListing(of: log, style: RenderStyle())
        for (explanation, times) in conflicts.explanations {
          let line = listing.line(of: explanation.conflict)
          try console.write(
            LogJSON.bytes(of: explanation, input: log.name, line: line, told: times) + [0x0A],
            to: .output)
        }
      }
    case .output(let form):
      let style = invocation.printer.style(for: .output, on: console)
      var texts: [String] = []
      for (log, conflicts) in found {
        let listing = LogListing(of: log, style: style)
        texts += conflicts.explanations.map { listing.text(of: $0.explanation, told: $0.times) }
      }
      if form == .text { texts.append(summary(explanations.map(\.times))) }
      let text = texts.joined(separator: form == .text ? "\n" : "")
      try console.write(Array(text.utf8), to: .output)
    case .report(let form):
      let files = found.map { log, conflicts in
        let path = ReportPath(log.name)
        let diagnostics = conflicts.explanations.flatMap {
          $0.explanation.findings.map(\.diagnostic)
        }
        return ReportFile(
          path: path,
          findings: FindingReader(path: path, bytes: log.bytes).findings(diagnostics))
      }
      let report = Report(
        version: VisualFormatCommand.version, files: files,
        root: ReportPath(console.currentFolder.bytes), exitCode: code.rawValue)
      try console.write(form.bytes(of: report), to: .output)
    }
    return code
  }

  /// How many conflicts there are, and how often they are told.
  private static func summary(_ times: [Int]) -> String {
    guard !times.isEmpty else { return "no conflict is told\n" }
    let all = times.reduce(0, +)
    let count = WordCount.text(times.count, "conflict")
    return all == times.count ? "\(count)\n" : "\(count), told \(all) times\n"
  }
}
