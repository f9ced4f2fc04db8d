package import VFLDiagnostics
package import VFLSyntax

/// A format string to be linted.
///
/// It can come from the command line, a document or a source file.
package struct FormatUse: Sendable {
  /// The tree of the format string, which has no errors.
  package let tree: FormatTree
  /// The source to which the spans of the tree refer.
  package let origin: SourceOrigin
  /// The options; `nil` if they are not known.
  package let options: FormatOptions?
  /// The options that have a location, with their spans in ``optionsOrigin``.
  package var optionSpans: [(option: FormatOptions, span: SourceSpan)] = []
  /// Whether a wrapper gives the options, so that the call does not contain them.
  var areOptionsImplied = false
  /// The source that contains the options.
  var optionsOrigin = SourceOrigin.document
  /// The known values of the metrics.
  package var metricValues: [String: Double] = [:]
  /// Whether ``metricValues`` contains all metrics.
  package var knowsAllMetrics = false

  /// Creates the input for a format string without errors.
  package init(_ tree: FormatTree, origin: SourceOrigin, options: FormatOptions?) {
    self.tree = tree
    self.origin = origin
    self.options = options
  }

  /// The span of the whole format string.
  var span: SourceSpan { SourceSpan(0, tree.text.count) }
}
