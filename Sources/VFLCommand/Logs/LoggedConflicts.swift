import VFLDiagnostics
import VFLDocuments
import VFLLogs

/// The different conflicts of a log, each with its number of occurrences.
///
/// A layout that is repeatedly laid out logs the same conflict each time, possibly with other addresses.
struct LoggedConflicts: Sendable {
  /// The different conflicts, in the order of the log.
  private(set) var explanations: [(explanation: LogExplanation, times: Int)] = []
  /// The different rejected format strings, in the order of the log.
  private(set) var refusals: [(explanation: RefusalExplanation, times: Int)] = []
  /// The number of ignored conflicts: known ones, and those that involve only the system.
  private(set) var ignored = 0
  /// The number of conflicts that are not explained because of the limit.
  private(set) var untold = 0
  /// How often the conflicts beyond the limit are logged.
  private(set) var timesUntold = 0

  /// The treatment of a conflict.
  private enum Outcome {
    /// The conflict is explained, at this index.
    case explained(Int)
    /// The conflict is ignored.
    case ignored
    /// The conflict is only counted.
    case untold
    /// There is nothing to report about the conflict.
    case nothing
  }

  private var outcomes: [LoggedConflict: Outcome] = [:]

  private let request: LogRequest
  private let ignoresSystem: Bool
  /// The signatures of known conflicts, which are ignored.
  private let known: Set<LoggedConflict>
  private let limit: Int

  /// Explains the conflicts of a log and reports the progress.
  ///
  /// - Parameters:
  ///   - request: The settings for the explanations.
  ///   - ignoresSystem: Whether conflicts are ignored that involve only the system.
  ///   - known: The signatures of known conflicts, which are ignored.
  ///   - limit: The maximum number of conflicts to explain. The others are only counted.
  ///   - progress: Receives each conflict that is read.
  init(
    in log: [UInt8], _ request: LogRequest, ignoringSystem ignoresSystem: Bool,
    besides known: Set<LoggedConflict> = [], limit: Int = .max, reporting progress: SearchProgress
  ) {
    (self.request, self.ignoresSystem, self.known) = (request, ignoresSystem, known)
    self.limit = limit
    var count = 0
    var read: [Outcome] = []
    // Conflicts of views that differ only in their given names must not be merged.
    let refused = LogScanner.forEachConflict(in: log, recognising: request.names.isEmpty) { told in
      count += 1
      progress.step = .explaining(conflict: count)
      switch told {
      case .conflict(let conflict): read.append(add(conflict))
      case .again(let numbers): for number in numbers { add(read[number]) }
      }
    }
    for refusal in refused { add(refusal, of: log) }
  }

  /// Adds a conflict and returns its treatment.
  private mutating func add(_ conflict: LoggedConflict) -> Outcome {
    let signature = request.names.isEmpty ? conflict.signature : conflict
    if let outcome = outcomes[signature] {
      add(outcome)
      return outcome
    }
    let outcome = outcome(of: conflict)
    outcomes[signature] = outcome
    if case .ignored = outcome { ignored += 1 }
    if case .untold = outcome { (untold, timesUntold) = (untold + 1, timesUntold + 1) }
    return outcome
  }

  /// Adds a repetition of a conflict.
  private mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .explained(let place): explanations[place].times += 1
    case .untold: timesUntold += 1
    case .ignored, .nothing: break
    }
  }

  private mutating func outcome(of conflict: LoggedConflict) -> Outcome {
    if !known.isEmpty, known.contains(conflict.signature) { return .ignored }
    // A list that is not announced as a conflict may not be one. Only its explanation decides that.
    if explanations.count >= limit, conflict.isAnnounced, !ignoresSystem { return .untold }
    let explanation = LogExplanation(conflict, request)
    guard !explanation.findings.isEmpty else { return .nothing }
    if ignoresSystem, explanation.verdict.cause == .systemOnly { return .ignored }
    explanations.append((explanation, 1))
    return .explained(explanations.count - 1)
  }

  /// Whether the description of a constraint could not be parsed.
  var hasUnread: Bool {
    explanations.contains { told in
      told.explanation.findings.contains { $0.diagnostic.code == .unreadDescription }
    }
  }

  /// The key that identifies equal rejected format strings.
  private struct Refusal: Hashable {
    let reason: String
    let format: ArraySlice<UInt8>
  }

  private var refusalPlaces: [Refusal: Int] = [:]

  private mutating func add(_ refusal: RefusedFormat, of log: [UInt8]) {
    let key = Refusal(
      reason: refusal.reason, format: refusal.format.map { log[$0.start..<$0.end] } ?? [])
    if let known = refusalPlaces[key] {
      refusals[known].times += 1
    } else {
      refusalPlaces[key] = refusals.count
      refusals.append((RefusalExplanation(refusal, in: log), 1))
    }
  }
}
