import VFLLayout
import VFLLowering
import VFLSyntax

/// The metrics that formats name and nobody gives a number: in code their names stay.
struct OpenMetrics: Sendable {
  /// The names.
  let names: Set<String>

  /// Finds the metrics of some documents.
  ///
  /// One that an equation names is none of them: equations are sums, which only numbers can be added
  /// up in. Nor is one of the extended dialect, whose expressions are worked out.
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

  /// A document that gives each of them a number, which is right everywhere.
  var document: LayoutDocument {
    var document = LayoutDocument(name: "<open metrics>")
    document.metrics = names.sorted().map { LayoutDocument.Metric(name: $0, value: .number(1)) }
    document.declaresMetrics = !names.isEmpty
    return document
  }
}
