import VFLDiagnostics
import VFLSources
import VFLSyntax

/// Finds values that a call gives to a format and that visibly are not of the kind that the format takes them
/// for.
enum GivenKinds {
  /// A finding for each such thing, in the bytes of the file.
  static func diagnostics(
    of site: FormatSite, _ names: SiteNames.Pair, _ tree: FormatTree
  ) -> [Diagnostic] {
    // The tree of a text without its computed parts may have names that nobody wrote.
    let isWhole = site.literal.holes.isEmpty
    return shownTypes(in: site)
      + (isWhole ? views(of: site, names.views, tree) + metrics(of: site, names, tree) : [])
  }

  /// The computed parts that print more than a number or a name.
  private static func shownTypes(in site: FormatSite) -> [Diagnostic] {
    site.literal.holes.compactMap { hole in
      hole.shownType.map { Finding.shownType(span: hole.span, type: $0).diagnostic(in: .document) }
    }
  }

  /// The names in brackets that stand for no views.
  private static func views(
    of site: FormatSite, _ names: SiteNames.Table, _ tree: FormatTree
  ) -> [Diagnostic] {
    guard !names.kinds.isEmpty else { return [] }
    return tree.chain.views.map { $0.name }.compactMap { name in
      guard let kind = names.kinds[name.text].flatMap(Finding.NoViewKind.init) else { return nil }
      return CheckedSite.inFile(
        Finding.noView(span: name.span, name: name.text, kind: kind).diagnostic(in: .document),
        of: site)
    }
  }

  /// The metrics that stand for a view, or for nothing.
  private static func metrics(
    of site: FormatSite, _ names: SiteNames.Pair, _ tree: FormatTree
  ) -> [Diagnostic] {
    guard !names.metrics.kinds.isEmpty else { return [] }
    return tree.chain.predicates.flatMap { $0.names }.compactMap { name in
      // A name of a size may be that of a view as well.
      guard names.views.values[name.text] == nil, let kind = names.metrics.kinds[name.text],
        kind == .view || kind == .null
      else { return nil }
      let value = kind == .view ? "UIView" : "NSNull"
      return CheckedSite.inFile(
        Finding.metricNotNumber(span: name.span, name: name.text, value: value)
          .diagnostic(in: .document), of: site)
    }
  }
}

extension Finding.NoViewKind {
  /// What a value is; `nil` for a view.
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
