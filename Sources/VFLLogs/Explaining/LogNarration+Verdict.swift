import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LogNarration {
  /// Returns the verdict on a conflict whose members are in the order of the table.
  ///
  /// `all` is the conflict with all changes, including implausible ones.
  func verdict(
    _ found: Conflict, _ all: Conflict, _ table: LogTable,
    _ sign: (written: String, fixed: String)?
  ) -> Verdict {
    var found = found
    found.changes = all.changes
    return VerdictFinder(
      conflict: conflict, names: names, problem: problem, found: found, walk: table.walk, sign: sign
    ).verdict
  }

  /// Finds a constraint whose offset has the wrong sign: with the opposite sign, the whole list of
  /// constraints is satisfiable.
  ///
  /// - Returns: The constraint as written and with the opposite sign, as equations, or `nil` if there is no
  ///   such constraint.
  func signChange(
    _ members: [ConflictMember], _ walk: LogWalk?
  ) -> (written: String, fixed: String)? {
    let records = members.compactMap { member -> Int? in
      if case .record(let index) = member { index } else { nil }
    }
    guard records.count == members.count, records.count > 2,
      records.allSatisfy({ problem.layout.records[$0].relation == .equal })
    else { return nil }
    let outward = walk?.steps.filter { $0.distance < 0 }.map { members[$0.member] }
    let offsets = records.filter { index in
      let record = problem.layout.records[index]
      return record.secondItem != nil && record.constant != 0
        && outward?.contains(.record(index)) != false
        && conflict.constraints[problem.constraintOfRecord[index]].origin == nil
        && !conflict.constraints[problem.constraintOfRecord[index]].isKept
    }
    let given = offsets.filter { problem.constraintOfRecord[$0] == conflict.broken }
    let others = offsets.filter { problem.constraintOfRecord[$0] != conflict.broken }
    for index in (given + others).prefix(Self.triedChanges) {
      var fixed = problem.layout
      fixed.records[index].constant.negate()
      guard canHold(fixed) else { continue }
      var constraint = conflict.constraints[problem.constraintOfRecord[index]]
      let written = names.equation(of: constraint)
      constraint.constant.negate()
      return (written, names.equation(of: constraint))
    }
    return nil
  }
}

extension LayoutConflict.Claim {
  /// Whether the claim compares two positions.
  ///
  /// Such a claim is described with the equations of the log.
  var isOfPlaces: Bool {
    switch self {
    case .sums, .both(.place, .place): true
    default: false
    }
  }
}

extension ConflictCause {
  /// Whether changing another constant can fix a conflict with this cause as well.
  var hasOtherNumbers: Bool {
    switch self {
    case .unknown, .contentTooLarge, .overconstrained, .ratio: true
    default: false
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with the given headline as its message and with the given notes.
  func judged(_ headline: String, _ notes: [String]) -> Diagnostic {
    Diagnostic(
      code, severity, headline, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// Returns the notes, without suggestions of other changes if the verdict contains the only fix.
  func helpful(_ verdict: Verdict) -> [String] {
    let beginning = LayoutConflict.remedyWords + " "
    return verdict.cause.hasOtherNumbers ? notes : notes.filter { !$0.hasPrefix(beginning) }
  }

  /// Returns the diagnostic with the given notes after its own notes.
  func adding(_ more: [String]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels,
      notes: notes + more, fixIts: fixIts)
  }
}
