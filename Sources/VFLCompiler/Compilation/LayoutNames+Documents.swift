import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LayoutNames {
  /// Collects the names that settings and documents declare, and reports errors to these documents.
  ///
  /// If no views are declared, every view that a format string or an equation requires is a subview
  /// of the container.
  ///
  /// - Parameters:
  ///   - implied: The views that the format strings require.
  ///   - others: The names of stacks and arrays, which are not views.
  init(
    of documents: inout [LayoutDocument], _ settings: LayoutSettings, implied: [String],
    butOf others: Set<String>
  ) {
    self.init()
    for metric in settings.metrics { _ = add(metric.name, metric.value) }
    let derived = Set(
      documents.filter { $0.isDerived }.flatMap { $0.views.map { ByteName($0.node.name) } })
    let declared = Set(documents.flatMap { $0.views.map { ByteName($0.node.name) } })
    for view in settings.views {
      // A view with a size replaces the content size of a declared view.
      let isSize = view.hasContentSize && declared.contains(ByteName(view.node.name))
      if !isSize, !derived.contains(ByteName(view.node.name)) { _ = add(view.node) }
    }
    let overridden = Set(settings.metrics.map { ByteName($0.name) })
    for index in documents.indices {
      addMetrics(of: &documents[index], but: overridden)
      documents[index].replaceContents(by: settings.views)
      addViews(of: &documents[index])
    }
    if settings.declaresViews(with: documents) {
      let ordered = documents.filter { $0.isDerived }.flatMap { $0.views.map { $0.node.name } }
      sortViews(inOrderOf: implied + ordered)
      sortNames()
      for view in settings.views where view.parent == .none {
        if let item = items[ByteName(view.node.name)] { nodes[item.index].parent = nil }
      }
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

  /// Adds the metrics of a document, and reports duplicates.
  ///
  /// A metric that the settings override is not a duplicate.
  private mutating func addMetrics(
    of document: inout LayoutDocument, but overridden: Set<ByteName>
  ) {
    lazy var firstSpans = Self.firstSpans(document.metrics.map { ($0.name, $0.span) })
    for metric in document.metrics where !add(metric.name, metric.value) {
      if overridden.contains(ByteName(metric.name)) { continue }
      document.reportDuplicate("metric", metric.name, at: metric.span, firstSpans)
    }
  }

  private mutating func addViews(of document: inout LayoutDocument) {
    lazy var firstSpans = Self.firstSpans(document.views.map { ($0.node.name, $0.span) })
    for view in document.views where !add(view.node) {
      document.reportDuplicate("view", view.node.name, at: view.span, firstSpans)
    }
  }

  /// Numbers the views in the order of a list, in which a name may occur again; other views follow by name.
  ///
  /// A JSON object is unordered, so the order of its keys must not determine which of several optimal layouts
  /// is chosen.
  private mutating func sortViews(inOrderOf names: [String]) {
    let first = LayoutProblem.container.index + 1
    let place = Dictionary(first: names.enumerated().map { (ByteName($1), $0) })
    nodes[first...].sort { left, right in
      let (one, other) = (place[ByteName(left.name)] ?? .max, place[ByteName(right.name)] ?? .max)
      return one == other
        ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8) : one < other
    }
    for index in first..<nodes.count { items[ByteName(nodes[index].name)] = ItemID(index) }
  }

  /// Returns the span of the first declaration of each name.
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

  /// Reports each cycle of superviews at its first view, and makes this view a subview of the container.
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

extension LayoutDocument.View {
  /// Whether the view has a content size on an axis.
  fileprivate var hasContentSize: Bool {
    node.content.horizontal != nil || node.content.vertical != nil
  }
}

extension LayoutDocument {
  /// Replaces the content sizes of views by the sizes of other views with the same names.
  fileprivate mutating func replaceContents(by others: [View]) {
    let indexes = Dictionary(first: views.indices.map { (ByteName(views[$0].node.name), $0) })
    for other in others {
      guard let index = indexes[ByteName(other.node.name)] else { continue }
      for axis in Axis.allCases where other.node.content[axis] != nil {
        views[index].node.content[axis] = other.node.content[axis]
        views[index].node.isContentAssumed[axis] = false
      }
    }
  }

  /// Reports a duplicate declaration of a name.
  ///
  /// The first declaration can be in another document.
  fileprivate mutating func reportDuplicate(
    _ kind: String, _ name: String, at span: SourceSpan?, _ firstSpans: [ByteName: SourceSpan?]
  ) {
    let first = (firstSpans[ByteName(name)] ?? nil).flatMap { $0 == span ? nil : $0 }
    report(.duplicateName(span: span, name: name, kind: kind, first: first))
  }
}
