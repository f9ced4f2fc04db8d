import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords

/// Searches the conflicts of a log for constraints with the wrong sign or direction.
struct LogMistakeSearch {
  private let narration: LogNarration
  /// The items of the log that contain other items.
  let nested: NestedItems
  private let search: MistakeSearch
  /// The inequalities that make the whole list satisfiable if they are reversed, by the index of the record.
  private var reversed: [Int: RecordMistake] = [:]

  /// Searches the conflicts of a result.
  init(_ narration: LogNarration, _ result: LayoutResult) {
    let (problem, conflict, nested) = (
      narration.problem, narration.conflict, NestedItems(narration.conflict)
    )
    (self.narration, self.nested) = (narration, nested)
    search = MistakeSearch(
      problem.layout,
      isWritten: { index in
        let constraint = conflict.constraints[problem.constraintOfRecord[index]]
        return constraint.origin == nil && !constraint.isKept
      },
      innerItem: { index in
        let constraint = conflict.constraints[problem.constraintOfRecord[index]]
        let record = problem.layout.records[index]
        return nested.inner(of: constraint).flatMap { inner in
          inner.item.key == constraint.first.item.key ? record.firstItem : record.secondItem
        }
      })
    var candidates: [Int: RecordMistake] = [:]
    for found in result.conflicts {
      for mistake in directions(in: found) { candidates[mistake.index] = mistake }
    }
    // Each of two conflicts can have a mistake of its own.
    let all = candidates.values.sorted { $0.index < $1.index }
    let attempts = [all] + all.prefix(LogNarration.triedChanges).map { [$0] }
    for mistake in attempts.first(where: { !$0.isEmpty && canHold(with: $0) }) ?? [] {
      reversed[mistake.index] = mistake
    }
  }

  /// Returns the mistake that explains a conflict, or `nil` if there is none.
  ///
  /// `walk` is the calculation of the conflict, and `isOnly` is false if there are other conflicts.
  func mistake(in found: Conflict, _ walk: LogWalk?, isOnly: Bool) -> LogMistake? {
    let ofConflict = recordsBetweenItems(of: found).compactMap { reversed[$0] }
    return described(ofConflict) ?? described(isOnly ? sign(in: found, walk) : [])
  }

  /// Returns the inequalities of a conflict, or next to it, that may have the wrong direction.
  private func directions(in found: Conflict) -> [RecordMistake] {
    let members = records(of: found)
    guard members.count <= MistakeSearch.mostMembers else { return [] }
    return search.directions(around: found).filter { isInside($0, among: members) }
  }

  /// Returns the equation whose offset has the wrong sign: with the opposite sign, the whole list of
  /// constraints is satisfiable.
  private func sign(in found: Conflict, _ walk: LogWalk?) -> [RecordMistake] {
    let outward = walk?.steps.filter { $0.distance < 0 }.map { found.members[$0.member] }
    let signs = search.mistakes(in: found).filter { mistake in
      mistake.kind == .sign && outward?.contains(.record(mistake.index)) != false
    }
    let isBroken = { (mistake: RecordMistake) in
      narration.problem.constraintOfRecord[mistake.index] == narration.conflict.broken
    }
    let ordered = signs.filter(isBroken) + signs.filter { !isBroken($0) }
    return ordered.prefix(LogNarration.triedChanges).first { canHold(with: [$0]) }.map { [$0] }
      ?? []
  }

  private func described(_ mistakes: [RecordMistake]) -> LogMistake? {
    guard let first = mistakes.first else { return nil }
    let written = mistakes.map { constraint($0.index) }
    let fixed = zip(written, mistakes).map { constraint, mistake in
      var constraint = constraint
      constraint.relation = mistake.corrected.relation
      constraint.constant = mistake.corrected.constant
      return constraint
    }
    return LogMistake(
      isSign: first.kind == .sign, written: written, fixed: fixed,
      inner: written.compactMap { nested.inner(of: $0)?.item.key })
  }

  /// Returns whether the log shows that one item of a mistake is inside the other one.
  ///
  /// If the log does not name the superview, a view that the conflict relates to other views may be beside
  /// the other view.
  private func isInside(_ mistake: RecordMistake, among members: [Int]) -> Bool {
    let constraint = constraint(mistake.index)
    guard let inner = nested.inner(of: constraint) else { return false }
    let keys = constraint.items.map { $0.key }
    if inner.isCertain { return true }
    // A view that grows below another one has a different offset at the opposite edge.
    let offset = mistake.corrected.constant.magnitude
    let others = search.records(like: mistake.index).filter { $0 != mistake.index }.map {
      narration.problem.layout.records[$0]
    }
    let offsets = others.filter {
      $0.firstAttribute == $0.secondAttribute && $0.firstAttribute.opposite != nil
    }.map { $0.constant.magnitude }
    if offset != 0, !offsets.isEmpty, !offsets.contains(offset) { return false }
    return members.allSatisfy { member in
      let others = self.constraint(member).items.map { $0.key }
      return !others.contains(inner.item.key) || others.allSatisfy { keys.contains($0) }
    }
  }

  private func canHold(with mistakes: [RecordMistake]) -> Bool {
    var fixed = narration.problem.layout
    for mistake in mistakes { fixed.records[mistake.index] = mistake.corrected }
    return narration.canHold(fixed)
  }

  private func records(of found: Conflict) -> [Int] {
    found.members.compactMap { if case .record(let index) = $0 { index } else { nil } }
  }

  /// Returns the records of the list that relate the same two items as a member of a conflict, in order.
  private func recordsBetweenItems(of found: Conflict) -> [Int] {
    Set(records(of: found).flatMap(search.records(like:))).sorted()
  }

  private func constraint(_ record: Int) -> LoggedConstraint {
    narration.conflict.constraints[narration.problem.constraintOfRecord[record]]
  }
}
