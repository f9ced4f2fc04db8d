import VFLDiagnostics
import VFLRecords
package import VFLSyntax

extension FormatLowering {
  /// Returns the items that a name refers to, and reports unknown names.
  mutating func items(named name: NameNode) -> NamedItems {
    if name.span.isEmpty { return .list([]) }
    if case .range = name.kind {
    } else {
      let text = tree.string(of: name)
      if let item = knownItem(named: text) { return .one(item) }
    }
    if let items = context.itemsAt[name.span] { return .list(items) }
    let items = items(named: arrayNames(of: name), at: name.span)
    context.itemsAt[name.span] = items
    return .list(items)
  }

  private mutating func items(named names: [String], at span: SourceSpan) -> [ItemID] {
    var items: [ItemID] = []
    var isInvalid = false
    for name in names {
      if let item = knownItem(named: name) {
        items.append(item)
      } else if !isInvalid {
        isInvalid = true
        let text = tree.string(span)
        let isQuoted = text == "\"\(name)\""
        let isRepeated = !isQuoted && text != name
        let compared = comparedNames(at: span)
        // A suggestion that replaces a whole range would remove the remaining views of the range.
        report(
          .unknownView(
            span: span, name: name, known: scope.viewNames,
            key: isRepeated ? nil : unusedKey(ofVariable: name, besides: compared),
            used: namesInChain, compared: compared, isQuoted: isQuoted, isRepeated: isRepeated))
      }
    }
    return isInvalid ? [] : items
  }

  /// Returns a name of the view in a variable that neither the format string nor `others` contains yet, or
  /// `nil` if there is none.
  private mutating func unusedKey(
    ofVariable name: String, besides others: [String]
  ) -> String? {
    let used = namesInChain
    return scope.keys(ofVariable: name).first { !used.contains($0) && !others.contains($0) }
  }

  /// Returns the view with a name, the guide that is declared by a stack with this name, or `nil` if there is
  /// neither.
  func knownItem(named name: String) -> ItemID? {
    scope.item(named: name) ?? stackGuides[name]
  }

  /// Creates the guides that are declared by the stacks of a tree.
  ///
  /// The guide of a stack belongs to the container of the statement that defines the content of the stack,
  /// even if another statement refers to the stack first.
  package mutating func declareStacks(of tree: FormatTree) {
    guard !tree.stacks.isEmpty else { return }
    self.tree = tree
    for statement in tree.statements {
      guard case .chain(let chain) = statement.kind else { continue }
      let names = tree.stackNames(in: chain.elements)
      if names.isEmpty { continue }
      hasStacks = true
      let given = statement.options.lazy.compactMap { option -> NameNode? in
        if case .container(let name) = option.kind { name } else { nil }
      }.first
      let container =
        given.flatMap { knownItem(named: tree.string(of: $0)) } ?? superview(in: chain.elements)
        ?? scope.container
      guard let container else { continue }
      for name in names where knownItem(named: name) == nil && scope.array(named: name) == nil {
        let guide = scope.addGuide(named: name, words: nil, in: container)
        stackGuides[name] = guide
        guides.insert(guide)
      }
    }
  }

  /// Creates a guide for a part of the statement.
  ///
  /// Reports an error and returns `nil` if there is no container.
  mutating func makeGuide(_ part: GuidePart, at span: SourceSpan) -> ItemID? {
    guard let container = context.container else {
      report(.barWithoutSuperview(span: span, view: nil, viewSpan: nil))
      return nil
    }
    context.guideCount += 1
    context.partCounts[part, default: 0] += 1
    let statement = context.number > 1 ? "#\(context.number)" : ""
    let guide = scope.addGuide(
      named: "#\(context.number).\(context.guideCount)",
      words: "\(part.rawValue)\(statement)[\(context.partCounts[part, default: 0])]", in: container)
    guides.insert(guide)
    return guide
  }

  /// Determines the container that `|`, percentages and guides of a chain refer to.
  mutating func findContainer(of chain: ChainNode) {
    context.container = context.givenContainer ?? superview(in: chain.elements) ?? scope.container
  }

  /// Returns the superview of the first view in the elements that has a superview, or `nil` if there is none.
  private func superview(in elements: Range<Int>) -> ItemID? {
    for element in elements {
      for index in tree.elements[element].views {
        let view = tree.views[index]
        for name in arrayNames(of: view.name) {
          if let item = knownItem(named: name), let superview = scope.superview(of: item) {
            return superview
          }
        }
        if let stack = view.stack, let superview = superview(in: tree.stacks[stack].elements) {
          return superview
        }
      }
    }
    return nil
  }

  /// Returns the names of the views that a name refers to, even if the views are unknown.
  private func arrayNames(of name: NameNode) -> [String] {
    let names = tree.names(of: name)
    return name.kind == .plain ? scope.array(named: names[0]) ?? names : names
  }

  /// The names in brackets of the current chain.
  ///
  /// They are collected on first use, which is the first error in a name.
  var namesInChain: Set<String> {
    mutating get {
      if let names = context.namesInChain { return names }
      let names = Set(tree.views(of: context.chain).map { tree.string(of: $0.name) })
      context.namesInChain = names
      return names
    }
  }

  /// Reports an unknown name where a metric is required or allowed.
  mutating func reportUnknownMetric(
    _ name: String, at span: SourceSpan, allowsView: Bool = false, isPriority: Bool = false
  ) {
    report(
      .unknownMetric(
        span: span, name: name, known: scope.metricNames, allowsView: allowsView,
        views: scope.viewNames, compared: allowsView ? comparedNames(at: span) : [],
        isPriority: isPriority))
  }

  /// Returns the names with which a name is compared: those in the sizes of a view, or the name of the view
  /// for a name in its size.
  private func comparedNames(at span: SourceSpan) -> [String] {
    let end = tree.views.partitioningIndex { $0.name.span.start > span.start }
    guard end > 0 else { return [] }
    let view = tree.views[end - 1]
    let names = tree.predicates[view.predicates].compactMap { $0.name }
    if view.name.span == span { return names.map { tree.string(of: $0) } }
    return names.contains { $0.span == span } ? [tree.string(of: view.name)] : []
  }

  /// Returns the item that a `|` next to an item refers to, or reports an error and returns `nil` if the
  /// superview is unknown.
  ///
  /// - Parameter view: The index of the item's view in the tree, if the item is in a chain.
  mutating func container(
    beside item: ItemID, view: Int? = nil, at bar: SourceSpan
  ) -> ItemID? {
    if let given = context.givenContainer, given != item { return given }
    if context.givenContainer == nil, let superview = scope.superview(of: item) { return superview }
    let name = view.map { tree.views[$0].name }
    report(
      .barWithoutSuperview(
        span: bar, view: name.map { tree.string(of: $0) }, viewSpan: name?.span))
    return nil
  }
}
