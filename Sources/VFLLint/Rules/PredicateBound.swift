import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// The range that the required predicates of one list leave to a number.
struct PredicateBound {
  /// The largest lower bound, with the predicate that asks for it.
  private var lower: (value: Double, span: SourceSpan)?
  /// The smallest upper bound.
  private var upper: (value: Double, span: SourceSpan)?

  /// Takes a required predicate about a number; gives the place of the earlier one that leaves no number
  /// beside it.
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
