package import VFLDiagnostics
package import VFLLowering
package import VFLSyntax

/// A format as lint sees it, wherever it comes from: a command line, a document or a host file.
package struct FormatUse: Sendable {
  /// The tree; of a format without errors.
  package let tree: FormatTree
  /// The text that the spans of the tree count in.
  package let origin: SourceOrigin
  /// The options; `nil` where they are not known.
  package let options: FormatOptions?
  /// Where the options are given, each that has a place; spans count in ``optionsOrigin``.
  package var optionPlaces: [(option: FormatOptions, span: SourceSpan)] = []
  /// The text in which the options are given.
  var optionsOrigin = SourceOrigin.document
  /// The numbers of the metrics that it is given, where they are known.
  package var metricValues: [String: Double] = [:]
  /// Whether ``metricValues`` has every metric that it is given.
  package var knowsAllMetrics = false

  /// Creates the use of a format that has no error.
  package init(_ tree: FormatTree, origin: SourceOrigin, options: FormatOptions?) {
    self.tree = tree
    self.origin = origin
    self.options = options
  }

  /// The whole text.
  var span: SourceSpan { SourceSpan(0, tree.text.count) }
}
