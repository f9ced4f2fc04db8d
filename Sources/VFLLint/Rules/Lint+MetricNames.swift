import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Finds metrics whose names speak of the other axis: VFL0508.
  ///
  /// A name in a size may be that of a view, as `bottomDivider`, unless its number is known.
  static func checkMetricNames(of format: FormatUse, _ findings: inout LintFindings) {
    guard findings.isOn(.offAxisMetric) else { return }
    let tree = format.tree
    for view in tree.views {
      if let connection = view.connection {
        checkMetricNames(tree.predicates[connection.predicates], of: format, &findings)
      }
      let known = tree.predicates[view.predicates].filter { predicate in
        predicate.value.kind == .name
          && format.metricValues[tree.string(predicate.value.span)] != nil
      }
      checkMetricNames(known[...], of: format, &findings)
    }
    if let connection = tree.closingConnection {
      checkMetricNames(tree.predicates[connection.predicates], of: format, &findings)
    }
  }

  private static func checkMetricNames(
    _ predicates: ArraySlice<PredicateNode>, of format: FormatUse, _ findings: inout LintFindings
  ) {
    let tree = format.tree
    for predicate in predicates where predicate.value.kind == .name {
      let name = tree.string(predicate.value.span)
      guard let word = AxisWords.word(in: name, ofHorizontal: tree.isVertical) else { continue }
      findings.report(
        OffAxisMetric(
          span: predicate.value.span, name: name, word: word, isVertical: tree.isVertical),
        in: format.origin)
    }
  }
}
