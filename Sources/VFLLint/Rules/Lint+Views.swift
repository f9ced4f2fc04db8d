import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Finds views that a format names several times, and sizes compared with themselves: VFL0513 and
  /// VFL0512.
  static func checkViews(
    of format: FormatUse, _ findings: inout LintFindings
  ) {
    let tree = format.tree
    let views = tree.chain.views
    if findings.isOn(.repeatedView), views.count > 1 {
      let uses = Dictionary(grouping: views.map { $0.name }, by: { $0.text })
      if uses.count < views.count {
        for name in views.map({ $0.name }) {
          guard let same = uses[name.text], same.count > 1, same[1].span == name.span else {
            continue
          }
          findings.report(
            .repeatedView(
              span: name.span, first: same[0].span, name: name.text, moreUses: same.count - 2,
              ends: ends(of: tree.chain, named: name.text)),
            in: format.origin)
        }
      }
    }
    // Without all metrics, the name could be one.
    guard findings.isOn(.selfSize), format.knowsAllMetrics else { return }
    for view in views where format.metricValues[view.name.text] == nil {
      for predicate in view.predicates where predicate.name?.text == view.name.text {
        findings.report(
          .selfSize(span: predicate.span, name: view.name.text, isVertical: tree.isVertical),
          in: format.origin)
      }
    }
  }

  /// The two ends of a format that begins and ends with the view that the others most likely lie in.
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
