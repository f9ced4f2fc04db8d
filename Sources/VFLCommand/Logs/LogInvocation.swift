import VFLLogs

/// The parsed command line of `log`.
struct LogInvocation: Sendable {
  /// The files, as they were given.
  let operands: [Argument]
  let form: CheckForm
  /// Whether a run succeeds whatever is found.
  let exitsZero: Bool
  /// What a person knows of the logs, and asks for.
  let request: LogRequest
  /// Whether conflicts are passed over in which nothing is the program's.
  let ignoresSystem: Bool
  /// The path of a log of known conflicts.
  let baseline: String?
  /// How many conflicts of a log are explained; programs get all.
  let limit: Int

  // Whoever has more begins with these.
  private static let toldConflicts = 100

  /// Understands the arguments; what is wrong with them is reported there.
  init(_ parsed: inout ParsedArguments) {
    operands = parsed.operands
    form = parsed.choice(.checkFormat) ?? .output(.text)
    exitsZero = parsed.has(.exitZero)
    let issues: KnownSystemIssues? = parsed.choice(.knownSystemIssues)
    ignoresSystem = issues == .ignore
    limit = parsed.has(.allConflicts) || !form.isForPeople ? .max : Self.toldConflicts
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
