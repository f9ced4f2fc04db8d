import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LayoutNames {
  /// Collects the names that documents give; what is wrong with them is told to the documents.
  ///
  /// Where no document says which views there are, every view that a format or an equation needs
  /// lies in the container.
  ///
  /// - Parameters:
  ///   - implied: the views that the formats need.
  ///   - others: names that are not those of views.
  init(
    of documents: inout [LayoutDocument], implied: [String], butOf others: Set<String> = []
  ) {
    self.init()
    let overriding = documents.lazy.filter { $0.metricsCountOverOthers }.flatMap { $0.metrics }
    let overridden = Set(overriding.map { ByteName($0.name) })
    for index in documents.indices {
      addMetrics(of: &documents[index], but: overridden)
      addViews(of: &documents[index])
    }
    if documents.contains(where: { $0.declaresViews }) {
      sortViews()
      sortNames()
      for index in documents.indices { resolveParents(of: &documents[index]) }
      for index in documents.indices { breakCycles(of: &documents[index]) }
    } else {
      addImpliedViews(documents, implied, butOf: others)
      sortNames()
    }
    if viewNames.count > Limit.views.value, let last = documents.indices.last {
      documents[last].exceed(.views, at: nil)
    }
  }

  /// Adds the metrics of a document, without those that another document overrides.
  private mutating func addMetrics(
    of document: inout LayoutDocument, but overridden: Set<ByteName>
  ) {
    lazy var firstSpans = Self.firstSpans(document.metrics.map { ($0.name, $0.span) })
    for metric in document.metrics where !add(metric.name, metric.value) {
      if overridden.contains(ByteName(metric.name)), !document.metricsCountOverOthers { continue }
      document.reportDuplicate("metric", metric.name, at: metric.span, firstSpans)
    }
  }

  private mutating func addViews(of document: inout LayoutDocument) {
    lazy var firstSpans = Self.firstSpans(document.views.map { ($0.node.name, $0.span) })
    for view in document.views where !add(view.node) {
      document.reportDuplicate("view", view.node.name, at: view.span, firstSpans)
    }
  }

  /// Numbers the views by name.
  ///
  /// A JSON object has no order: which of several best layouts is given must not hang on the order
  /// in which somebody wrote its keys.
  private mutating func sortViews() {
    let first = LayoutProblem.container.index + 1
    nodes[first...].sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for index in first..<nodes.count { items[ByteName(nodes[index].name)] = ItemID(index) }
  }

  /// Where each name is given first.
  private static func firstSpans(_ names: [(String, SourceSpan?)]) -> [ByteName: SourceSpan?] {
    Dictionary(first: names.map { (ByteName($0.0), $0.1) })
  }

  private mutating func resolveParents(of document: inout LayoutDocument) {
    for view in document.views {
      guard let item = items[ByteName(view.node.name)] else { continue }
      switch view.parent {
      case .container: break
      case .none: nodes[item.index].parent = nil
      case .view(let name):
        if let parent = items[ByteName(name)] {
          nodes[item.index].parent = parent
        } else {
          document.report(
            .unknownParent(
              view: view.node.name, parent: name, known: viewNames, span: view.parentSpan))
        }
      }
    }
  }

  /// Reports each cycle of parents once, at its first view, and opens it there.
  private mutating func breakCycles(of document: inout LayoutDocument) {
    var isDone = [Bool](repeating: false, count: nodes.count)
    isDone[LayoutProblem.container.index] = true
    lazy var parentSpans = Self.firstSpans(document.views.map { ($0.node.name, $0.parentSpan) })
    for view in document.views {
      var path: [ItemID] = []
      var isOnPath: Set<ItemID> = []
      var next = items[ByteName(view.node.name)]
      while let item = next, !isDone[item.index] {
        guard isOnPath.insert(item).inserted else {
          nodes[item.index].parent = LayoutProblem.container
          let name = nodes[item.index].name
          let span = parentSpans[ByteName(name)] ?? nil
          document.report(.parentCycle(view: name, span: span))
          break
        }
        path.append(item)
        next = nodes[item.index].parent
      }
      for item in path { isDone[item.index] = true }
    }
  }

  private mutating func addImpliedViews(
    _ documents: [LayoutDocument], _ implied: [String], butOf others: Set<String>
  ) {
    for name in implied { _ = add(LayoutNode(name: name)) }
    for equation in documents.flatMap({ $0.equations }) {
      for name in EquationNames(in: equation.bytes).items where !others.contains(name) {
        _ = add(LayoutNode(name: name))
      }
    }
  }
}

extension LayoutDocument {
  /// Reports that a name is given a meaning again; the first one may be in another document.
  fileprivate mutating func reportDuplicate(
    _ kind: String, _ name: String, at span: SourceSpan?, _ firstSpans: [ByteName: SourceSpan?]
  ) {
    let first = (firstSpans[ByteName(name)] ?? nil).flatMap { $0 == span ? nil : $0 }
    report(.duplicateName(span: span, name: name, kind: kind, first: first))
  }
}
