import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Finds metrics whose names speak of the other axis: VFL0508.
  static func checkMetricNames(of format: FormatUse, _ findings: inout LintFindings) {
    guard findings.isOn(.offAxisMetric) else { return }
    let tree = format.tree
    let views = Set(tree.views.map { tree.string($0.name) })
    for predicate in tree.predicates where predicate.value.kind == .name {
      let name = tree.string(predicate.value.span)
      guard !views.contains(name),
        let word = AxisWords.word(in: name, ofHorizontal: tree.isVertical)
      else { continue }
      findings.report(
        OffAxisMetric(
          span: predicate.value.span, name: name, word: word, isVertical: tree.isVertical),
        in: format.origin)
    }
  }
}
