import VFLDiagnostics
import VFLLayout
import VFLLint
import VFLLowering

extension FormatGroup {
  /// Creates the group of a layout's format strings, with the names that the documents declare.
  ///
  /// If `settings` is not `nil`, their names are also included.
  init(
    of documents: [LayoutDocument], judgesSettings settings: LayoutSettings?,
    _ spacing: StandardSpacing
  ) {
    self.init()
    areActiveTogether = true
    self.spacing = spacing
    equations = documents.flatMap { $0.equations }.enumerated().map {
      Equation($1.bytes, origin: .equation($0))
    }
    let givenViews = (settings?.views ?? []) + documents.flatMap { $0.views }
    let givenMetrics = (settings?.metrics ?? []) + documents.flatMap { $0.metrics }
    views = givenViews.map { GivenName($0.node.name, span: $0.span) }
    metrics = givenMetrics.map { GivenName($0.name, span: $0.span) }
    for document in documents {
      for view in document.views {
        if case .view(let parent) = view.parent { otherUses.insert(parent) }
      }
      for equation in document.equations {
        let names = EquationNames(in: equation.bytes)
        otherUses.formUnion(names.items)
        otherUses.formUnion(names.metrics)
      }
    }
  }
}

extension FormatUse {
  /// Creates the lint input for a format string of a layout.
  ///
  /// `metricValues` is `nil` if names are not looked up.
  init(_ format: ParsedFormat, options: FormatOptions, metricValues: [String: Double]?) {
    self.init(
      format.tree, origin: format.origin, options: format.source.options ?? options)
    optionSpans = format.source.optionSpans
    self.metricValues = metricValues ?? [:]
    knowsAllMetrics = metricValues != nil
  }
}
