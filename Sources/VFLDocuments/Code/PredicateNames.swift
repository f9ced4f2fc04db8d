import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// The names that a format string uses instead of numbers, looked up by constraint record.
package struct PredicateNames: Sendable {
  private let predicates: [SourceSpan: PredicateNode]

  /// Collects the names of a format string.
  package init(_ tree: FormatTree) {
    let all = tree.chain.predicates
    let hasNames = all.contains { $0.name != nil || $0.priority?.name != nil }
    predicates = hasNames ? Dictionary(first: all.map { ($0.span, $0) }) : [:]
  }

  /// Returns the name of a record's constant in the format string; `nil` for a number, and for a size that is
  /// compared with a view.
  package func constant(of record: ConstraintRecord) -> String? {
    guard record.provenance.rule == .gap || record.secondItem == nil else { return nil }
    return predicates[record.provenance.location.span]?.name?.text
  }

  /// Returns the name of a record's priority in the format string.
  package func priority(of record: ConstraintRecord) -> String? {
    predicates[record.provenance.location.span]?.priority?.name?.text
  }
}
