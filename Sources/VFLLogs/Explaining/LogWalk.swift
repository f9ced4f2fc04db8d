import VFLDiagnostics
import VFLLayout
import VFLRecords

/// A walk along an axis: constraints that connect an edge of an item with the opposite edge, and the
/// constraint that contradicts them.
///
/// A conflict of gaps and sizes is a cycle: each constraint connects an edge with the next edge, and the last
/// constraint leads back to the first edge. One of the constraints, the limit, is compared with the sum of
/// the other constraints.
struct LogWalk: Sendable, Hashable {
  /// A constraint as a step from one edge to the next.
  struct Step: Hashable {
    /// The index of the constraint among the members of the conflict.
    let member: Int
    /// The distance to the next edge in points, or a bound on the distance if the constraint is an
    /// inequality.
    let distance: Double
    let relation: Relation
    /// The edge at which the step ends.
    let end: Edge
  }

  /// An edge, or the center, of an item.
  struct Edge: Hashable {
    let item: ItemID
    let attribute: Attribute
  }

  /// The edge at which the walk starts.
  let start: Edge
  /// The steps to the opposite edge.
  let steps: [Step]
  /// The index of the limit among the members.
  let limit: Int

  /// The sum of the steps.
  var sum: Double { CleanSum.of(steps.map { $0.distance }) }

  /// The relation of the total distance to ``sum``: `==` if the sum is exact, `>=` if it is a minimum, or
  /// `<=` if it is a maximum.
  var relation: Relation { steps.lazy.map { $0.relation }.first { $0 != .equal } ?? .equal }

  /// The indices of all members in the order of the walk.
  ///
  /// The limit is last.
  var order: [Int] { steps.map { $0.member } + [limit] }

  /// A constraint as an edge of the graph whose nodes are the edges of items.
  private struct Link {
    let from: Edge
    let to: Edge
    let distance: Double
    let relation: Relation

    func reversed() -> Link {
      Link(from: to, to: from, distance: -distance, relation: relation.reversed)
    }
  }

  /// Finds the walk of a conflict, or returns `nil` if the conflict has only two members or its members are
  /// not a cycle of gaps and sizes.
  ///
  /// - Parameters:
  ///   - isGiven: Whether a member is a size that is set from outside the layout.
  ///   - isBroken: Whether a member is the constraint that the system broke.
  init?(
    _ conflict: Conflict, of problem: LayoutProblem, isGiven: (ConflictMember) -> Bool,
    isBroken: (ConflictMember) -> Bool
  ) {
    guard conflict.members.count > 2, let scale = conflict.multipliers.first?.magnitude,
      conflict.multipliers.allSatisfy({ ($0.magnitude - scale).magnitude <= 1e-9 * scale })
    else { return nil }
    var links: [Link] = []
    for (place, member) in conflict.members.enumerated() {
      guard let link = Self.link(member, problem, conflict.multipliers[place]) else { return nil }
      links.append(link)
    }
    let limit = Self.limit(of: conflict, problem, isGiven, isBroken)
    var touching: [Edge: [Int]] = [:]
    for (place, link) in links.enumerated() where place != limit {
      touching[link.from, default: []].append(place)
      touching[link.to, default: []].append(place)
    }
    guard var steps = Self.steps(links, touching, around: limit) else { return nil }
    // Distances are positive if no size determines the direction.
    if case .record(let index) = conflict.members[limit], problem.records[index].secondItem != nil,
      CleanSum.of(steps.map { $0.distance }) < 0
    {
      links[limit] = links[limit].reversed()
      guard let back = Self.steps(links, touching, around: limit) else { return nil }
      steps = back
    }
    (self.start, self.steps, self.limit) = (links[limit].from, steps, limit)
  }

  /// Returns the steps from one end of the limit to the other, or `nil` if there is no walk over all links.
  private static func steps(
    _ links: [Link], _ touching: [Edge: [Int]], around limit: Int
  ) -> [Step]? {
    var steps: [Step] = []
    var edge = links[limit].from
    var previous = limit
    while edge != links[limit].to {
      guard let next = touching[edge]?.first(where: { $0 != previous }), steps.count < links.count
      else { return nil }
      let link = links[next].from == edge ? links[next] : links[next].reversed()
      steps.append(
        Step(member: next, distance: link.distance, relation: link.relation, end: link.to))
      (edge, previous) = (link.to, next)
    }
    return steps.count == links.count - 1 ? steps : nil
  }

  private static func link(
    _ member: ConflictMember, _ problem: LayoutProblem, _ multiplier: Double
  ) -> Link? {
    switch member {
    case .record(let index):
      let record = problem.records[index]
      guard let other = record.secondItem else {
        return size(record.firstItem, record.firstAttribute, record.constant, record.relation)
      }
      guard record.multiplier == 1, !record.firstAttribute.isSize,
        let to = edge(record.firstItem, record.firstAttribute, problem),
        let from = edge(other, record.secondAttribute, problem)
      else { return nil }
      return Link(
        from: from, to: to, distance: record.constant, relation: record.relation)
    case .nonNegative(let item, let axis):
      return size(item, axis == .horizontal ? .width : .height, 0, .greaterThanOrEqual)
    case .contentSize(let item, let axis):
      return size(
        item, axis == .horizontal ? .width : .height,
        problem.nodes[item.index].content[axis] ?? 0,
        multiplier > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
    case .container: return nil
    }
  }

  private static func size(
    _ item: ItemID, _ attribute: Attribute, _ points: Double, _ relation: Relation
  ) -> Link? {
    let isWidth = attribute == .width
    return Link(
      from: Edge(item: item, attribute: isWidth ? .left : .top),
      to: Edge(item: item, attribute: isWidth ? .right : .bottom), distance: points,
      relation: relation)
  }

  /// Returns the edge as a left, right, top or bottom edge or a center, or `nil` for margins and baselines.
  private static func edge(
    _ item: ItemID, _ attribute: Attribute, _ problem: LayoutProblem
  ) -> Edge? {
    let isMirrored = problem.direction == .rightToLeft
    switch attribute {
    case .leading: return Edge(item: item, attribute: isMirrored ? .right : .left)
    case .trailing: return Edge(item: item, attribute: isMirrored ? .left : .right)
    case .left, .right, .top, .bottom, .centerX, .centerY:
      return Edge(item: item, attribute: attribute)
    default: return nil
    }
  }

  /// Returns the index of the member with which the other members are compared.
  ///
  /// The member is a size that is set from outside the layout, if there is one. Otherwise, it is the size of
  /// the item that contains the other items, or the constraint that the system broke.
  private static func limit(
    of conflict: Conflict, _ problem: LayoutProblem, _ isGiven: (ConflictMember) -> Bool,
    _ isBroken: (ConflictMember) -> Bool
  ) -> Int {
    let sizes = conflict.members.indices.filter { place in
      guard case .record(let index) = conflict.members[place] else { return false }
      return problem.records[index].secondItem == nil
    }
    let givens = sizes.filter { isGiven(conflict.members[$0]) }
    if let given = givens.first, givens.count == 1 { return given }
    // Gaps point inwards, so the size that they fill has the opposite sign.
    let gaps = conflict.members.indices.reduce(0.0) { sum, place in
      guard case .record(let index) = conflict.members[place],
        problem.records[index].secondItem != nil
      else { return sum }
      return sum + conflict.multipliers[place] * conflict.constants[place]
    }
    // Without gaps, all minimum sizes have the same sign, and the size that contains them has the opposite
    // sign.
    let isBounded = conflict.members.contains { member in
      guard case .record(let index) = member else { return true }
      return problem.records[index].relation != .equal
    }
    let outer = sizes.filter { place in
      gaps == 0
        ? !isBounded || conflict.multipliers[place] < 0
        : (conflict.multipliers[place] > 0) == (gaps < 0)
    }
    let likely = outer.filter { givens.isEmpty || givens.contains($0) }
    if let largest = likely.max(by: { conflict.constants[$0] < conflict.constants[$1] }) {
      return largest
    }
    if let given = givens.first { return given }
    let written = conflict.members.lastIndex { if case .record = $0 { true } else { false } }
    return conflict.members.firstIndex(where: isBroken) ?? written ?? 0
  }
}

/// Sums without rounding errors.
private enum CleanSum {
  /// Returns the sum without the rounding errors of adding fractions.
  static func of(_ numbers: [Double]) -> Double {
    let sum = numbers.reduce(0, +)
    return sum.magnitude < 1e6 ? (sum * 1e6).rounded() / 1e6 + 0 : sum
  }
}
