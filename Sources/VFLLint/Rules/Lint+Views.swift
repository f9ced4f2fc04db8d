import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Reports views that occur several times in a format string (VFL0513), and views whose size is compared
  /// with itself (VFL0512).
  ///
  /// At most 100 repeated uses of a view are reported, because a generated string can contain very many.
  static func checkViews(
    of format: FormatUse, _ diagnostics: inout DiagnosticBag
  ) {
    let tree = format.tree
    let views = tree.chainViews
    if diagnostics.isOn(.repeatedView), views.count > 1 {
      var seen: [String: (first: SourceSpan, count: Int)] = [:]
      seen.reserveCapacity(views.count)
      for (view, name) in zip(views, tree.chainViewNames) {
        let span = view.name.span
        if let uses = seen[name] {
          seen[name] = (uses.first, uses.count + 1)
          if uses.count > 100 { continue }
          diagnostics.report(
            .repeatedView(
              span: span, first: uses.first, name: name, ends: ends(of: tree, named: name)),
            in: format.origin)
        } else {
          seen[name] = (span, 1)
        }
      }
    }
    // Unless all metrics are known, the name could refer to a metric.
    guard diagnostics.isOn(.selfSize), format.knowsAllMetrics else { return }
    for (view, name) in zip(views, tree.chainViewNames) where format.metricValues[name] == nil {
      for predicate in tree.predicates[view.predicates]
      where predicate.name.map({ tree.string(of: $0) }) == name {
        diagnostics.report(
          .selfSize(span: predicate.span, name: name, isVertical: tree.isVertical),
          in: format.origin)
      }
    }
  }

  /// Returns the spans of the first and the last view if they are the same view, and if that view is probably
  /// the superview of the views between them; empty otherwise.
  private static func ends(of tree: FormatTree, named name: String) -> [SourceSpan] {
    guard SuperviewName.containers.contains(name), tree.chain.leading == nil,
      tree.chain.trailing == nil, let first = tree.chainElements.first,
      let last = tree.chainElements.last
    else { return [] }
    let (views, names) = (tree.chainViews, tree.chainViewNames)
    guard names.count > 2, names.first == name, names.last == name,
      views[0].predicates.isEmpty, views[views.count - 1].predicates.isEmpty,
      !names.dropFirst().dropLast().contains(name)
    else { return [] }
    return [first.span, last.span]
  }
}
