import VFLDiagnostics
import VFLSources
import VFLSyntax

/// Explains an unknown name by a variable with this name that can be added to the dictionary of the call.
enum MissingKeys {
  /// Returns the diagnostic for an unknown name, with a fix-it that adds the variable with this name to the
  /// dictionary.
  ///
  /// A variable with the very name is more likely to be meant than a key with a similar name. Returns `nil`
  /// for other diagnostics, or if there is no such variable.
  ///
  /// - Parameter diagnostic: A diagnostic with spans in the format string.
  /// - Returns: A diagnostic with spans in the file.
  static func diagnostic(
    for diagnostic: Diagnostic, of site: FormatSite, _ tree: FormatTree, _ names: SiteNames.Pair
  ) -> Diagnostic? {
    guard !site.addableViews.isEmpty || !site.addableMetrics.isEmpty,
      let span = diagnostic.location?.span, !span.isEmpty,
      // A name that ends at a computed part may be longer.
      !site.literal.holes.contains(where: { span.start <= $0.offset && $0.offset <= span.end })
    else { return nil }
    let name = tree.string(span)
    var key = site.addableViews.first { $0.name == name }
    let explained: LazyDiagnostic
    switch diagnostic.code {
    case .unknownView:
      explained = .unknownView(span: span, name: name, known: names.views.names, isVariable: true)
    case .unknownMetric:
      let metric = site.addableMetrics.first { $0.name == name }
      let isSize = tree.chainViews.contains { view in
        tree.predicates[view.predicates].contains {
          $0.comparison.start <= span.start && span.end <= $0.comparison.end
        }
      }
      if !isSize || key == nil {
        key = metric
      } else if metric != nil, !tree.chainViewNames.contains(name) {
        // The type of the variable does not show whether it is a view or a number.
        key = nil
      }
      explained = .unknownMetric(
        span: span, name: name, known: names.metrics.names, allowsView: isSize,
        views: isSize ? names.views.names : [], isVariable: true)
    default: return nil
    }
    guard let key else { return nil }
    return CheckedSite.inFile(explained.diagnostic(in: .document), of: site)
      .with(fixIts: [LazyDiagnostic.adding(name, by: key.edit)])
  }
}
