package import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// A text of formats on its way through parser and lowering.
package struct FormatCompilation: Sendable, Hashable {
  /// The tree; every text has one.
  package let tree: FormatTree
  /// The records; complete only without an error.
  package let records: [ConstraintRecord]
  /// Everything that is wrong, by position.
  package let diagnostics: [Diagnostic]

  /// Whether there is an error, not only a warning.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Parses a text and lowers its tree.
  ///
  /// A format with syntax faults is lowered as far as it goes, so that its other faults are told
  /// too.
  package init(
    _ text: [UInt8], dialect: FormatDialect = .apple, in scope: any NameScope,
    options: FormatOptions = [], spacing: StandardSpacing = .classic,
    origin: SourceOrigin = .format(0)
  ) {
    let (tree, found) = FormatTree.parse(text, dialect: dialect, origin: origin)
    let (records, faults) = FormatLowering.lower(
      tree, in: scope, options: options, spacing: spacing, origin: origin)
    let syntax = SyntaxFixIts.fitting(found, in: tree, views: scope.viewNames)
    self.tree = tree
    self.records = records
    // Where two meet, the parser's stands first.
    diagnostics = faults.isEmpty ? syntax : syntax.isEmpty ? faults : (syntax + faults).inTextOrder
  }
}
