package import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// The explanation of a logged conflict: diagnostics, each with its table and its verdict.
package struct LogExplanation: Sendable {
  /// A diagnostic and its table.
  package struct Entry: Sendable, Hashable {
    /// The diagnostic for output without a table.
    package var diagnostic: Diagnostic
    /// The notes below the table.
    ///
    /// They omit the facts that the table shows.
    package var tableNotes: [String]
    /// The constraints that conflict, or `nil` if no conflict was found.
    package var table: LogTable?
    /// The verdict on the conflict: the owner of the conflict, the cause and the fix.
    package var verdict = Verdict.unknown
  }

  /// The conflict as it is logged.
  package let conflict: LoggedConflict
  /// The names of the items of the conflict.
  package let names: LogNames
  /// The logged constraints as a layout problem.
  package let problem: LogProblem
  /// The conflicts in the layout, or `nil` if there are none or the numbers are too large to solve.
  package let result: LayoutResult?
  /// Whether rounding of the printed numbers can explain every contradiction.
  private let isRounded: Bool
  /// The diagnostics without duplicates.
  package private(set) var entries: [Entry] = []

  /// The verdict on the first diagnostic.
  package var verdict: Verdict { entries.first?.verdict ?? .unknown }

  /// Whether the solver found a conflict.
  ///
  /// The constraints of a logged conflict may be satisfiable as printed.
  package var isUnsatisfiable: Bool { result != nil }

  /// The constraint that the system broke, as an equation, or `nil` if the constraint is unknown.
  package var givenUp: String? {
    conflict.broken.map { names.equation(of: conflict.constraints[$0]) }
  }

  /// Explains a conflict.
  ///
  /// `request` contains the names and constraints that the user knows, and the extra output that the user
  /// requested.
  package init(_ logged: LoggedConflict, _ request: LogRequest = LogRequest()) {
    let printed = logged.namingSuperviews().measuringCoordinates().markingMakers().markingHosts()
      .applying(request)
    let names = LogNames(printed)
    self.names = names
    let (conflict, problem, result, isRounded) = Self.solve(printed, names)
    (self.conflict, self.problem, self.isRounded) = (conflict, problem, isRounded)
    let narration = LogNarration(conflict: conflict, names: names, problem: problem)
    let plausible = result.map(narration.plausible)
    self.result = plausible
    if let result, let plausible {
      entries = narration.entries(plausible, of: result)
    } else {
      reportNoConflict()
    }
    if request.showsDebugger { reportDebugger() }
    reportUnread()
  }

  /// Adds debugger commands that color the views of the conflicts.
  private mutating func reportDebugger() {
    for place in entries.indices {
      let members =
        result?.conflicts.indices.contains(place) == true
        ? result?.conflicts[place].members.compactMap { problem.constraint(of: $0) } : nil
      let lines = names.debuggerLines(
        (members ?? Array(conflict.constraints.indices)).map { conflict.constraints[$0] })
      entries[place].diagnostic = entries[place].diagnostic.adding(lines)
      entries[place].tableNotes += lines
    }
  }

  /// Solves the logged constraints, and returns them as the first plausible assumption reads them.
  ///
  /// If the constraints are satisfiable, solves them again under each assumption in turn.
  ///
  /// A conflict under an assumption counts only if it contains the constraint that the system broke,
  /// provided that the log names it. Conflicts that contain this constraint come first. Conflicts that
  /// rounding can explain do not count.
  private static func solve(
    _ printed: LoggedConflict, _ names: LogNames
  ) -> (LoggedConflict, LogProblem, LayoutResult?, isRounded: Bool) {
    var isRounded = false
    for assumption in LogProblem.Assumption.allCases {
      let conflict = assumption == .otherEnds ? printed.mirroringMasks() : printed
      let problem = LogProblem(conflict, names, assuming: assumption)
      guard assumption == .nothing || problem.usesAssumption,
        var result = (try? problem.layout.resultIfUnsatisfiable()) ?? nil
      else { continue }
      let real = result.conflicts.filter { !problem.mayBeRounding($0) }
      isRounded = isRounded || real.isEmpty
      let explaining = real.filter { $0.explains(conflict.broken, in: problem) }
      result.conflicts = explaining + real.filter { !$0.explains(conflict.broken, in: problem) }
      let isPlausible =
        switch assumption {
        case .nothing: !real.isEmpty
        // A list that the program or a debugger prints can contain alternatives.
        case .withInactive: conflict.isAnnounced && !real.isEmpty
        case .superviews, .otherEnds:
          conflict.broken == nil ? conflict.isAnnounced && !real.isEmpty : !explaining.isEmpty
        case .usualMargins: conflict.broken == nil ? !real.isEmpty : !explaining.isEmpty
        case .rightToLeft: explaining.contains { $0.dependsOnSides(in: problem) }
        }
      if isPlausible { return (conflict, problem, result, false) }
    }
    return (printed, LogProblem(printed, names, assuming: .nothing), nil, isRounded)
  }

  private mutating func reportNoConflict() {
    let listed = conflict.constraints.count { conflict.isAnnounced || !$0.isInactive }
    // A single constraint that is not reported as a conflict needs no diagnostic.
    guard conflict.isAnnounced || listed > 1 else { return }
    let missing = LazyDiagnostic.missingConflict(
      span: conflict.span, isAnnounced: conflict.isAnnounced, isRedacted: conflict.isRedacted,
      listed: listed, unread: conflict.unread.count + problem.meaningless.count,
      optional: conflict.constraints.count { $0.priority < 1000 || $0.content != nil },
      isRounded: isRounded, broken: listed == 1 ? givenUp : nil)
    let narration = LogNarration(conflict: conflict, names: names, problem: problem)
    let verdict = VerdictFinder(
      conflict: conflict, names: names, problem: problem, found: nil, walk: nil, mistake: nil,
      nested: NestedItems(conflict)
    ).verdict
    let reported = missing.diagnostic(in: .document).with(
      severity: conflict.isAnnounced ? .error : .warning)
    let diagnostic =
      if let headline = verdict.headline {
        reported.judged(
          headline, [reported.message] + reported.notes + verdict.notes + verdict.page)
      } else {
        reported.adding(
          narration.advice(
            about: Array(conflict.constraints.indices), where: { $0.isCuredOtherwise }))
      }
    entries.append(
      Entry(
        diagnostic: diagnostic, tableNotes: diagnostic.notes, table: nil, verdict: verdict))
  }

  // A few diagnostics are enough to show which descriptions are not supported. The remaining descriptions are
  // only counted.
  private static let reportedUnread = 8

  private mutating func reportUnread() {
    let spans =
      conflict.unread.map { ($0.span, $0.reason == .distance) }
      + problem.meaningless.map { (conflict.constraints[$0].span, false) }
    for (span, isDistance) in spans.prefix(Self.reportedUnread) {
      let diagnostic = LazyDiagnostic.unreadableDescription(span: span, isDistance: isDistance)
        .diagnostic(in: .document)
      entries.append(Entry(diagnostic: diagnostic, tableNotes: diagnostic.notes, table: nil))
    }
  }
}

extension Conflict {
  /// Returns whether a member of the conflict uses a left or right edge, so that the layout direction
  /// matters.
  fileprivate func dependsOnSides(in problem: LogProblem) -> Bool {
    members.contains { member in
      guard case .record(let index) = member else { return false }
      let record = problem.layout.records[index]
      return record.firstAttribute.isAbsoluteHorizontalEdge
        || record.secondAttribute.isAbsoluteHorizontalEdge
    }
  }

  /// Returns whether the conflict contains the constraint that the system broke.
  fileprivate func explains(_ broken: Int?, in problem: LogProblem) -> Bool {
    guard let broken else { return false }
    return members.contains { problem.constraint(of: $0) == broken }
  }
}
