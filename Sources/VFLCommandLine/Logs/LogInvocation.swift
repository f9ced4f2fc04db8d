import VFLLogs

/// The parsed command line of `log`.
struct LogInvocation: Sendable {
  /// The files, in command-line order.
  let operands: [Argument]
  let format: CheckFormat
  /// Whether the run succeeds even if there are conflicts.
  let exitsZero: Bool
  /// The settings that determine how conflicts are explained.
  let request: LogRequest
  /// Whether conflicts that involve only constraints and views of the system are ignored.
  let ignoresSystem: Bool
  /// The path of a log of known conflicts.
  let baseline: String?
  /// The maximum number of conflicts to explain per log.
  ///
  /// Machine-readable formats have no limit.
  let limit: Int

  // More conflicts than this would overwhelm a reader.
  private static let reportedConflicts = 100

  /// Interprets the arguments.
  ///
  /// Adds usage errors to `parsed`.
  init(_ parsed: inout ParsedArguments) {
    operands = parsed.operands
    format = parsed.choice(.checkFormat) ?? .output(.text)
    exitsZero = parsed.has(.exitZero)
    let issues: KnownSystemIssues? = parsed.choice(.knownSystemIssues)
    ignoresSystem = issues == .ignore
    limit = parsed.has(.allConflicts) || !format.isForPeople ? .max : Self.reportedConflicts
    baseline = parsed.value(of: .knownLog)
    var names: [String: String] = [:]
    for value in parsed.values(of: .viewName) {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, parts[0].hasPrefix("0x") {
        names[parts[0]] = parts[1]
      } else {
        parsed.reportMalformed(.viewName, value)
      }
    }
    let kept = parsed.values(of: .keep)
    for value in kept where Int32(value).map({ $0 > 0 }) != true && !value.hasPrefix("0x") {
      parsed.reportMalformed(.keep, value)
    }
    request = LogRequest(names: names, kept: kept, showsDebugger: parsed.has(.debugger))
  }
}

/// How `vfl log` treats conflicts in which no constraint or view belongs to the app.
enum KnownSystemIssues: String, CaseIterable, Sendable {
  /// Report them like other conflicts.
  case report = "tell"
  /// Do not report them, and ignore them when the exit code is determined.
  case ignore
}
