import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLVerification

extension LayoutProblem {
  /// A distance that no layout reaches, in points.
  private static let distance = 100_000.0

  /// Returns constraints with a very low priority that select the best layouts that violate a property most,
  /// separately for each side of the property.
  func pushes(
    against property: LayoutProperty, _ requirements: [ConstraintRecord]
  ) -> [[ConstraintRecord]] {
    switch property {
    case .satisfiable, .unambiguous, .target, .safe: return []
    case .inside(let view):
      guard let parent = nodes[view.index].parent else { return [] }
      return [
        [push(view, .left, .lessThanOrEqual, parent, -Self.distance)],
        [push(view, .right, .greaterThanOrEqual, parent, Self.distance)],
        [push(view, .top, .lessThanOrEqual, parent, -Self.distance)],
        [push(view, .bottom, .greaterThanOrEqual, parent, Self.distance)],
      ]
    case .apart(let one, let other):
      return [[push(one, .centerX, .equal, other, 0), push(one, .centerY, .equal, other, 0)]]
    case .untruncated(let view, let axis):
      return [[push(view, axis == .horizontal ? .width : .height, .lessThanOrEqual, nil, 0)]]
    case .requirement(let number):
      return [(Relation.lessThanOrEqual, -1.0), (.greaterThanOrEqual, 1)].map { relation, sign in
        var record = requirements[number]
        record.relation = relation
        record.constant += sign * Self.distance
        record.priority = Priority(0.001)
        return [record]
      }
    }
  }

  private func push(
    _ view: ItemID, _ attribute: Attribute, _ relation: Relation, _ other: ItemID?,
    _ constant: Double
  ) -> ConstraintRecord {
    ConstraintRecord(
      view, attribute, relation, other, other == nil ? .notAnAttribute : attribute,
      constant: constant, priority: Priority(0.001),
      provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .object))
  }
}
