import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords

extension LayoutNames {
  /// Collects the names that documents give; what is wrong with them is told to the documents.
  ///
  /// Where no document says which views there are, every view that a format or an equation needs
  /// lies in the container.
  init(of documents: inout [LayoutDocument], trees: [LayoutTree]) {
    self.init()
    for index in documents.indices {
      addMetrics(of: &documents[index])
      addViews(of: &documents[index])
    }
    if documents.contains(where: \.declaresViews) {
      for index in documents.indices { resolveParents(of: &documents[index]) }
      for index in documents.indices { breakCycles(of: &documents[index]) }
    } else {
      addImpliedViews(documents, trees)
    }
  }

  private mutating func addMetrics(of document: inout LayoutDocument) {
    for metric in document.metrics where !add(metric.name, metric.value) {
      document.report(
        DuplicateName(
          span: metric.span, name: metric.name, kind: "metric",
          first: document.metrics.first { $0.name == metric.name && $0.span != metric.span }?.span),
        at: metric.span)
    }
  }

  private mutating func addViews(of document: inout LayoutDocument) {
    for view in document.views where !add(view.node) {
      document.report(
        DuplicateName(
          span: view.span, name: view.node.name, kind: "view",
          first: document.views.first { $0.node.name == view.node.name && $0.span != view.span }?
            .span),
        at: view.span)
    }
  }

  private mutating func resolveParents(of document: inout LayoutDocument) {
    for view in document.views {
      guard let item = items[view.node.name] else { continue }
      switch view.parent {
      case .container: break
      case .none: nodes[item.index].parent = nil
      case .view(let name):
        if let parent = items[name] {
          nodes[item.index].parent = parent
        } else {
          document.report(
            UnknownParent(
              view: view.node.name, parent: name, known: viewNames, span: view.parentSpan),
            at: view.parentSpan)
        }
      }
    }
  }

  /// Reports each cycle of parents once, at its first view, and opens it there.
  private mutating func breakCycles(of document: inout LayoutDocument) {
    var isDone = [Bool](repeating: false, count: nodes.count)
    isDone[LayoutProblem.container.index] = true
    for view in document.views {
      var path: [ItemID] = []
      var isOnPath: Set<ItemID> = []
      var next = items[view.node.name]
      while let item = next, !isDone[item.index] {
        guard isOnPath.insert(item).inserted else {
          nodes[item.index].parent = LayoutProblem.container
          document.report(
            ParentCycle(
              view: nodes[item.index].name,
              span: document.views.first { $0.node.name == nodes[item.index].name }?.parentSpan),
            at: view.parentSpan)
          break
        }
        path.append(item)
        next = nodes[item.index].parent
      }
      for item in path { isDone[item.index] = true }
    }
  }

  private mutating func addImpliedViews(_ documents: [LayoutDocument], _ trees: [LayoutTree]) {
    for tree in trees {
      for name in RequiredNames(of: tree.tree).views {
        _ = add(LayoutNode(name: name))
      }
    }
    for equation in documents.flatMap(\.equations) {
      for name in EquationNames.items(in: equation.bytes) { _ = add(LayoutNode(name: name)) }
    }
  }
}
