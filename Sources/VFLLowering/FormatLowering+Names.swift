import VFLDiagnostics
import VFLRecords
package import VFLSyntax

extension FormatLowering {
  /// Returns the items that a name refers to, and reports unknown names.
  mutating func items(named name: NameNode) -> [ItemID] {
    if name.span.isEmpty { return [] }
    // In Apple's dialect, each name is looked up only once, so the result is not cached.
    guard tree.dialect == .extended else { return findItems(named: name) }
    if let items = context.itemsAt[name.span] { return items }
    let items = findItems(named: name)
    context.itemsAt[name.span] = items
    return items
  }

  private mutating func findItems(named name: NameNode) -> [ItemID] {
    switch name.kind {
    case .range(let names): return items(named: names, at: name.span)
    case .view: return items(named: [name.text], at: name.span)
    case .plain:
      if let item = knownItem(named: name.text) { return [item] }
      if let names = scope.array(named: name.text) { return items(named: names, at: name.span) }
      return items(named: [name.text], at: name.span)
    }
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
        // A suggestion that replaces a whole range would remove the remaining views of the range.
        report(
          .unknownView(
            span: span, name: name, known: scope.viewNames,
            key: isRepeated ? nil : unusedKey(ofVariable: name), used: namesInChain,
            isQuoted: isQuoted, isRepeated: isRepeated))
      }
    }
    return isInvalid ? [] : items
  }

  /// Returns a name of the view in a variable that the format string does not contain yet, or `nil` if there is
  /// none.
  private mutating func unusedKey(ofVariable name: String) -> String? {
    let used = namesInChain
    return scope.keys(ofVariable: name).first { !used.contains($0) }
  }

  /// Returns the view with a name, the guide that is declared by a stack with this name, or `nil` if there is
  /// neither.
  mutating func knownItem(named name: String) -> ItemID? {
    scope.item(named: name) ?? stackGuides[name]
  }

  /// Creates the guides that are declared by the stacks of a tree.
  ///
  /// The guide of a stack belongs to the container of the statement that defines the content of the stack,
  /// even if another statement refers to the stack first.
  package mutating func declareStacks(of tree: FormatTree) {
    guard tree.dialect == .extended else { return }
    for statement in tree.statements {
      guard case .chain(let chain) = statement.kind else { continue }
      let names = chain.elements.flatMap { $0.stackNames }
      if names.isEmpty { continue }
      hasStacks = true
      let given = statement.options.lazy.compactMap { option -> NameNode? in
        if case .container(let name) = option.kind { name } else { nil }
      }.first
      let container =
        given.flatMap { knownItem(named: $0.text) } ?? superview(in: chain.elements)
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
  private mutating func superview(in elements: [ElementNode]) -> ItemID? {
    for element in elements {
      guard case .group(let items, _) = element.content else { continue }
      for item in items {
        for name in arrayNames(of: item.name) {
          if let view = knownItem(named: name), let superview = scope.superview(of: view) {
            return superview
          }
        }
        if let stack = item.stack, let superview = superview(in: stack.elements) {
          return superview
        }
      }
    }
    return nil
  }

  /// Returns the names of the views that a name refers to, even if the views are unknown.
  private func arrayNames(of name: NameNode) -> [String] {
    name.kind == .plain ? scope.array(named: name.text) ?? [name.text] : name.names
  }

  /// The names in brackets of the current chain.
  ///
  /// They are collected on first use, which is the first error in a name.
  var namesInChain: Set<String> {
    mutating get {
      if let names = context.namesInChain { return names }
      let names = Set(context.chain.views.map { $0.name.text })
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
        views: scope.viewNames, isPriority: isPriority))
  }

  /// Returns the item that a `|` next to an item refers to, or reports an error and returns `nil` if the
  /// superview is unknown.
  ///
  /// - Parameter name: The name of the item, if it is in a chain.
  mutating func container(
    beside item: ItemID, named name: NameNode? = nil, at bar: SourceSpan
  ) -> ItemID? {
    if let given = context.givenContainer, given != item { return given }
    if context.givenContainer == nil, let superview = scope.superview(of: item) { return superview }
    report(.barWithoutSuperview(span: bar, view: name?.text, viewSpan: name?.span))
    return nil
  }
}
