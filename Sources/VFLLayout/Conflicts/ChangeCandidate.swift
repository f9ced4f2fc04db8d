import VFLRecords

/// A change of one constant of a conflict, which is compared with changes of the other constants.
///
/// The multipliers of an irreducible conflict are unique up to a factor. The members are therefore
/// satisfiable as soon as the sum is no longer positive. If only one constant changes, its new value follows
/// from the sum of the other members, divided by its multiplier. Rows that are not members can require a
/// larger change. The candidates are compared by these criteria, in this order:
///
/// 1. The kind of number. The order is: a number in the source that keeps its sign; a number in the source
///    that changes its sign; a number that would have to be added or written out (for `a == b` or a standard
///    spacing) or a required content size; the constant of a flush gap, an alignment, a fill or an
///    autoresizing mask; the container's size.
/// 2. The size of the change.
/// 3. If the conflict has two members, their order: the last member is preferred.
/// 4. If the conflict has more members, the relative change, so that 400 is changed rather than 20, and then
///    their order: the first member is preferred.
struct ChangeCandidate: Comparable {
  let change: ConstantChange
  /// The index of the member in the conflict.
  let place: Int
  /// The rank of the kind of number.
  private let kind: Int
  /// The size of the change.
  private let size: Double
  /// The relative change, or 0 if it is not compared.
  private let share: Double
  /// The rank of the member among equally cheap members.
  private let order: Int

  /// Creates the change that gives a member's row another constant; fails if the member has no number that
  /// can change to that constant, or if its number is too large to be changed precisely.
  init?(
    _ conflict: Conflict, at place: Int, _ constant: Double, in problem: LayoutProblem
  ) {
    let member = conflict.members[place]
    guard let from = problem.constant(of: member) else { return nil }
    // Margins and baselines are part of the row's constant, but not of the number.
    let beside = conflict.constants[place] - from
    let to = (constant - beside).cleaned
    guard beside == 0 || from.ulp <= 1e-9 * max(1, to.magnitude),
      let kind = problem.kind(of: member, from, to), from.isFinite, to.isFinite
    else { return nil }
    change = ConstantChange(member, from: from, to: to)
    self.place = place
    self.kind = kind
    let prefersLast = conflict.members.count == 2
    size = (to - from).magnitude
    share = prefersLast ? 0 : from == 0 ? Double.infinity : size / from.magnitude
    order = prefersLast ? -place : place
  }

  var isOfContainer: Bool { if case .container = change.member { true } else { false } }

  static func < (left: ChangeCandidate, right: ChangeCandidate) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    if !isNear(left.size, right.size) { return left.size < right.size }
    if !isNear(left.share, right.share) { return left.share < right.share }
    return left.order < right.order
  }

  private static func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude <= 1e-9 * max(left.magnitude, right.magnitude)
  }
}

extension Conflict {
  /// For each member, the constant with which the multiplied constants of all members add up to 0.
  ///
  /// The sums are computed from both ends. Subtracting a huge addend from the total would leave only a
  /// rounding error.
  var resolvingConstants: [Double] {
    let addends = zip(multipliers, constants).map { $0 * $1 }
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
    return zip(sums, multipliers).map { -$0 / $1 }
  }
}

extension LayoutProblem {
  /// Returns the index of the member whose priority is easiest to lower in the source, or the first
  /// such member; `nil` if the source contains no priority that can be lowered.
  func easiestDemotion(of members: [ConflictMember]) -> Int? { demotions(of: members).first }

  /// Returns the indices of the members whose priority can be lowered in the source, the easiest first.
  ///
  /// Equally easy members keep their order.
  package func demotions(of members: [ConflictMember]) -> [Int] {
    let ranked = members.enumerated().compactMap { place, member in
      demotionRank(member).map { (rank: $0, place: place) }
    }
    return ranked.sorted { $0 < $1 }.map { $0.place }
  }

  /// Returns the number of a member in the problem; `nil` if the member has no number that can be changed.
  fileprivate func constant(of member: ConflictMember) -> Double? {
    switch member {
    case .record(let index): records[index].constant
    case .container(let axis): containerSize[axis]
    case .contentSize(let item, let axis): nodes[item.index].content[axis]
    case .nonNegative: nil
    }
  }

  /// Returns the rank of the kind of number that a change affects, where less is better; `nil` if the change
  /// makes no sense.
  fileprivate func kind(of member: ConflictMember, _ from: Double, _ to: Double) -> Int? {
    switch member {
    case .record(let index):
      let record = records[index]
      let isSizeAlone = record.firstAttribute.isSize && record.secondItem == nil
      // A size cannot be negative.
      if isSizeAlone && to < 0 { return nil }
      switch record.provenance.rule {
      case .size, .gap, .equation, .object:
        // `a == b` contains no number that could be replaced; `-0-` does.
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

  /// Returns the rank of a member by how easily its priority can be lowered in the source, where less is
  /// better; `nil` if the source does not contain the member.
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
