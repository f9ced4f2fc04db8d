import VFLDiagnostics
import VFLDocuments
import VFLLogs
import VFLProjects
import VFLRendering

/// The answers of `vfl log` to some logs, in any form.
struct LogAnswers: Sendable {
  private let logs: [(source: RenderedSource, conflicts: LoggedConflicts)]
  /// How many conflicts there are, each counted once.
  let count: Int
  /// How many of them are not explained.
  let untold: Int
  /// How many format strings were refused, each counted once.
  private let refused: Int
  /// Whether the logs tell of a conflict, of a string that was refused, or of constraints that were not
  /// understood.
  let hasFindings: Bool
  /// How often the conflicts are logged, without lists of constraints that nobody calls a conflict.
  private let times: Int

  /// Explains the conflicts of logs, but for those that the log `known` has, too, and says how far it is.
  init(
    _ sources: [RenderedSource], _ invocation: LogInvocation, besides known: [UInt8] = [],
    reporting progress: SearchProgress
  ) {
    let known = Set(LogScanner.conflicts(in: known).map { $0.signature })
    logs = sources.map {
      let conflicts = LoggedConflicts(
        in: $0.bytes, invocation.request, ignoringSystem: invocation.ignoresSystem,
        besides: known, limit: invocation.limit, reporting: progress)
      return ($0, conflicts)
    }
    untold = logs.reduce(0) { $0 + $1.conflicts.untold }
    var (count, times) = (untold, logs.reduce(0) { $0 + $1.conflicts.timesUntold })
    for (explanation, told) in logs.flatMap({ $0.conflicts.explanations }) {
      let errors = explanation.findings.count {
        $0.diagnostic.severity == .error && $0.diagnostic.code != .unreadDescription
      }
      count += errors
      times += errors * told
    }
    (self.count, self.times) = (count, times)
    refused = logs.reduce(0) { $0 + $1.conflicts.refusals.count }
    hasFindings = count > 0 || refused > 0 || logs.contains { $0.conflicts.hasUnread }
  }

  /// Writes the JSON of each conflict on a line.
  func writeJSON(on console: inout some Console) throws(OutputFailure) {
    for (source, conflicts) in logs {
      let listing = LogListing(of: source, style: RenderStyle())
      for (explanation, times) in conflicts.refusals {
        let line = listing.line(of: explanation.refusal)
        try console.write(
          LogJSON.bytes(of: explanation, input: source.name, line: line, told: times) + [0x0A],
          to: .output)
      }
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
      let listing = LogListing(of: source, style: style)
      return listing.texts(of: conflicts.refusals.map { $0.explanation })
        + listing.texts(of: conflicts.explanations)
    }
    guard style.form == .rich, !logs.isEmpty else { return texts.joined() }
    texts.append(summary)
    return texts.joined(separator: "\n")
  }

  /// The findings as a report for a program.
  func report(_ form: ReportForm, in folder: FilePath, exitCode: ExitCode) -> [UInt8] {
    let files = logs.map { source, conflicts in
      let path = ReportPath(source.name)
      let diagnostics =
        conflicts.refusals.flatMap { $0.explanation.diagnostics }
        + conflicts.explanations.flatMap { $0.explanation.findings.map { $0.diagnostic } }
      return ReportFile(
        path: path, findings: FindingReader(path: path, bytes: source.bytes).findings(diagnostics))
    }
    let report = Report(
      version: VisualFormatCommand.version, files: files, root: ReportPath(folder.bytes),
      exitCode: exitCode.rawValue)
    return form.bytes(of: report)
  }

  private var summary: String {
    var words: [String] = []
    if count > 0 { words.append(WordCount.text(count, "conflict")) }
    if refused > 0 { words.append(WordCount.text(refused, "refused format string")) }
    if words.isEmpty { words.append(hasFindings ? "no conflict understood" : "no conflict found") }
    let ignored = logs.reduce(0) { $0 + $1.conflicts.ignored }
    if ignored > 0 { words.append("\(ignored) known passed over") }
    let text = words.joined(separator: ", ")
    return times == count ? "\(text)\n" : "\(text), logged \(times) times in all\n"
  }
}
