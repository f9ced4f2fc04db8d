import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Finds views that stand twice in a format, and sizes compared with themselves: VFL0513 and
  /// VFL0512.
  static func checkViews(
    of format: FormatUse, _ findings: inout LintFindings
  ) {
    let tree = format.tree
    if findings.isOn(.repeatedView), tree.views.count > 1 {
      var seen: [String: SourceSpan] = [:]
      seen.reserveCapacity(tree.views.count)
      for view in tree.views {
        let name = tree.string(view.name)
        if let first = seen[name] {
          findings.report(
            RepeatedView(
              span: view.name, first: first, name: name, ends: ends(of: tree, named: name)),
            in: format.origin)
        } else {
          seen[name] = view.name
        }
      }
    }
    // Without all metrics, the name could be one.
    guard findings.isOn(.selfSize), format.knowsAllMetrics else { return }
    for view in tree.views where !view.predicates.isEmpty {
      let name = tree.text[view.name.start..<view.name.end]
      for predicate in tree.predicates[view.predicates] where predicate.value.kind == .name {
        let value = predicate.value.span
        guard tree.text[value.start..<value.end] == name else { continue }
        let text = tree.string(view.name)
        guard format.metricValues[text] == nil else { continue }
        findings.report(
          SelfSize(span: predicate.span, name: text, isVertical: tree.isVertical),
          in: format.origin)
      }
    }
  }

  /// The two ends of a format that begins and ends with the view that the others most likely lie in.
  private static func ends(of tree: FormatTree, named name: String) -> [SourceSpan] {
    guard RepeatedView.namesOfContainers.contains(name), tree.views.count > 2,
      tree.leadingBar == nil, tree.trailingBar == nil, let first = tree.views.first,
      let last = tree.views.last, first.predicates.isEmpty, last.predicates.isEmpty,
      tree.string(first.name) == name, tree.string(last.name) == name,
      !tree.views.dropFirst().dropLast().contains(where: { tree.string($0.name) == name })
    else { return [] }
    return [first.span, last.span]
  }
}
