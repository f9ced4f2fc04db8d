import VFLLayout
import VFLLowering
import VFLSyntax

/// The metrics that format strings use but no document defines.
///
/// Generated code keeps their names.
struct UndefinedMetrics: Sendable {
  /// The names.
  let names: Set<String>

  /// Finds the metrics without a value in the format strings of `documents`.
  ///
  /// Metrics of equations are not included, because the terms of an equation are added up as numbers. Metrics
  /// of the extended dialect are not included either, because its expressions are evaluated.
  init(in documents: [LayoutDocument], _ settings: LayoutSettings) {
    if documents.property(overriddenBy: settings.dialect, { $0.dialect }) == .extended {
      names = []
      return
    }
    let formatNames = LayoutSources(of: documents).requiredNames(in: .apple)
    let equations = documents.flatMap { $0.equations }.map { EquationNames(in: $0.bytes) }
    let declared = (settings.views + documents.flatMap { $0.views }).map { $0.node.name }
    let needed = formatNames.adding(views: declared + equations.flatMap { $0.items })
    names = Set(needed.metrics + needed.viewsOrMetrics)
      .subtracting(ImpliedNames.sizes(formatNames, documents, settings))
      .subtracting(needed.views)
      .subtracting(settings.metricNames(with: documents))
      .subtracting(equations.flatMap { $0.metrics })
  }

  /// A substitute value for each of the metrics, which is valid wherever a metric can occur.
  var substitutes: [LayoutDocument.Metric] {
    names.sorted().map { LayoutDocument.Metric(name: $0, value: .number(1)) }
  }
}
