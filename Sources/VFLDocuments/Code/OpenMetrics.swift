import VFLLayout
import VFLLowering
import VFLSyntax

/// The metrics that format strings use but no document defines.
///
/// Generated code keeps their names.
struct OpenMetrics: Sendable {
  /// The names.
  let names: Set<String>

  /// Finds the metrics without a value in the format strings of `documents`.
  ///
  /// Metrics of equations are not included, because the terms of an equation are added up as numbers. Metrics
  /// of the extended dialect are not included either, because its expressions are evaluated.
  init(in documents: [LayoutDocument]) {
    if documents.lastGiven({ $0.dialect }) == .extended {
      names = []
      return
    }
    let formatNames = LayoutTexts(of: documents).requiredNames(in: .apple)
    let equations = documents.flatMap { $0.equations }.map { EquationNames(in: $0.bytes) }
    let views = documents.flatMap { $0.views }.map { $0.node.name } + equations.flatMap { $0.items }
    let needed = formatNames.adding(views: views)
    names = Set(needed.metrics + needed.viewsOrMetrics)
      .subtracting(ImpliedNames.sizes(formatNames, documents))
      .subtracting(needed.views)
      .subtracting(documents.flatMap { $0.metrics }.map { $0.name })
      .subtracting(equations.flatMap { $0.metrics })
  }

  /// A document that assigns a substitute value to each of the metrics.
  ///
  /// The value is valid wherever a metric can occur.
  var document: LayoutDocument {
    var document = LayoutDocument(name: "<open metrics>")
    document.metrics = names.sorted().map { LayoutDocument.Metric(name: $0, value: .number(1)) }
    document.declaresMetrics = !names.isEmpty
    return document
  }
}
