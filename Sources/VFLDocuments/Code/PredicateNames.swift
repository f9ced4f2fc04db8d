import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// The names that a format has in the place of numbers, by the records that they are in.
package struct PredicateNames: Sendable {
  private let predicates: [SourceSpan: PredicateNode]

  /// Collects the names of a format.
  package init(_ tree: FormatTree) {
    let all = tree.chain.predicates
    let hasNames = all.contains { $0.name != nil || $0.priority?.name != nil }
    predicates = hasNames ? Dictionary(first: all.map { ($0.span, $0) }) : [:]
  }

  /// The name that a record's constant has in the format; `nil` for a number, and for a view that a size is
  /// compared with.
  package func constant(of record: ConstraintRecord) -> String? {
    guard record.provenance.rule == .gap || record.secondItem == nil else { return nil }
    return predicates[record.provenance.location.span]?.name?.text
  }

  /// The name that a record's priority has in the format.
  package func priority(of record: ConstraintRecord) -> String? {
    predicates[record.provenance.location.span]?.priority?.name?.text
  }
}
