import VFLDiagnostics
import VFLLogs
import VFLRendering

/// What `vfl log` has to say of some logs, in any form.
struct LogAnswers: Sendable {
  private let logs: [(source: RenderedSource, conflicts: LoggedConflicts)]
  /// How many conflicts there are, each counted once.
  let count: Int
  /// How often they are logged, without lists of constraints that nobody calls a conflict.
  private let times: Int

  /// Explains the conflicts of logs, and says how far it is.
  init(_ sources: [RenderedSource], reporting progress: SearchProgress) {
    logs = sources.map { ($0, LoggedConflicts(in: $0.bytes, reporting: progress)) }
    var (count, times) = (0, 0)
    for (explanation, told) in logs.flatMap(\.conflicts.explanations) {
      let errors = explanation.findings.count { $0.diagnostic.severity == .error }
      count += errors
      times += errors * told
    }
    (self.count, self.times) = (count, times)
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

  private var summary: String {
    guard count > 0 else { return "no conflict found\n" }
    let words = WordCount.text(count, "conflict")
    return times == count ? "\(words)\n" : "\(words), logged \(times) times in all\n"
  }
}
