import VFLRecords
import VFLSyntax

/// What a predicate says, by which equal ones are found.
struct PredicateKey: Hashable {
  /// A number, or the name that stands for one or for a view.
  private enum Value: Hashable {
    case number(Double)
    case name(String)

    init(_ node: ValueNode, in tree: FormatTree) {
      if case .number(let number) = node.kind {
        self = .number(number)
      } else {
        self = .name(tree.string(node.span))
      }
    }
  }

  private let relation: Relation
  private let value: Value
  private let priority: Value

  /// What a predicate of a tree says.
  init(_ predicate: PredicateNode, in tree: FormatTree) {
    relation = predicate.relation
    value = Value(predicate.value, in: tree)
    priority = predicate.priority.map { Value($0, in: tree) } ?? .number(1000)
  }

  /// Whether it has to hold.
  var isRequired: Bool { priority == .number(1000) }
}
