import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords

/// Searches the conflicts of a log for constraints with the wrong sign or direction.
struct LogMistakeSearch {
  private let narration: LogNarration
  private let nested: NestedItems
  private let search: MistakeSearch
  /// The indices of the records between the same two items.
  private let recordsOfItems: [Set<ItemID>: [Int]]
  /// The inequalities that make the whole list satisfiable if they are reversed, by the index of the record.
  private var reversed: [Int: RecordMistake] = [:]

  /// Searches the conflicts of a result.
  init(_ narration: LogNarration, _ result: LayoutResult) {
    let (problem, conflict, nested) = (
      narration.problem, narration.conflict, NestedItems(narration.conflict)
    )
    (self.narration, self.nested) = (narration, nested)
    var recordsOfItems: [Set<ItemID>: [Int]] = [:]
    for (index, record) in problem.layout.records.enumerated() {
      recordsOfItems[record.items, default: []].append(index)
    }
    self.recordsOfItems = recordsOfItems
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

  /// Returns the inequalities of a conflict that may have the wrong direction.
  ///
  /// A view inside another one often has the same mistake on both axes, of which the conflict contains one.
  private func directions(in found: Conflict) -> [RecordMistake] {
    let members = records(of: found)
    guard members.count <= MistakeSearch.mostMembers else { return [] }
    var related = found
    related.members = recordsBetweenItems(of: found).map { .record($0) }
    return search.mistakes(in: related).filter { mistake in
      mistake.kind == .direction && isInside(mistake, among: members)
    }
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
    return inner.isCertain
      || members.allSatisfy { member in
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
    let pairs = Set(records(of: found).map { narration.problem.layout.records[$0].items })
    return pairs.filter { $0.count == 2 }.flatMap { recordsOfItems[$0] ?? [] }.sorted()
  }

  private func constraint(_ record: Int) -> LoggedConstraint {
    narration.conflict.constraints[narration.problem.constraintOfRecord[record]]
  }
}

extension ConstraintRecord {
  /// The items that the record relates.
  fileprivate var items: Set<ItemID> { Set([firstItem] + [secondItem].compactMap { $0 }) }
}
