import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// The range that the required predicates of one list leave to a number.
struct PredicateBound {
  /// The largest lower bound, with the predicate that asks for it.
  private var lower: (value: Double, predicate: PredicateNode)?
  /// The smallest upper bound.
  private var upper: (value: Double, predicate: PredicateNode)?

  /// Takes a required predicate about a number; gives the earlier one that leaves no number beside
  /// it.
  mutating func add(_ predicate: PredicateNode, _ value: Double) -> PredicateNode? {
    var clash: PredicateNode?
    if predicate.relation != .lessThanOrEqual {
      if let upper, value > upper.value { clash = upper.predicate }
      if lower.map({ value > $0.value }) ?? true { lower = (value, predicate) }
    }
    if predicate.relation != .greaterThanOrEqual {
      if clash == nil, let lower, lower.value > value { clash = lower.predicate }
      if upper.map({ value < $0.value }) ?? true { upper = (value, predicate) }
    }
    return clash
  }
}
