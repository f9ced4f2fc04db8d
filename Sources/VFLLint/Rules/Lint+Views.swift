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
    let views = tree.chain.views
    if diagnostics.isOn(.repeatedView), views.count > 1 {
      var seen: [String: (first: SourceSpan, count: Int)] = [:]
      seen.reserveCapacity(views.count)
      for name in views.map({ $0.name }) {
        if let uses = seen[name.text] {
          seen[name.text] = (uses.first, uses.count + 1)
          if uses.count > 100 { continue }
          diagnostics.report(
            .repeatedView(
              span: name.span, first: uses.first, name: name.text,
              ends: ends(of: tree.chain, named: name.text)),
            in: format.origin)
        } else {
          seen[name.text] = (name.span, 1)
        }
      }
    }
    // Unless all metrics are known, the name could refer to a metric.
    guard diagnostics.isOn(.selfSize), format.knowsAllMetrics else { return }
    for view in views where format.metricValues[view.name.text] == nil {
      for predicate in view.predicates where predicate.name?.text == view.name.text {
        diagnostics.report(
          .selfSize(span: predicate.span, name: view.name.text, isVertical: tree.isVertical),
          in: format.origin)
      }
    }
  }

  /// Returns the spans of the first and the last view if they are the same view, and if that view is probably
  /// the superview of the views between them; empty otherwise.
  private static func ends(of chain: ChainNode, named name: String) -> [SourceSpan] {
    guard SuperviewName.containers.contains(name), chain.leading == nil,
      chain.trailing == nil, let first = chain.elements.first, let last = chain.elements.last
    else { return [] }
    let views = chain.views
    guard views.count > 2, views[0].name.text == name, views[0].predicates.isEmpty,
      views[views.count - 1].name.text == name, views[views.count - 1].predicates.isEmpty,
      !views.dropFirst().dropLast().contains(where: { $0.name.text == name })
    else { return [] }
    return [first.span, last.span]
  }
}
