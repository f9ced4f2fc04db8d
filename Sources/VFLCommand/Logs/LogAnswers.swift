import VFLDiagnostics
import VFLLogs
import VFLRendering

/// What `vfl log` has to say of some logs, in any form.
struct LogAnswers {
  private let logs: [(source: RenderedSource, conflicts: LoggedConflicts)]
  /// How often each conflict is told, without lists of constraints that nobody calls a conflict.
  let times: [Int]

  /// Explains the conflicts of logs.
  init(_ sources: [RenderedSource]) {
    logs = sources.map { ($0, LoggedConflicts(in: $0.bytes)) }
    times = logs.flatMap(\.conflicts.explanations).filter { told in
      told.explanation.findings.contains { $0.diagnostic.severity == .error }
    }.map(\.times)
  }

  /// Writes the JSON of each conflict on a line.
  func writeJSON(on console: inout some Console) throws(OutputFailure) {
    for (source, conflicts) in logs {
      let listing = LogListing(of: source, style: RenderStyle())
      for (explanation, times) in conflicts.explanations {
        let line = listing.line(of: explanation.conflict)
        try console.write(
          LogJSON.bytes(of: explanation, input: source.name, line: line, told: times) + [0x0A],
          to: .output)
      }
    }
  }

  /// The findings as text, with a summary at the end; without it in the short form.
  func text(_ style: RenderStyle) -> String {
    var texts = logs.flatMap { source, conflicts in
      LogListing(of: source, style: style).texts(of: conflicts.explanations)
    }
    guard style.form == .rich, !logs.isEmpty else { return texts.joined() }
    texts.append(summary)
    return texts.joined(separator: "\n")
  }

  /// The findings as a report for a program.
  func report(_ form: ReportForm, in folder: FilePath, exitCode: ExitCode) -> [UInt8] {
    let files = logs.map { source, conflicts in
      let path = ReportPath(source.name)
      let diagnostics = conflicts.explanations.flatMap { $0.explanation.findings.map(\.diagnostic) }
      return ReportFile(
        path: path, findings: FindingReader(path: path, bytes: source.bytes).findings(diagnostics))
    }
    let report = Report(
      version: VisualFormatCommand.version, files: files, root: ReportPath(folder.bytes),
      exitCode: exitCode.rawValue)
    return form.bytes(of: report)
  }

  /// How many conflicts there are, and how often they are told.
  private var summary: String {
    guard !times.isEmpty else { return "no conflict is told\n" }
    let all = times.reduce(0, +)
    let count = WordCount.text(times.count, "conflict")
    return all == times.count ? "\(count)\n" : "\(count), told \(all) times\n"
  }
}
