import VFLRecords
import VFLSyntax

/// The content of a predicate without its span, used to find equal predicates.
struct PredicateKey: Hashable {
  /// A number, or the name of a metric or a view.
  private enum Value: Hashable {
    case number(Double)
    case name(String)

    init?(_ number: Double?, _ name: String?) {
      guard let value = number.map(Value.number) ?? name.map(Value.name) else { return nil }
      self = value
    }
  }

  private let relation: Relation
  private let value: Value
  private let priority: Value

  /// Creates the key of a predicate; `nil` if the predicate has no value, or has an `@` without a priority.
  init?(_ predicate: PredicateNode, in tree: FormatTree) {
    let priority =
      predicate.priority.map { Value($0.number, $0.name.map { tree.string(of: $0) }) }
      ?? .number(1000)
    let name = predicate.name.map { tree.string(of: $0) }
    guard let value = Value(predicate.number, name), let priority else { return nil }
    (relation, self.value, self.priority) = (predicate.relation, value, priority)
  }
}
