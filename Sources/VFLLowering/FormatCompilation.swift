package import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// The result of parsing and lowering a format string.
package struct FormatCompilation: Sendable, Hashable {
  /// The syntax tree, which exists for any byte string.
  package let tree: FormatTree
  /// The constraint records.
  ///
  /// They are complete only if there are no errors.
  package let records: [ConstraintRecord]
  /// All diagnostics, ordered by position.
  package let diagnostics: [Diagnostic]

  /// Whether any diagnostic is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Parses a format string and lowers its tree.
  ///
  /// A format string with syntax errors is lowered as far as possible, so that its other errors are also
  /// reported.
  package init(
    _ text: [UInt8], dialect: FormatDialect = .apple, in scope: any NameScope,
    options: FormatOptions = [], spacing: StandardSpacing = .classic,
    origin: SourceOrigin = .format(0)
  ) {
    let (tree, found) = FormatTree.parse(text, dialect: dialect, origin: origin)
    let (records, semantic) = FormatLowering.lower(
      tree, in: scope, options: options, spacing: spacing, origin: origin)
    let syntax =
      found.isEmpty ? [] : SyntaxFixIts.fitting(found, in: tree, views: scope.viewNames)
    self.tree = tree
    self.records = records
    // At the same position, syntax errors precede the diagnostics of lowering.
    diagnostics =
      semantic.isEmpty ? syntax : syntax.isEmpty ? semantic : (syntax + semantic).inTextOrder
  }
}
