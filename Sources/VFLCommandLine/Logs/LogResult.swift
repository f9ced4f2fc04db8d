import VFLChecking
import VFLDiagnostics
import VFLLogs
import VFLReports
import VFLText

/// The results of `vfl log`, which can be printed in any format.
struct LogResult: Sendable {
  private let logs: [(source: RenderedSource, conflicts: LoggedConflicts)]
  /// The number of distinct conflicts.
  let count: Int
  /// The number of distinct conflicts that exceed the limit and are therefore not explained.
  let unreported: Int
  /// The number of distinct format strings that the system rejected.
  private let rejected: Int
  /// The number of distinct messages of other kinds.
  private let messages: Int
  /// Whether the logs contain a conflict, a rejected format string, another message, or a constraint that
  /// cannot be parsed.
  let hasDiagnostics: Bool
  /// The total number of logged conflicts, including repetitions.
  ///
  /// A list of constraints that the log does not announce as a conflict counts only if it is one.
  private let times: Int

  /// Explains the conflicts in the logs and reports the progress.
  ///
  /// Conflicts that the log `known` also contains are ignored.
  init(
    _ sources: [RenderedSource], _ invocation: LogInvocation, besides known: [UInt8] = [],
    reporting progress: SharedProgress
  ) {
    let known = KnownLog(known)
    logs = sources.map {
      let conflicts = LoggedConflicts(
        in: $0.bytes, invocation.request, ignoringSystem: invocation.ignoresSystem,
        besides: known, limit: invocation.limit, reporting: progress)
      return ($0, conflicts)
    }
    unreported = logs.reduce(0) { $0 + $1.conflicts.unreported }
    var (count, times) = (unreported, logs.reduce(0) { $0 + $1.conflicts.timesUnreported })
    for (explanation, occurrences) in logs.flatMap({ $0.conflicts.explanations }) {
      let errors = explanation.entries.count {
        $0.diagnostic.severity == .error && $0.diagnostic.code != .unreadableDescription
      }
      count += errors
      times += errors * occurrences
    }
    (self.count, self.times) = (count, times)
    rejected = logs.reduce(0) { $0 + $1.conflicts.rejections.count }
    messages = logs.reduce(0) { $0 + $1.conflicts.messages.count }
    hasDiagnostics =
      count > 0 || rejected > 0 || messages > 0 || logs.contains { $0.conflicts.hasUnread }
  }

  /// Writes one JSON document per conflict, each on its own line.
  func writeJSON(on console: inout some Console) throws(OutputError) {
    for (source, conflicts) in logs {
      let listing = LogListing(of: source, style: RenderStyle())
      for (explanation, times) in conflicts.rejections {
        let line = listing.line(of: explanation.rejection)
        try console.write(
          LogJSON.bytes(of: explanation, input: source.name, line: line, times: times) + [0x0A],
          to: .output)
      }
      for message in conflicts.messages {
        let line = listing.line(of: message)
        try console.write(
          LogJSON.bytes(of: message, input: source.name, line: line) + [0x0A], to: .output)
      }
      for (explanation, times) in conflicts.explanations {
        let line = listing.line(of: explanation.conflict)
        try console.write(
          LogJSON.bytes(of: explanation, input: source.name, line: line, times: times) + [0x0A],
          to: .output)
      }
    }
  }

  /// Returns the results as text, followed by a summary unless the format is `short`.
  func text(_ style: RenderStyle) -> String {
    var texts = logs.flatMap { source, conflicts in
      let listing = LogListing(of: source, style: style)
      return listing.texts(of: conflicts.rejections.map { $0.explanation })
        + listing.texts(of: conflicts.messages)
        + listing.texts(of: conflicts.explanations)
    }
    guard style.form == .rich, !logs.isEmpty else { return texts.joined() }
    texts.append(summary)
    return texts.joined(separator: "\n")
  }

  /// Returns the results as a machine-readable report.
  func report(_ format: ReportFormat, in directory: FilePath, exitCode: ExitCode) -> [UInt8] {
    let files = logs.map { source, conflicts in
      let path = ReportPath(source.name)
      let diagnostics =
        conflicts.rejections.flatMap { $0.explanation.diagnostics }
        + conflicts.messages.map { $0.diagnostic }
        + conflicts.explanations.flatMap { $0.explanation.entries.map { $0.diagnostic } }
      return ReportFile(
        path: path,
        diagnostics: DiagnosticLocator(path: path, bytes: source.bytes).reports(on: diagnostics))
    }
    let report = Report(
      version: VisualFormatCommand.version, files: files, root: ReportPath(directory.bytes),
      exitCode: exitCode.rawValue)
    return format.bytes(of: report)
  }

  private var summary: String {
    var words: [String] = []
    if count > 0 { words.append(CountText.text(count, "conflict")) }
    if rejected > 0 { words.append(CountText.text(rejected, "rejected format string")) }
    if messages > 0 { words.append(CountText.text(messages, "layout message")) }
    if words.isEmpty {
      words.append(hasDiagnostics ? "no conflict could be parsed" : "no conflicts found")
    }
    let ignored = logs.reduce(0) { $0 + $1.conflicts.ignored }
    if ignored > 0 { words.append("\(ignored) ignored") }
    let text = words.joined(separator: ", ")
    return times == count ? "\(text)\n" : "\(text), logged \(times) times in total\n"
  }
}
