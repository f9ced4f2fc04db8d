import VFLDiagnostics
import VFLRecords

/// What a gap is, once its numbers are known.
enum GapSize {
  /// A distance.
  case constant(Double)
  /// As large as an attribute, times a factor, plus a constant.
  case value(LinearValue)
  /// A share of what is left.
  case weight(Double)
}

/// A predicate of a gap, once its numbers are known.
struct Gap {
  let relation: Relation
  let size: GapSize
  let priority: Priority
  let span: SourceSpan
  let label: String?

  /// Whether it asks for views that overlap, by a share of something: no guide is as large as that.
  var isNegative: Bool {
    if case .value(let value) = size { value.factor < 0 && value.constant <= 0 } else { false }
  }

  /// The distance that it asks for; `nil` if it takes a guide.
  var constant: Double? {
    if case .constant(let constant) = size { constant } else { nil }
  }
}
