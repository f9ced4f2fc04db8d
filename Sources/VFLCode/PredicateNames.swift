import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// The names that a format string uses in place of numbers, for lookup by constraint record.
package struct PredicateNames: Sendable {
  /// The format string; `nil` if it contains no names, so that thousands of trees do not stay in memory.
  private let tree: FormatTree?
  private let predicates: [SourceSpan: PredicateNode]

  /// Collects the names in a format string.
  package init(_ tree: FormatTree) {
    let all = tree.chainPredicates
    let hasNames = all.contains { $0.name != nil || $0.priority?.name != nil }
    self.tree = hasNames ? tree : nil
    predicates = hasNames ? Dictionary(first: all.map { ($0.span, $0) }) : [:]
  }

  /// Returns the name that the format string uses for the constant of a record.
  ///
  /// Returns `nil` if the format string contains a number there, or if the record compares a size with a
  /// view.
  package func constant(of record: ConstraintRecord) -> String? {
    guard record.provenance.rule == .gap || record.secondItem == nil else { return nil }
    return predicates[record.provenance.location.span]?.name.flatMap { tree?.string(of: $0) }
  }

  /// Returns the name that the format string uses for the priority of a record; `nil` if there is none.
  package func priority(of record: ConstraintRecord) -> String? {
    predicates[record.provenance.location.span]?.priority?.name.flatMap { tree?.string(of: $0) }
  }
}
