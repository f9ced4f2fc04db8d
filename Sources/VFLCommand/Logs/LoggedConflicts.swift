import VFLDiagnostics
import VFLLogs

/// The conflicts of a log, each once with how often it is told: a layout that is laid out again and again
/// tells the same conflict each time, of views at other addresses.
struct LoggedConflicts: Sendable {
  /// The conflicts that differ, in the order of the log.
  private(set) var explanations: [(explanation: LogExplanation, times: Int)] = []
  /// The format strings that were refused, each once, in the order of the log.
  private(set) var refusals: [(explanation: RefusalExplanation, times: Int)] = []
  private var places: [LoggedConflict: Int] = [:]

  /// The conflicts that are known, and are not told.
  private let known: Set<LoggedConflict>
  /// The conflicts that were passed over: they are known, or nothing in them is the program's.
  private var passedOver: Set<LoggedConflict> = []
  /// How many conflicts were passed over.
  var ignored: Int { passedOver.count }

  /// Explains the conflicts of a log, and says how far it is.
  ///
  /// - Parameters:
  ///   - request: What a person knows of it, and asks for.
  ///   - ignoresSystem: Whether conflicts are passed over in which nothing is the program's.
  ///   - known: The signatures of conflicts that are passed over, too.
  ///   - progress: What is told of each conflict that is read.
  init(
    in log: [UInt8], _ request: LogRequest, ignoringSystem ignoresSystem: Bool,
    besides known: Set<LoggedConflict> = [], reporting progress: SearchProgress
  ) {
    self.known = known
    var count = 0
    let refused = LogScanner.forEachConflict(in: log) { conflict in
      count += 1
      progress.step = .explaining(conflict: count)
      add(conflict, request, ignoringSystem: ignoresSystem)
    }
    for refusal in refused { add(refusal, of: log) }
  }

  private mutating func add(
    _ conflict: LoggedConflict, _ request: LogRequest, ignoringSystem ignoresSystem: Bool
  ) {
    // A view that has a name of its own is another one than the others.
    let signature = request.names.isEmpty ? conflict.signature : conflict
    if let place = places[signature] {
      explanations[place].times += 1
      return
    }
    guard !passedOver.contains(signature) else { return }
    if known.contains(conflict.signature) {
      passedOver.insert(signature)
      return
    }
    let explanation = LogExplanation(conflict, request)
    guard !explanation.findings.isEmpty else { return }
    if ignoresSystem, explanation.verdict.cause == .systemOnly {
      passedOver.insert(signature)
      return
    }
    places[signature] = explanations.count
    explanations.append((explanation, 1))
  }

  /// Whether a description of a constraint was not understood.
  var hasUnread: Bool {
    explanations.contains { told in
      told.explanation.findings.contains { $0.diagnostic.code == .unreadDescription }
    }
  }

  private mutating func add(_ refusal: RefusedFormat, of log: [UInt8]) {
    let string = refusal.format.map { log[$0.start..<$0.end] } ?? []
    let known = refusals.firstIndex { told in
      let other = told.explanation.refusal
      return other.reason == refusal.reason
        && (other.format.map { log[$0.start..<$0.end] } ?? []) == string
    }
    if let known {
      refusals[known].times += 1
    } else {
      refusals.append((RefusalExplanation(refusal, in: log), 1))
    }
  }
}
