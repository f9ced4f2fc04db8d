import VFLDiagnostics
import VFLSources
import VFLSyntax

/// Reports values in a call that visibly have the wrong type for their use in the format string.
enum GivenKinds {
  /// Returns the diagnostics, with spans in the file.
  static func diagnostics(
    of site: FormatSite, _ names: SiteNames.Pair, _ tree: FormatTree
  ) -> [Diagnostic] {
    // If the format string has computed parts, its tree may contain names that are not in the source.
    let isWhole = site.literal.holes.isEmpty
    return shownTypes(in: site)
      + (isWhole ? views(of: site, names.views, tree) + metrics(of: site, names, tree) : [])
  }

  /// Returns diagnostics for computed parts of types whose description is more than a number or a name.
  private static func shownTypes(in site: FormatSite) -> [Diagnostic] {
    site.literal.holes.compactMap { hole in
      hole.shownType.map {
        LazyDiagnostic.shownType(span: hole.span, type: $0).diagnostic(in: .document)
      }
    }
  }

  /// Returns diagnostics for names in brackets that do not refer to views.
  private static func views(
    of site: FormatSite, _ names: SiteNames.Table, _ tree: FormatTree
  ) -> [Diagnostic] {
    guard !names.kinds.isEmpty else { return [] }
    return tree.chainViews.compactMap { view in
      let name = tree.string(of: view.name)
      guard let kind = names.kinds[name].flatMap(LazyDiagnostic.NoViewKind.init) else {
        return nil
      }
      return CheckedSite.inFile(
        LazyDiagnostic.noView(span: view.name.span, name: name, kind: kind).diagnostic(
          in: .document),
        of: site)
    }
  }

  /// Returns diagnostics for metrics that refer to a view or to null.
  private static func metrics(
    of site: FormatSite, _ names: SiteNames.Pair, _ tree: FormatTree
  ) -> [Diagnostic] {
    guard !names.metrics.kinds.isEmpty else { return [] }
    return tree.chainPredicates.flatMap { $0.names }.compactMap { node in
      let name = tree.string(of: node)
      // A name in a size can also be a view.
      guard names.views.values[name] == nil, let kind = names.metrics.kinds[name],
        kind == .view || kind == .null
      else { return nil }
      let value = kind == .view ? "UIView" : "NSNull"
      return CheckedSite.inFile(
        LazyDiagnostic.metricNotNumber(span: node.span, name: name, value: value)
          .diagnostic(in: .document), of: site)
    }
  }
}

extension LazyDiagnostic.NoViewKind {
  /// Creates the kind of a value that is not a view; `nil` for a view.
  fileprivate init?(_ kind: GivenKind) {
    switch kind {
    case .anchor: self = .anchor
    case .number: self = .number
    case .text: self = .text
    case .rectangle: self = .rectangle
    case .layer: self = .layer
    case .controller: self = .controller
    case .null: self = .null
    case .view: return nil
    }
  }
}
