import VFLCompiler
import VFLDiagnostics
import VFLLogs

/// The distinct conflicts in a log, and the other messages, each with its number of occurrences.
///
/// Each layout pass can log the same conflict again, possibly with different addresses.
struct LoggedConflicts: Sendable {
  /// The distinct conflicts, in log order.
  private(set) var explanations: [(explanation: LogExplanation, times: Int)] = []
  /// The distinct format strings that the system rejected, in log order.
  private(set) var rejections: [(explanation: RejectionExplanation, times: Int)] = []
  /// The distinct messages of other kinds, in log order.
  private(set) var messages: [LoggedMessage] = []
  /// The number of ignored conflicts and messages: known ones, and conflicts that involve only the system.
  private(set) var ignored = 0
  /// The number of distinct conflicts that exceed the limit and are therefore not explained.
  private(set) var unreported = 0
  /// The number of occurrences of the conflicts that exceed the limit.
  private(set) var timesUnreported = 0

  /// How a conflict is handled.
  private enum Outcome {
    /// The conflict is explained. The value is its index in `explanations`.
    case explained(Int)
    /// The conflict is ignored.
    case ignored
    /// The conflict exceeds the limit and is only counted.
    case unreported
    /// The explanation found nothing to report.
    case nothing
  }

  private var outcomes: [LoggedConflict: Outcome] = [:]

  private let request: LogRequest
  private let ignoresSystem: Bool
  /// The known conflicts and messages, which are ignored.
  private let known: KnownLog
  private let limit: Int

  /// Explains the conflicts in a log and reports the progress.
  ///
  /// - Parameters:
  ///   - request: The settings that determine how conflicts are explained.
  ///   - ignoresSystem: Whether conflicts that involve only constraints and views of the system are ignored.
  ///   - known: The known conflicts and messages, which are ignored.
  ///   - limit: The maximum number of conflicts to explain. Further conflicts are only counted.
  ///   - progress: Is updated for each conflict that is read.
  init(
    in log: [UInt8], _ request: LogRequest, ignoringSystem ignoresSystem: Bool,
    besides known: KnownLog = KnownLog(), limit: Int = .max, reporting progress: SharedProgress
  ) {
    (self.request, self.ignoresSystem, self.known) = (request, ignoresSystem, known)
    self.limit = limit
    var count = 0
    var read: [Outcome] = []
    // If the user assigned names to views, conflicts that differ only in these views must remain separate.
    let others = LogScanner.forEachConflict(in: log, recognising: request.names.isEmpty) {
      element in
      count += 1
      progress.step = .explaining(conflict: count)
      switch element {
      case .conflict(let conflict): read.append(add(conflict))
      case .again(let numbers): for number in numbers { add(read[number]) }
      }
    }
    for rejection in others.rejections { add(rejection, of: log) }
    messages = others.messages.filter { !known.contains($0) }
    ignored += others.messages.count - messages.count
  }

  /// Adds a conflict and returns how it is handled.
  private mutating func add(_ conflict: LoggedConflict) -> Outcome {
    let signature = request.names.isEmpty ? conflict.signature : conflict
    if let outcome = outcomes[signature] {
      add(outcome)
      return outcome
    }
    let outcome = outcome(of: conflict)
    outcomes[signature] = outcome
    if case .ignored = outcome { ignored += 1 }
    if case .unreported = outcome {
      (unreported, timesUnreported) = (unreported + 1, timesUnreported + 1)
    }
    return outcome
  }

  /// Counts another occurrence of a conflict, given how its first occurrence was handled.
  private mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .explained(let place): explanations[place].times += 1
    case .unreported: timesUnreported += 1
    case .ignored, .nothing: break
    }
  }

  private mutating func outcome(of conflict: LoggedConflict) -> Outcome {
    if known.contains(conflict) { return .ignored }
    // A list of constraints that the log does not announce as a conflict must be explained even beyond the
    // limit, to find out whether it is a conflict.
    if explanations.count >= limit, conflict.isAnnounced, !ignoresSystem { return .unreported }
    let explanation = LogExplanation(conflict, request)
    guard !explanation.entries.isEmpty else { return .nothing }
    if ignoresSystem, explanation.verdict.cause == .systemOnly { return .ignored }
    explanations.append((explanation, 1))
    return .explained(explanations.count - 1)
  }

  /// Whether the description of at least one constraint could not be parsed.
  var hasUnread: Bool {
    explanations.contains { element in
      element.explanation.entries.contains { $0.diagnostic.code == .unreadableDescription }
    }
  }

  /// A key that is equal for equal rejected format strings.
  private struct RejectionKey: Hashable {
    let reason: String
    let format: ArraySlice<UInt8>
  }

  private var rejectionIndices: [RejectionKey: Int] = [:]

  private mutating func add(_ rejection: RejectedFormat, of log: [UInt8]) {
    let key = RejectionKey(
      reason: rejection.reason, format: rejection.format.map { log[$0.start..<$0.end] } ?? [])
    if let known = rejectionIndices[key] {
      rejections[known].times += 1
    } else {
      rejectionIndices[key] = rejections.count
      rejections.append((RejectionExplanation(rejection, in: log), 1))
    }
  }
}
