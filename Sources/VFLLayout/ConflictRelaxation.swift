import VFLRecords

/// Chooses the least that ends a conflict: one constant to change, one priority to lower.
///
/// The multipliers of an irreducible conflict are the only ones, up to a factor; so the members
/// can hold together as soon as the sum is no longer above 0, and one constant alone has to become what
/// the others' sum divided by its multiplier leaves it, or move farther where rows that are no members
/// ask for it. The candidates are compared by
///
/// 1. what kind of number it is: one that a person wrote and that keeps its sign; one that would
///    change its sign; one that would have to be added or written out (to `a == b`, for a standard
///    space) or is a required content size; that of a flush join or an alignment; the container's
///    size;
/// 2. the size of the change;
/// 3. of two constraints, the order: the last one gives way;
/// 4. of more, the share of the number that changes, so that 400 gives way before 20 does, and then
///    the order: the first one gives way.
struct ConflictRelaxation {
  /// The changes of one constant that end the conflict, the cheapest first.
  private(set) var changes: [ConstantChange] = []
  /// The member whose priority to lower: among the members that end the conflict with another number, the one
  /// whose priority a text can say best, and then the cheapest to change.
  private(set) var demotion: ConflictMember?

  /// The cost of a candidate, compared number by number in this order; less is better.
  private struct Cost: Comparable {
    let kind: Int
    let size: Double
    let share: Double

    static func < (left: Cost, right: Cost) -> Bool {
      if left.kind != right.kind { return left.kind < right.kind }
      if !isNear(left.size, right.size) { return left.size < right.size }
      return !isNear(left.share, right.share) && left.share < right.share
    }

    private static func isNear(_ left: Double, _ right: Double) -> Bool {
      left == right || (left - right).magnitude <= 1e-9 * max(left.magnitude, right.magnitude)
    }
  }

  private struct Candidate {
    let cost: Cost
    /// Where the member stands, and where it comes among equally cheap ones.
    let place: Int
    let order: Int
    let change: ConstantChange

    var isOfContainer: Bool { if case .container = change.member { true } else { false } }

    static func isCheaper(_ left: Candidate, _ right: Candidate) -> Bool {
      left.cost < right.cost || !(right.cost < left.cost) && left.order < right.order
    }
  }

  /// Chooses for a conflict of a problem.
  ///
  /// - Parameter constantThatEnds: The nearest constant of the member at a place that ends the conflict;
  ///   `nil` where none does, or that is not tried.
  init(
    _ conflict: Conflict, in problem: LayoutProblem,
    _ constantThatEnds: (_ place: Int) -> Double?
  ) {
    let left = Self.constantsLeft(by: conflict)
    let cheapest = conflict.members.indices.compactMap {
      Self.candidate(conflict, at: $0, left[$0], problem)
    }.sorted(by: Candidate.isCheaper)
    // Not all of a large conflict may be tried: first the container's size, which is told beside
    // whatever else ends it.
    let order = cheapest.filter { $0.isOfContainer } + cheapest.filter { !$0.isOfContainer }
    let found = order.compactMap { candidate in
      let place = candidate.place
      return constantThatEnds(place).flatMap {
        let constant = Self.farther($0, than: left[place], from: conflict.constants[place])
        return Self.candidate(conflict, at: place, constant, problem)
      }
    }.sorted(by: Candidate.isCheaper)
    changes = found.map { $0.change }
    // Where another number for a member ends the conflict, its giving way does too.
    let members = found.map { conflict.members[$0.place] }
    demotion = Self.easiestDemotion(of: members, in: problem).map { members[$0] }
  }

  /// What the other members leave of the constant of each.
  ///
  /// Summed up from both ends: a huge constant less what it is too large by would leave only rounding.
  private static func constantsLeft(by conflict: Conflict) -> [Double] {
    let addends = zip(conflict.multipliers, conflict.constants).map { $0 * $1 }
    var before = 0.0
    var sums = addends.map { addend in
      defer { before += addend }
      return before
    }
    var after = 0.0
    for place in addends.indices.reversed() {
      sums[place] += after
      after += addends[place]
    }
    return zip(sums, conflict.multipliers).map { -$0 / $1 }
  }

  /// A constant that was tried, unless only rounding lies between it and a nearer one.
  private static func farther(
    _ tried: Double, than nearer: Double, from constant: Double
  ) -> Double {
    let distance = nearer < constant ? nearer - tried : tried - nearer
    return distance > 1e-9 * max(1, tried.magnitude, nearer.magnitude) ? tried : nearer
  }

  /// The change that gives the row of a member another constant; `nil` where there is no such number, or
  /// rounding hides it.
  private static func candidate(
    _ conflict: Conflict, at place: Int, _ constant: Double, _ problem: LayoutProblem
  ) -> Candidate? {
    let member = conflict.members[place]
    guard let from = problem.constant(of: member) else { return nil }
    // Margins and baselines, which stand beside the number in the row.
    let beside = conflict.constants[place] - from
    let to = CleanNumber.cleaned(constant - beside)
    guard beside == 0 || from.ulp <= 1e-9 * max(1, to.magnitude),
      let kind = problem.kind(of: member, from, to), from.isFinite, to.isFinite
    else { return nil }
    let prefersLast = conflict.members.count == 2
    let size = (to - from).magnitude
    let share = prefersLast ? 0 : from == 0 ? Double.infinity : size / from.magnitude
    return Candidate(
      cost: Cost(kind: kind, size: size, share: share), place: place,
      order: prefersLast ? -place : place, change: ConstantChange(member, from: from, to: to))
  }

  /// Where the member stands whose priority a text can lower best, the first of equal ones; `nil` where
  /// nobody wrote any.
  static func easiestDemotion(
    of members: [ConflictMember], in problem: LayoutProblem
  ) -> Int? {
    let ranked = members.enumerated().compactMap { place, member in
      problem.demotionRank(member).map { (place: place, rank: $0) }
    }
    return ranked.min { $0.rank < $1.rank }?.place
  }
}

extension LayoutProblem {
  /// The number that stands for a member in the problem; `nil` where there is none to change.
  fileprivate func constant(of member: ConflictMember) -> Double? {
    switch member {
    case .record(let index): records[index].constant
    case .container(let axis): containerSize[axis]
    case .contentSize(let item, let axis): nodes[item.index].content[axis]
    case .nonNegative: nil
    }
  }

  /// What kind of number is changed, less being better; `nil` where the change makes no sense.
  fileprivate func kind(of member: ConflictMember, _ from: Double, _ to: Double) -> Int? {
    switch member {
    case .record(let index):
      let record = records[index]
      let isSizeAlone = record.firstAttribute.isSize && record.secondItem == nil
      // No view is narrower than nothing.
      if isSizeAlone && to < 0 { return nil }
      switch record.provenance.rule {
      case .size, .gap, .equation, .object:
        // `a == b` says no number that could be another; `-0-` does.
        if record.provenance.rule != .gap && record.secondItem != nil && from == 0 { return 2 }
        return (from < 0) == (to < 0) ? 0 : 1
      case .standardGap: return 2
      case .flushGap, .alignment, .fill, .autoresizingMask: return 3
      }
    case .contentSize: return to < 0 ? nil : 2
    case .container: return to < 0 ? nil : 4
    case .nonNegative: return nil
    }
  }

  /// How well a text can lower the priority of a member, less being better; `nil` where nobody wrote
  /// it.
  fileprivate func demotionRank(_ member: ConflictMember) -> Int? {
    switch member {
    case .record(let index):
      switch records[index].provenance.rule {
      case .size, .gap, .equation, .object: 0
      case .standardGap: 1
      case .flushGap, .alignment, .fill: 3
      case .autoresizingMask: nil
      }
    case .contentSize: 2
    case .container, .nonNegative: nil
    }
  }
}
