import VFLDiagnostics
import VFLLayout
import VFLRecords

/// The way of a conflict along an axis: constraints that lead from one edge of an item to the other, and the
/// constraint that puts the other edge elsewhere.
///
/// A conflict of gaps and sizes is a circle: each constraint leads from one edge to another, and the
/// last one back to the first. One of them, the limit, is held against the sum of the others.
struct LogWalk: Sendable, Hashable {
  /// A constraint as a step from one edge to the next.
  struct Step: Hashable {
    /// The index of the constraint among the members of the conflict.
    let member: Int
    /// The distance to the next edge, in points; a bound on it where the constraint is no equation.
    let distance: Double
    let relation: Relation
    /// The edge at which the step ends.
    let end: Edge
  }

  /// An edge, or the centre, of an item.
  struct Edge: Hashable {
    let item: ItemID
    let attribute: Attribute
  }

  /// Where the way begins.
  let start: Edge
  /// The steps, to the other edge.
  let steps: [Step]
  /// The place of the limit among the members.
  let limit: Int

  /// How far the steps lead together.
  var sum: Double { CleanSum.of(steps.map { $0.distance }) }

  /// What the sum is: exact, or at least or at most so much.
  var relation: Relation { steps.lazy.map { $0.relation }.first { $0 != .equal } ?? .equal }

  /// The order of all members along the way, the limit at its end.
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

  /// Finds the way of a conflict; `nil` where its members form no circle of gaps and sizes, or are only two.
  ///
  /// - Parameters:
  ///   - isGiven: Whether a member is a size that comes from outside of the layout.
  ///   - isBroken: Whether a member is the constraint that was given up.
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
    // Nobody counts backwards, where no size says which way is forwards.
    if case .record(let index) = conflict.members[limit], problem.records[index].secondItem != nil,
      CleanSum.of(steps.map { $0.distance }) < 0
    {
      links[limit] = links[limit].reversed()
      guard let back = Self.steps(links, touching, around: limit) else { return nil }
      steps = back
    }
    (self.start, self.steps, self.limit) = (links[limit].from, steps, limit)
  }

  /// The steps from one end of the limit to the other; `nil` where there is no way over all of the links.
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

  /// The edge by its side of the screen; `nil` of what lies elsewhere for reasons of its own.
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

  /// The place of the member that the others are held against.
  ///
  /// It is a size that is given from outside, or else the size of the item that contains the others, or else
  /// the constraint that was given up.
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
    // Gaps lead inwards, so that what they fill stands on the other side.
    let gaps = conflict.members.indices.reduce(0.0) { sum, place in
      guard case .record(let index) = conflict.members[place],
        problem.records[index].secondItem != nil
      else { return sum }
      return sum + conflict.multipliers[place] * conflict.constants[place]
    }
    // Without gaps, what is at least so large stands on one side, and what holds it on the other.
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

/// Sums of numbers as people write them.
private enum CleanSum {
  /// The sum without what adding up fractions leaves behind it.
  static func of(_ numbers: [Double]) -> Double {
    let sum = numbers.reduce(0, +)
    return sum.magnitude < 1e6 ? (sum * 1e6).rounded() / 1e6 + 0 : sum
  }
}
