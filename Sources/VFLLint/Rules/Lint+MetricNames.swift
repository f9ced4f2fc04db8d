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
    let tree = format.tree
    func check(_ predicates: Range<Int>?, areSizes: Bool) {
      for node in tree.predicates[predicates ?? 0..<0].compactMap({ $0.name }) {
        let name = tree.string(of: node)
        guard !areSizes || format.metricValues[name] != nil,
          let word = AxisWords.word(in: name, ofHorizontal: tree.isVertical)
        else { continue }
        diagnostics.report(
          .offAxisMetric(span: node.span, name: name, word: word, isVertical: tree.isVertical),
          in: format.origin)
      }
    }
    for element in tree.chainElements {
      check(element.connection?.predicates, areSizes: false)
      for view in tree.views[element.views] { check(view.predicates, areSizes: true) }
    }
    check(tree.chain.closing?.predicates, areSizes: false)
  }
}
