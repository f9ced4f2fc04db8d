import VFLDiagnostics
import VFLRecords

extension ConstraintRecord {
  /// Returns the diagnostic at a span for a constant that exceeds the limit of Auto Layout, or `nil` for
  /// other constants.
  func limitDiagnostic(at span: SourceSpan) -> LazyDiagnostic? {
    // The limit is not documented. `FLT_MAX`, which is 3.4e38, exceeds it.
    guard constant.magnitude >= 1e38 else { return nil }
    let isMaximum = relation == .lessThanOrEqual
    let isUseless = relation != .equal && isMaximum == (constant > 0)
    return .hugeConstant(
      span: span, value: constant,
      uselessBound: isUseless ? (isMaximum ? "maximum" : "minimum") : nil,
      isRequired: priority.isRequired)
  }
}
