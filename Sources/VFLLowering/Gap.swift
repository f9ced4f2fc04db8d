import VFLDiagnostics
import VFLRecords

/// The evaluated size of a gap.
enum GapSize {
  /// A distance.
  case constant(Double)
  /// A multiple of an attribute plus a constant.
  case value(LinearValue)
  /// A weight that determines the fraction of the remaining space.
  case weight(Double)
}

/// An evaluated predicate of a gap.
struct Gap {
  let relation: Relation
  let size: GapSize
  var priority: Priority
  let span: SourceSpan
  /// The span of the label, if there is one.
  let label: SourceSpan?

  /// Whether the gap is a negative multiple of an attribute, so that the views overlap.
  ///
  /// No guide can have this size.
  var isNegative: Bool {
    if case .value(let value) = size { value.factor < 0 && value.constant <= 0 } else { false }
  }

  /// The distance in points, or `nil` if the gap requires a guide.
  var constant: Double? {
    if case .constant(let constant) = size { constant } else { nil }
  }
}
