import VFLDiagnostics
import VFLLayout
import VFLRecords

/// The repairs of a conflict that are offered.
///
/// Unless the repairs are not judged, each of them resolves the conflict in the whole layout. The layout then
/// has no avoidable fault, except with another size of the container.
struct ConflictAdvice {
  /// The probable mistakes that explain the whole conflict; empty if there are none.
  ///
  /// Their correction replaces all other repairs.
  var mistakes: [RecordMistake] = []
  /// The changes of a constant, the cheapest first.
  var changes: [ConstantChange] = []
  /// The changes of several equal sizes, or of several equal gaps, by the same amount; empty if there are
  /// none.
  ///
  /// They replace ``changes``.
  var together: [ConstantChange] = []
  /// The index of a gap that leaves enough space if it becomes a minimum, if the changes only enlarge
  /// constants.
  ///
  /// It replaces the changes.
  var opening: Int?
  /// The least change of the container's size that resolves the conflict, even if the layout then has faults.
  var container: ConstantChange?
  /// The members whose priority can be lowered, the most suitable first, each with the layout after the
  /// change.
  var demotions: [(member: ConflictMember, layout: LayoutResult?)] = []
  /// The alignment of a format option without which the other constraints are satisfiable, if any.
  var needlessAlignment: ConflictMember?
  /// The fault of a rejected repair, if no repair is offered.
  var hindrance: LayoutFault?

  /// Whether the members of the conflict are satisfiable if one of them becomes optional.
  var mayBeRelaxed = false

  /// Offers no repair, because the layout is too large to judge one.
  ///
  /// The members of the conflict are satisfiable with the new size of the container, and if one of them
  /// becomes optional. The whole layout is not necessarily satisfiable then.
  init(withoutRepairs conflict: Conflict) {
    container = conflict.changes.first { $0.isOfContainer && $0.isUseful }
    mayBeRelaxed = conflict.demotion != nil
  }

  /// Offers the changes of a conflict without judging them.
  init(unjudged conflict: Conflict) {
    changes = conflict.changes
    container = conflict.changes.first { $0.isOfContainer && $0.isUseful }
    if let member = conflict.demotion { demotions = [(member, nil)] }
    mayBeRelaxed = conflict.demotion != nil
  }

  /// The largest enlargement of a constant that corrects its number, in points.
  ///
  /// A larger one only fills the space that the views leave.
  private static let enlargement = 8.0

  /// The maximum numbers of changes and priorities, of which the first suitable ones are printed.
  private static let offered = 6

  /// Offers the repairs of a conflict that give a good layout.
  ///
  /// If the effort does not suffice to judge any repair, none is offered.
  init(_ conflict: Conflict, in problem: LayoutProblem, _ judge: inout RepairJudge) {
    let shared = problem.sharedMembers(of: conflict)
    for mistakes in problem.mistakes(in: conflict)
    where mistakes.allSatisfy({ !shared.contains(.record($0.index)) }) {
      let records = mistakes.map { $0.corrected }
      let items = Set(records.flatMap { [$0.firstItem] + [$0.secondItem].compactMap { $0 } })
      if items.allSatisfy({ judge.isFaultless($0, after: .corrections(mistakes)) }) {
        self.mistakes = mistakes
        return
      }
    }
    var rejected: LayoutFault?
    func isGood(_ repair: Repair) -> Bool {
      let judgement = judge.judgement(of: repair)
      if case .faulty(let fault) = judgement, rejected == nil || rejected == .conflict {
        rejected = fault
      }
      return judgement == .good
    }
    for change in conflict.changes {
      if change.isOfContainer {
        guard container == nil, change.isUseful, judge.layout(after: .constant(change)) != nil
        else { continue }
        container = change
      } else if changes.count < Self.offered, problem.hasFreeConstant(change.member),
        !shared.contains(change.member), isGood(.constant(change))
      {
        changes.append(change)
      }
    }
    let enlarges = conflict.changes.contains {
      !$0.isOfContainer && $0.to > $0.from + Self.enlargement
    }
    // Of two contradicting gaps between the same edges, one is superfluous.
    if enlarges, conflict.members.count > 2 {
      opening = problem.gapsFromEnd(of: conflict).first { index in
        if shared.contains(.record(index)) { return false }
        var record = problem.records[index]
        record.relation = .greaterThanOrEqual
        let repair = Repair.replacement(index, record)
        return isGood(repair)
          && judge.keepsContent(repair, determiningLike: .priority(.record(index)))
      }
    }
    if opening == nil, let change = changes.first,
      let equal = problem.equalChanges(like: change, in: conflict),
      !equal.contains(where: { shared.contains($0.member) }), isGood(.constants(equal))
    {
      together = equal
    }
    for member in problem.demotions(of: conflict) where demotions.count < Self.offered {
      guard !problem.isAlignment(member), !problem.isRatio(member), !shared.contains(member),
        isGood(.priority(member))
      else { continue }
      demotions.append((member, judge.layout(after: .priority(member))))
    }
    needlessAlignment = conflict.members.first { member in
      problem.isAlignment(member) && isGood(.removal(member))
    }
    mayBeRelaxed = !demotions.isEmpty
    guard changes.isEmpty, demotions.isEmpty, opening == nil, needlessAlignment == nil else {
      return
    }
    if rejected == nil { self = ConflictAdvice(withoutRepairs: conflict) }
    hindrance = rejected
  }
}

extension LayoutProblem {
  /// Returns the members of a conflict whose priority can be lowered, the easiest first.
  ///
  /// Of equally easy members, those with a cheap change of their constant come first.
  fileprivate func demotions(of conflict: Conflict) -> [ConflictMember] {
    var isTaken: Set<ConflictMember> = []
    let members =
      conflict.changes.map { $0.member } + [conflict.demotion].compactMap { $0 }
      + conflict.members
    let distinct = members.filter { isTaken.insert($0).inserted }
    return demotions(of: distinct).map { distinct[$0] }
  }

  /// Whether another constant of a member can be intended.
  ///
  /// Format options have no constant. An equality or a ratio of sizes is intended as it is.
  fileprivate func hasFreeConstant(_ member: ConflictMember) -> Bool {
    guard !isAlignment(member), !isRatio(member) else { return false }
    guard case .record(let index) = member else { return true }
    let record = records[index]
    return !(record.firstAttribute.isSize && record.secondAttribute.isSize && record.constant == 0)
  }

  /// Whether a member is a fixed gap of a format string.
  fileprivate func isGap(_ member: ConflictMember) -> Bool {
    guard case .record(let index) = member, records[index].relation == .equal else { return false }
    return [.gap, .standardGap].contains(records[index].provenance.rule)
      && records[index].firstRegion == .frame && records[index].secondRegion == .frame
      && records[index].constant >= 0
  }

  /// Returns the changes of all sizes, or gaps, of format strings that are equal to a changed one, so that
  /// they stay equal; `nil` if the changed one is the only one, or if the new number is not short.
  fileprivate func equalChanges(
    like change: ConstantChange, in conflict: Conflict
  ) -> [ConstantChange]? {
    guard case .record(let index) = change.member,
      let place = conflict.members.firstIndex(of: change.member)
    else { return nil }
    let record = records[index]
    guard record.relation == .equal, [.size, .gap].contains(record.provenance.rule),
      (record.secondItem == nil) == (record.provenance.rule == .size)
    else { return nil }
    let equal = conflict.members.indices.filter { other in
      guard case .record(let index) = conflict.members[other] else { return false }
      let found = records[index]
      return conflict.multipliers[other] == conflict.multipliers[place]
        && found.constant == record.constant && found.relation == .equal
        && found.provenance.rule == record.provenance.rule
        && (found.secondItem == nil) == (record.secondItem == nil)
    }
    let to = change.from + (change.to - change.from) / Double(equal.count)
    guard equal.count > 1, to >= 0, (to * 2).rounded() == to * 2 else { return nil }
    return equal.map { ConstantChange(conflict.members[$0], from: change.from, to: to) }
  }

  /// Returns the records of a conflict that share their source location with other records.
  ///
  /// An edit of that location changes the other records, too, so it is not judged by one of them. Records
  /// that a program created have no source.
  fileprivate func sharedMembers(of conflict: Conflict) -> Set<ConflictMember> {
    var members: [SourceLocation: [ConflictMember]] = [:]
    for case .record(let index) in conflict.members
    where records[index].provenance.rule != .object {
      members[records[index].provenance.location] = []
    }
    for (index, record) in records.enumerated() {
      members[record.provenance.location]?.append(.record(index))
    }
    return Set(members.values.filter { $0.count > 1 }.flatMap { $0 })
  }

  /// Returns the fixed gaps of a conflict: the gap to the end of the superview, gaps between views from the
  /// last one on, and the gap to the start of the superview.
  fileprivate func gapsFromEnd(of conflict: Conflict) -> [Int] {
    let gaps = conflict.members.filter(isGap).compactMap { member in
      if case .record(let index) = member { index } else { nil }
    }
    func rank(_ index: Int) -> Int {
      let record = records[index]
      guard let second = record.secondItem else { return 1 }
      if nodes[second.index].parent == record.firstItem { return 0 }
      return nodes[record.firstItem.index].parent == second ? 2 : 1
    }
    return gaps.sorted { (rank($0), -$0) < (rank($1), -$1) }
  }

  /// Whether a member is an aspect ratio, without which a view would be distorted.
  fileprivate func isRatio(_ member: ConflictMember) -> Bool {
    if case .record(let index) = member { records[index].relatesAxes } else { false }
  }

  /// Whether a member comes from a format option.
  ///
  /// Neither its constant nor its priority can be changed in a format string.
  fileprivate func isAlignment(_ member: ConflictMember) -> Bool {
    if case .record(let index) = member {
      records[index].provenance.rule == .alignment
    } else {
      false
    }
  }
}

extension ConstantChange {
  fileprivate var isOfContainer: Bool { if case .container = member { true } else { false } }

  /// Whether the new size of a container is useful, that is, neither 0 nor out of proportion.
  fileprivate var isUseful: Bool { (to != 0 || from <= 0) && to <= 10 * max(from, 100) }
}
