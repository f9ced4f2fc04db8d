import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Reports metrics whose names refer to the wrong axis, such as `topMargin` in a horizontal format string:
  /// VFL0508.
  ///
  /// In a size, a name such as `bottomDivider` can refer to a view. Therefore, a name in a size is only
  /// checked if it is the name of a metric with a known value.
  static func checkMetricNames(of format: FormatUse, _ diagnostics: inout DiagnosticBag) {
    guard diagnostics.isOn(.offAxisMetric) else { return }
    let chain = format.tree.chain
    for element in chain.elements {
      checkMetricNames(element.connection?.predicates ?? [], of: format, &diagnostics)
      let sizes = element.views.flatMap { $0.predicates }.filter { predicate in
        predicate.name.map { format.metricValues[$0.text] != nil } ?? false
      }
      checkMetricNames(sizes, of: format, &diagnostics)
    }
    checkMetricNames(chain.closing?.predicates ?? [], of: format, &diagnostics)
  }

  private static func checkMetricNames(
    _ predicates: [PredicateNode], of format: FormatUse, _ diagnostics: inout DiagnosticBag
  ) {
    let tree = format.tree
    for name in predicates.compactMap({ $0.name }) {
      guard let word = AxisWords.word(in: name.text, ofHorizontal: tree.isVertical) else {
        continue
      }
      diagnostics.report(
        .offAxisMetric(
          span: name.span, name: name.text, word: word, isVertical: tree.isVertical),
        in: format.origin)
    }
  }
}
