import VFLDiagnostics
import VFLLayout
import VFLLint
import VFLLowering

extension FormatGroup {
  /// The formats of a layout, with the names that its documents give.
  init(
    of documents: [LayoutDocument], trees: [LayoutTree], options: FormatOptions,
    _ settings: LintSettings
  ) {
    self.init(
      trees.map { FormatUse($0.tree, origin: $0.origin, options: $0.format.options ?? options) })
    areActiveTogether = true
    for document in documents where settings.judgesFlags || !document.metricsCountOverOthers {
      views += document.views.map { GivenName($0.node.name, span: $0.span) }
      metrics += document.metrics.map { GivenName($0.name, span: $0.span) }
    }
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
