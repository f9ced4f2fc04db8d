import VFLDiagnostics
import VFLLayout
import VFLRecords

/// The distance between an edge of a view and an edge of another item, as a record requires it.
///
/// The distance is described from the view, never from the container. Distances from the container's edges
/// are positive inwards.
struct ConflictPlace {
  /// The description of the distance.
  let words: LayoutConflict.Member
  /// The distance, in points.
  let points: Double
  /// Whether ``points`` has the opposite sign of the record's constant.
  let isReversed: Bool
  /// The view's edge and the other item's edge.
  private let ends: [Attribute]
  private let items: [ItemID]

  /// Creates the distance that a term requires; `nil` if its record does not relate positions of two frames
  /// with a multiplier of 1.
  init?(_ term: ConflictTerm, _ problem: LayoutProblem) {
    guard let record = term.record, let second = record.secondItem, record.multiplier == 1,
      record.firstRegion == .frame, record.secondRegion == .frame,
      !record.firstAttribute.isSize, !record.secondAttribute.isSize
    else { return nil }
    let isSwapped = record.firstItem == LayoutProblem.container
    let (item, other) = isSwapped ? (second, record.firstItem) : (record.firstItem, second)
    let (edge, start) =
      isSwapped
      ? (record.secondAttribute, record.firstAttribute)
      : (record.firstAttribute, record.secondAttribute)
    let isInContainer = other == LayoutProblem.container && edge == start
    isReversed = isSwapped != (isInContainer && edge.isFarEdge)
    points = isReversed ? 0 - record.constant : record.constant
    items = [item, other]
    ends = [edge, start]
    let relation = isReversed ? record.relation.reversed : record.relation
    let name = problem.name(of: item)
    words = .place(
      edge: isInContainer ? name : "\(name).\(edge.name)", bound: LayoutConflict.Bound(relation),
      points: points,
      from: isInContainer
        ? "the \(edge.name)\(edge == .leading || edge == .trailing ? " edge" : "")"
        : "`\(problem.name(of: other)).\(start.name)`")
  }

  /// Whether the distance is between the same edges of the same items as another distance.
  func isOfSameEdges(as other: ConflictPlace) -> Bool { ends == other.ends && items == other.items }
}

extension Attribute {
  /// Whether the attribute is an edge from which inward distances are negative.
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing: true
    default: false
    }
  }
}
