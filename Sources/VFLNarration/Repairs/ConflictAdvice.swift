import VFLLayout
import VFLRecords

/// The repairs of a conflict that are offered.
///
/// Unless the repairs are not judged, each of them resolves the conflict in the whole layout. The layout then has
/// no avoidable fault, except with another size of the container.
struct ConflictAdvice {
  /// A probable mistake that explains the whole conflict.
  ///
  /// Its correction replaces all other repairs.
  var mistake: RecordMistake?
  /// The changes of a constant, the cheapest first.
  var changes: [ConstantChange] = []
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
  /// The members of the conflict are satisfiable with the new size of the container, and if one of them becomes
  /// optional. The whole layout is not necessarily satisfiable then.
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

  /// The maximum numbers of changes and priorities, of which the first suitable ones are printed.
  private static let offered = 6

  /// Offers the repairs of a conflict that give a good layout.
  ///
  /// If the effort does not suffice to judge any repair, none is offered.
  init(_ conflict: Conflict, in problem: LayoutProblem, _ judge: inout RepairJudge) {
    for mistake in problem.mistakes(in: conflict) {
      let repair = Repair.replacement(mistake.index, mistake.corrected)
      let record = mistake.corrected
      let items = [record.firstItem] + [record.secondItem].compactMap { $0 }
      if items.allSatisfy({ judge.isFaultless($0, after: repair) }) {
        self.mistake = mistake
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
        isGood(.constant(change))
      {
        changes.append(change)
      }
    }
    for member in problem.demotions(of: conflict) where demotions.count < Self.offered {
      guard !problem.isAlignment(member), isGood(.priority(member)) else { continue }
      demotions.append((member, judge.layout(after: .priority(member))))
    }
    needlessAlignment = conflict.members.first { member in
      problem.isAlignment(member) && isGood(.removal(member))
    }
    mayBeRelaxed = !demotions.isEmpty
    guard changes.isEmpty, demotions.isEmpty, needlessAlignment == nil else { return }
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
    guard !isAlignment(member) else { return false }
    guard case .record(let index) = member else { return true }
    let record = records[index]
    return !(record.firstAttribute.isSize && record.secondAttribute.isSize && record.constant == 0)
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

  /// Whether the new size of a container is useful, that is, not 0.
  fileprivate var isUseful: Bool { to != 0 || from <= 0 }
}
