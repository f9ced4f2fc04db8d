import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Finds names that are given and not used: VFL0501 and VFL0502.
  static func checkNames(of group: FormatGroup, _ findings: inout LintFindings) {
    let wantsViews = !group.views.isEmpty && findings.isOn(.unusedView)
    let wantsMetrics = !group.metrics.isEmpty && findings.isOn(.unusedMetric)
    guard wantsViews || wantsMetrics else { return }
    var used = group.otherUses
    for format in group.formats {
      let chain = format.tree.chain
      used.formUnion(chain.views.map { $0.name.text })
      used.formUnion(chain.predicates.flatMap { $0.names }.map { $0.text })
    }
    if wantsViews {
      for view in group.views where !used.contains(view.name) {
        findings.report(.unusedView(span: view.span, name: view.name), in: group.namesOrigin)
      }
    }
    if wantsMetrics {
      for metric in group.metrics where !used.contains(metric.name) {
        findings.report(.unusedMetric(span: metric.span, name: metric.name), in: group.namesOrigin)
      }
    }
  }
}
