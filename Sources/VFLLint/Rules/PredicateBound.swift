import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// The range of numbers that satisfy the required predicates of a list.
struct PredicateBound {
  /// The largest lower bound, with the span of its predicate.
  private var lower: (value: Double, span: SourceSpan)?
  /// The smallest upper bound, with the span of its predicate.
  private var upper: (value: Double, span: SourceSpan)?

  /// Adds a required predicate with a known number.
  ///
  /// - Returns: The span of an earlier predicate that contradicts the added one; `nil` if compatible.
  mutating func add(_ predicate: PredicateNode, _ value: Double) -> SourceSpan? {
    var clash: SourceSpan?
    if predicate.relation != .lessThanOrEqual {
      if let upper, value > upper.value { clash = upper.span }
      if lower.map({ value > $0.value }) ?? true { lower = (value, predicate.span) }
    }
    if predicate.relation != .greaterThanOrEqual {
      if clash == nil, let lower, lower.value > value { clash = lower.span }
      if upper.map({ value < $0.value }) ?? true { upper = (value, predicate.span) }
    }
    return clash
  }
}
