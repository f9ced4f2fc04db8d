public import VFLDiagnostics
public import VFLRecords
public import VFLSyntax

/// A format on its way through parser and lowering.
public struct FormatCompilation: Sendable, Hashable {
  /// The tree; every format has one.
  public let tree: FormatTree
  /// The records; complete only without an error.
  public let records: [ConstraintRecord]
  /// Everything that is wrong, by position.
  public let diagnostics: [Diagnostic]

  /// Whether there is an error, not only a warning.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Parses a format and lowers its tree.
  ///
  /// A format with syntax faults is lowered as far as it goes, so that its other faults are told
  /// too. `scope` is handed back with what it learnt.
  public init<Scope: NameScope>(
    _ text: [UInt8], in scope: inout Scope, options: FormatOptions = [],
    spacing: StandardSpacing = .classic, origin: SourceOrigin = .format(0)
  ) {
    let (tree, found) = FormatParser.parse(text, origin: origin)
    let (records, faults) = FormatLowering.lower(
      tree, in: &scope, options: options, spacing: spacing, origin: origin)
    let syntax = SyntaxFixIts.fitting(found, in: tree, views: scope.viewNames)
    self.tree = tree
    self.records = records
    // Where two meet, the parser's stands first.
    diagnostics = faults.isEmpty ? syntax : syntax.isEmpty ? faults : (syntax + faults).inTextOrder
  }
}
