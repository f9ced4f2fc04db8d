import LayoutSolver
import VFLRecords

/// A constraint on the width or height of an item that is not a record.
struct SizeBound {
  let relation: RowRelation
  let points: Double
  let priority: Priority

  /// The implicit constraint that a size is not negative.
  static let notNegative = SizeBound(.greaterThanOrEqual, 0, .required)

  /// Returns the constraint on the container's size.
  static func container(_ points: Double) -> SizeBound { SizeBound(.equal, points, .required) }

  /// Returns the constraint that an item is not smaller than its content.
  static func compression(_ points: Double, _ priority: Priority) -> SizeBound {
    SizeBound(.greaterThanOrEqual, points, priority)
  }

  /// Returns the constraint that an item is not larger than its content.
  static func hugging(_ points: Double, _ priority: Priority) -> SizeBound {
    SizeBound(.lessThanOrEqual, points, priority)
  }

  private init(_ relation: RowRelation, _ points: Double, _ priority: Priority) {
    (self.relation, self.points, self.priority) = (relation, points, priority)
  }
}
