import VFLDiagnostics
import VFLRecords

/// The distance of a view's edge from an edge of another item, as a record says it.
///
/// It is told of the view and not of the container, and distances from the container lead inwards.
struct ConflictPlace {
  /// The place in words.
  let words: LayoutConflict.Member
  /// The distance, in points.
  let points: Double
  /// Whether the distance counts the other way than the record does.
  let isReversed: Bool
  /// The edges that it is about.
  private let ends: [Attribute]
  private let items: [ItemID]

  /// Reads a term; `nil` of one that is not about two edges.
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

  /// Whether the place is about the same edges as another one.
  func isOfSameEdges(as other: ConflictPlace) -> Bool { ends == other.ends && items == other.items }
}

extension Attribute {
  /// Whether the attribute is an edge from which distances lead back into a view.
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing: true
    default: false
    }
  }
}
