import VFLLogs

/// The conflicts of a log, each once with how often it is told: a layout that is laid out again and again
/// tells the same conflict each time, of views at other addresses.
struct LoggedConflicts: Sendable {
  /// The conflicts that differ, in the order of the log.
  private(set) var explanations: [(explanation: LogExplanation, times: Int)] = []
  private var places: [String: Int] = [:]

  /// Explains the conflicts of a log, and says how far it is.
  init(in log: [UInt8], reporting progress: SearchProgress) {
    let conflicts = LogScanner.conflicts(in: log)
    for (index, conflict) in conflicts.enumerated() {
      progress.step = .explaining(conflict: index + 1, of: conflicts.count)
      let signature = LogNames(conflict).signature(of: conflict)
      if let place = places[signature] {
        explanations[place].times += 1
        continue
      }
      let explanation = LogExplanation(conflict)
      guard !explanation.findings.isEmpty else { continue }
      places[signature] = explanations.count
      explanations.append((explanation, 1))
    }
  }
}
