import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSources
import VFLSyntax

/// A format string that is compiled with the names of a call site.
struct SiteCompilation {
  /// The tree.
  let tree: FormatTree
  /// The records.
  ///
  /// They are complete only if there are no errors.
  let records: [ConstraintRecord]
  /// The diagnostics, ordered by position in the format string.
  let diagnostics: [Diagnostic]
  /// The metrics whose values are not visible.
  let hiddenMetrics: [String]
  /// The names of the items in the records.
  let itemNames: [String]

  /// Compiles a format string.
  init(
    _ names: SiteNames.Pair, text: [UInt8], options: FormatOptions, spacing: StandardSpacing
  ) {
    let (tree, found) = FormatTree.parse(text, origin: .document)
    let syntax = SyntaxFixIts.fitting(
      found, in: tree, views: names.views.names, areAll: names.views.isExact)
    let scope = SiteScope(names, tree)
    hiddenMetrics = scope.hiddenMetrics
    let (records, semantic) = FormatLowering.lower(
      tree, in: scope, options: options, spacing: spacing, origin: .document)
    (self.tree, self.records, itemNames) = (tree, records, scope.itemNames)
    let named = semantic.map { Self.reworded($0, tree, names) }
    diagnostics = syntax.isEmpty ? named : (syntax + named).inTextOrder
  }

  /// Whether any diagnostic is an error.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Rewords a diagnostic that calls a name a view, unless the name is known to be a view.
  ///
  /// If not all views are visible, a name that is not a metric may not be a view either.
  private static func reworded(
    _ diagnostic: Diagnostic, _ tree: FormatTree, _ names: SiteNames.Pair
  ) -> Diagnostic {
    guard diagnostic.code == .viewAsGap || diagnostic.code == .viewAsPriority,
      let span = diagnostic.location?.span
    else { return diagnostic }
    let name = tree.string(span)
    guard names.views.values[name] == nil else { return diagnostic }
    return LazyDiagnostic.unknownMetric(
      span: span, name: name, known: names.metrics.names, allowsView: false, views: []
    ).diagnostic(in: .document)
  }
}
