import VFLDiagnostics
import VFLDocuments
import VFLLogs

/// The conflicts of a log, each once with how often it is told: a layout that is laid out again and again
/// tells the same conflict each time, of views at other addresses.
struct LoggedConflicts: Sendable {
  /// The conflicts that differ, in the order of the log.
  private(set) var explanations: [(explanation: LogExplanation, times: Int)] = []
  /// The format strings that were refused, each once, in the order of the log.
  private(set) var refusals: [(explanation: RefusalExplanation, times: Int)] = []
  /// How many conflicts were passed over: they are known, or nothing in them is the program's.
  private(set) var ignored = 0
  /// How many conflicts were not explained, because there are more than anybody reads.
  private(set) var untold = 0
  /// How often those are logged.
  private(set) var timesUntold = 0

  /// What was done with a conflict.
  private enum Outcome {
    /// The conflict is explained, at this index.
    case explained(Int)
    /// The conflict is passed over.
    case ignored
    /// The conflict is only counted.
    case untold
    /// There is nothing to say of the conflict.
    case nothing
  }

  private var outcomes: [LoggedConflict: Outcome] = [:]

  private let request: LogRequest
  private let ignoresSystem: Bool
  /// The signatures of the conflicts that are known, and are not told.
  private let known: Set<LoggedConflict>
  private let limit: Int

  /// Explains the conflicts of a log, and says how far it is.
  ///
  /// - Parameters:
  ///   - request: What a person knows of it, and asks for.
  ///   - ignoresSystem: Whether conflicts are passed over in which nothing is the program's.
  ///   - known: The signatures of conflicts that are passed over, too.
  ///   - limit: How many conflicts are explained; the others are counted.
  ///   - progress: What is told of each conflict that is read.
  init(
    in log: [UInt8], _ request: LogRequest, ignoringSystem ignoresSystem: Bool,
    besides known: Set<LoggedConflict> = [], limit: Int = .max, reporting progress: SearchProgress
  ) {
    (self.request, self.ignoresSystem, self.known) = (request, ignoresSystem, known)
    self.limit = limit
    var count = 0
    var read: [Outcome] = []
    // A view that has a name of its own is another one than the others.
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

  /// Takes a conflict, and says what has become of it.
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

  /// Takes a conflict that is told once more.
  private mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .explained(let place): explanations[place].times += 1
    case .untold: timesUntold += 1
    case .ignored, .nothing: break
    }
  }

  private mutating func outcome(of conflict: LoggedConflict) -> Outcome {
    if !known.isEmpty, known.contains(conflict.signature) { return .ignored }
    // A list that nobody calls a conflict may be none, and whose one is tells its explanation.
    if explanations.count >= limit, conflict.isAnnounced, !ignoresSystem { return .untold }
    let explanation = LogExplanation(conflict, request)
    guard !explanation.findings.isEmpty else { return .nothing }
    if ignoresSystem, explanation.verdict.cause == .systemOnly { return .ignored }
    explanations.append((explanation, 1))
    return .explained(explanations.count - 1)
  }

  /// Whether a description of a constraint was not understood.
  var hasUnread: Bool {
    explanations.contains { told in
      told.explanation.findings.contains { $0.diagnostic.code == .unreadDescription }
    }
  }

  /// The key that tells a refused format string from others.
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
