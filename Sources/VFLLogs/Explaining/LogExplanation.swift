package import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// The explanation of a conflict of a log: the findings, each with its table and its verdict.
package struct LogExplanation: Sendable {
  /// A diagnostic, and the table that belongs to it.
  package struct Entry: Sendable, Hashable {
    /// The diagnostic on its own.
    package var diagnostic: Diagnostic
    /// The notes that stand below the table; they leave out what the table itself says.
    package var tableNotes: [String]
    /// The constraints that conflict; `nil` where none are known to.
    package var table: LogTable?
    /// The verdict on the conflict: its owner, the kind of mistake, and the cure.
    package var verdict = Verdict.unknown
  }

  /// The conflict as it is logged.
  package let conflict: LoggedConflict
  /// The names of the items of the conflict.
  package let names: LogNames
  /// The constraints of the conflict as a layout to be solved.
  package let problem: LogProblem
  /// The conflicts in the layout; `nil` where there is none, or its numbers are too large.
  package let result: LayoutResult?
  /// Whether the constraints miss each other by no more than the rounding of printed numbers.
  private let isRounded: Bool
  /// The findings, each once.
  package private(set) var findings: [Entry] = []

  /// The verdict on the first of the findings.
  package var verdict: Verdict { findings.first?.verdict ?? .unknown }

  /// Whether a conflict was found, and not only logged.
  package var isUnsatisfiable: Bool { result != nil }

  /// The constraint that was given up, as an equation.
  package var givenUp: String? {
    conflict.broken.map { names.equation(of: conflict.constraints[$0]) }
  }

  /// Explains a conflict; `request` is what a person knows of the log, and asks for besides.
  package init(_ logged: LoggedConflict, _ request: LogRequest = LogRequest()) {
    let conflict = logged.markingMakers().markingHosts().applying(request)
    self.conflict = conflict
    let names = LogNames(conflict)
    self.names = names
    let (problem, result, isRounded) = Self.solve(conflict, names)
    (self.problem, self.isRounded) = (problem, isRounded)
    let narration = LogNarration(conflict: conflict, names: names, problem: problem)
    let plausible = result.map(narration.plausible)
    self.result = plausible
    if let result, let plausible {
      findings = narration.findings(plausible, of: result)
    } else {
      tellNoConflict()
    }
    if request.showsDebugger { tellDebugger() }
    tellUnread()
  }

  /// Adds what shows the views of the conflicts in a debugger.
  private mutating func tellDebugger() {
    for place in findings.indices {
      let members =
        result?.conflicts.indices.contains(place) == true
        ? result?.conflicts[place].members.compactMap { problem.constraint(of: $0) } : nil
      let lines = names.debuggerLines(
        (members ?? Array(conflict.constraints.indices)).map { conflict.constraints[$0] })
      findings[place].diagnostic = findings[place].diagnostic.adding(lines)
      findings[place].tableNotes += lines
    }
  }

  /// Solves the constraints of a conflict as they are logged and, where they can hold, with one assumption
  /// after the other.
  ///
  /// A conflict that rests on an assumption counts only if it explains why the system gave up its constraint,
  /// where the log says which that is. Conflicts that explain this come first. Conflicts that rounding
  /// explains do not count.
  private static func solve(
    _ conflict: LoggedConflict, _ names: LogNames
  ) -> (LogProblem, LayoutResult?, isRounded: Bool) {
    var isRounded = false
    for assumption in LogProblem.Assumption.allCases {
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
        case .nothing, .withInactive: !real.isEmpty
        case .superviews:
          conflict.broken == nil ? conflict.isAnnounced && !real.isEmpty : !explaining.isEmpty
        case .usualMargins: conflict.broken == nil ? !real.isEmpty : !explaining.isEmpty
        case .rightToLeft: explaining.contains { $0.dependsOnSides(in: problem) }
        }
      if isPlausible { return (problem, result, false) }
    }
    return (LogProblem(conflict, names, assuming: .nothing), nil, isRounded)
  }

  private mutating func tellNoConflict() {
    let listed = conflict.constraints.count
    // Of a single constraint that nobody calls a conflict there is nothing to say.
    guard conflict.isAnnounced || listed > 1 else { return }
    let missing = Finding.untoldConflict(
      span: conflict.span, isAnnounced: conflict.isAnnounced, isRedacted: conflict.isRedacted,
      listed: listed, unread: conflict.unread.count + problem.meaningless.count,
      optional: conflict.constraints.count { $0.priority < 1000 || $0.content != nil },
      isRounded: isRounded, broken: listed == 1 ? givenUp : nil)
    let narration = LogNarration(conflict: conflict, names: names, problem: problem)
    let verdict = VerdictFinder(
      conflict: conflict, names: names, problem: problem, found: nil, walk: nil, sign: nil
    ).verdict
    let told = missing.diagnostic(in: .document).with(
      severity: conflict.isAnnounced ? .error : .warning)
    let diagnostic =
      if let headline = verdict.headline {
        told.judged(headline, [told.message] + told.notes + verdict.notes + verdict.page)
      } else {
        told.adding(
          narration.advice(
            about: Array(conflict.constraints.indices), where: { $0.isCuredOtherwise }))
      }
    findings.append(
      Entry(
        diagnostic: diagnostic, tableNotes: diagnostic.notes, table: nil, verdict: verdict))
  }

  // One shows what is wrong with them; the others are counted.
  private static let toldUnread = 8

  private mutating func tellUnread() {
    let spans =
      conflict.unread.map { ($0.span, $0.reason == .distance) }
      + problem.meaningless.map { (conflict.constraints[$0].span, false) }
    for (span, isDistance) in spans.prefix(Self.toldUnread) {
      let diagnostic = Finding.unreadDescription(span: span, isDistance: isDistance)
        .diagnostic(in: .document)
      findings.append(Entry(diagnostic: diagnostic, tableNotes: diagnostic.notes, table: nil))
    }
  }
}

extension Conflict {
  /// Whether a member of the conflict names an edge by its side of the screen, so that it matters which side
  /// leading is.
  fileprivate func dependsOnSides(in problem: LogProblem) -> Bool {
    members.contains { member in
      guard case .record(let index) = member else { return false }
      let record = problem.layout.records[index]
      return record.firstAttribute.isAbsoluteHorizontalEdge
        || record.secondAttribute.isAbsoluteHorizontalEdge
    }
  }

  /// Whether a constraint of the log is a member of it.
  fileprivate func explains(_ broken: Int?, in problem: LogProblem) -> Bool {
    guard let broken else { return false }
    return members.contains { problem.constraint(of: $0) == broken }
  }
}
