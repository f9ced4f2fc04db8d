package import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// What there is to say of a conflict of a log.
package struct LogExplanation: Sendable {
  /// A diagnostic, and the table that belongs to it.
  package struct Finding: Sendable, Hashable {
    /// The diagnostic on its own.
    package var diagnostic: Diagnostic
    /// The notes that go with the table; it tells the others itself.
    package var tableNotes: [String]
    /// The constraints that conflict; `nil` where none are known to.
    package var table: LogTable?
  }

  /// The conflict as it is logged.
  package let conflict: LoggedConflict
  /// The names of its items.
  package let names: LogNames
  /// The layout that it is.
  package let problem: LogProblem
  /// What came of solving it; `nil` where its numbers are too large.
  package let result: LayoutResult?
  /// What is to be said, each once.
  package private(set) var findings: [Finding] = []

  /// Whether a conflict was found, and not only logged.
  package var isUnsatisfiable: Bool { result?.status == .unsatisfiable }

  /// Explains a conflict.
  package init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    let names = LogNames(conflict)
    self.names = names
    let (problem, result) = Self.solve(conflict, names)
    self.problem = problem
    let narration = LogNarration(conflict: conflict, names: names, problem: problem)
    let plausible = result.map(narration.plausible)
    self.result = plausible
    if let result, let plausible, result.status == .unsatisfiable {
      findings = narration.findings(plausible, of: result)
    } else {
      tellNoConflict()
    }
    tellUnread()
  }

  /// Solves what is logged; where it can hold, with what is usual besides.
  ///
  /// What is only assumed has to explain why the system gave up the constraint that it did.
  private static func solve(
    _ conflict: LoggedConflict, _ names: LogNames
  ) -> (LogProblem, LayoutResult?) {
    var first: (LogProblem, LayoutResult?)?
    for assumption in LogProblem.Assumption.allCases {
      let problem = LogProblem(conflict, names, assuming: assumption)
      guard assumption == .nothing || problem.usesAssumption else { continue }
      let result = try? problem.problem.solved()
      if let result, result.status == .unsatisfiable,
        assumption == .nothing || result.explains(conflict.broken, in: problem),
        assumption != .rightToLeft || result.dependsOnSides(in: problem)
      {
        return (problem, result)
      }
      first = first ?? (problem, result)
    }
    return first ?? (LogProblem(conflict, names, assuming: .nothing), nil)
  }

  private mutating func tellNoConflict() {
    let broken = conflict.broken.map { index in
      names.equation(of: conflict.constraints[index])
    }
    let listed = conflict.constraints.count
    // Of a single constraint that nobody calls a conflict there is nothing to say.
    guard conflict.isAnnounced || listed > 1 else { return }
    let missing = UntoldConflict(
      span: conflict.span, isAnnounced: conflict.isAnnounced, isRedacted: conflict.isRedacted,
      listed: listed, unread: conflict.unread.count + problem.meaningless.count,
      broken: listed == 1 ? broken : nil)
    let narration = LogNarration(conflict: conflict, names: names, problem: problem)
    let advice = narration.advice(
      about: Array(conflict.constraints.indices), where: { $0.isCuredOtherwise })
    let diagnostic = missing.diagnostic(in: .document).adding(advice)
      .with(severity: conflict.isAnnounced ? .error : .warning)
    findings.append(Finding(diagnostic: diagnostic, tableNotes: diagnostic.notes, table: nil))
  }

  // One shows what is wrong with them; the others are counted.
  private static let toldUnread = 8

  private mutating func tellUnread() {
    let spans =
      conflict.unread.map { ($0.span, $0.reason == .distance) }
      + problem.meaningless.map { (conflict.constraints[$0].span, false) }
    for (span, isDistance) in spans.prefix(Self.toldUnread) {
      let diagnostic = UnreadDescription(span: span, isDistance: isDistance)
        .diagnostic(in: .document)
      findings.append(Finding(diagnostic: diagnostic, tableNotes: diagnostic.notes, table: nil))
    }
  }
}

extension LayoutResult {
  /// Whether an edge of a conflict is told by its side of the screen, so that it matters which of the sides
  /// leading is.
  fileprivate func dependsOnSides(in problem: LogProblem) -> Bool {
    conflicts.contains { conflict in
      conflict.members.contains { member in
        guard case .record(let index) = member else { return false }
        let record = problem.problem.records[index]
        return record.firstAttribute.isAbsoluteHorizontalEdge
          || record.secondAttribute.isAbsoluteHorizontalEdge
      }
    }
  }

  /// Whether a constraint of the log is a member of one of the conflicts.
  fileprivate func explains(_ broken: Int?, in problem: LogProblem) -> Bool {
    guard let broken else { return false }
    return conflicts.contains { conflict in
      conflict.members.contains { problem.constraint(of: $0) == broken }
    }
  }
}
