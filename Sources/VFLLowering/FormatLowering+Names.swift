import VFLDiagnostics
import VFLRecords
package import VFLSyntax

extension FormatLowering {
  /// The items that a name stands for; names that nothing has are told.
  mutating func items(named name: NameNode) -> [ItemID] {
    if name.span.isEmpty { return [] }
    // A name of Apple's dialect is looked up once, and stands for one view.
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
    var hasFault = false
    for name in names {
      if let item = knownItem(named: name) {
        items.append(item)
      } else if !hasFault {
        hasFault = true
        let text = tree.string(span)
        let isQuoted = text == "\"\(name)\""
        // To put another name in the place of a range would take its other views away.
        report(
          .unknownView(
            span: span, name: name, known: scope.viewNames, used: namesInChain,
            isQuoted: isQuoted, isRepeated: !isQuoted && text != name))
      }
    }
    return hasFault ? [] : items
  }

  /// The view with a name, or the guide that a stack with that name declares.
  mutating func knownItem(named name: String) -> ItemID? {
    scope.item(named: name) ?? stackGuides[name]
  }

  /// Makes the guides that the stacks of a tree declare: each lies in the container of the statement that
  /// says what is in it, whichever statement names it first.
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

  /// Makes a guide of the statement for a part of its format; `nil` where there is nothing that it could lie
  /// in.
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

  /// Finds what `|`, percentages and guides of a chain refer to.
  mutating func findContainer(of chain: ChainNode) {
    context.container = context.givenContainer ?? superview(in: chain.elements) ?? scope.container
  }

  /// The superview of the first view among some elements that has one.
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

  /// The names of views that a name stands for, known or not.
  private func arrayNames(of name: NameNode) -> [String] {
    name.kind == .plain ? scope.array(named: name.text) ?? [name.text] : name.names
  }

  /// The names in brackets of the chain being lowered, each of which stands there once; collected when
  /// something is wrong with one of its names.
  var namesInChain: Set<String> {
    mutating get {
      if let names = context.namesInChain { return names }
      let names = Set(context.chain.views.map { $0.name.text })
      context.namesInChain = names
      return names
    }
  }

  /// Tells a name that stands where a metric has to, or may, and that nothing has.
  mutating func reportUnknownMetric(
    _ name: String, at span: SourceSpan, allowsView: Bool = false, isPriority: Bool = false
  ) {
    report(
      .unknownMetric(
        span: span, name: name, known: scope.metricNames, allowsView: allowsView,
        views: scope.viewNames, isPriority: isPriority))
  }

  /// What `|` means beside an item, which has a name where it stands in a chain.
  mutating func container(
    beside item: ItemID, named name: NameNode? = nil, at bar: SourceSpan
  ) -> ItemID? {
    if let given = context.givenContainer, given != item { return given }
    if context.givenContainer == nil, let superview = scope.superview(of: item) { return superview }
    report(.barWithoutSuperview(span: bar, view: name?.text, viewSpan: name?.span))
    return nil
  }
}
