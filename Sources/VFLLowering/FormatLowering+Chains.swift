import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of a chain along an axis, and the records that make attributes of adjacent views equal.
  mutating func lowerChain(
    _ chain: ChainNode, along axis: Axis, _ options: [OptionNode]
  ) {
    context.begin(axis)
    if context.order.isBaseline, axis == .horizontal,
      let gap = tree.connections(of: chain).first(where: { $0.kind != .none })?.span
    {
      let option = options.first { $0.kind == .spacing(isBaseline: true) }
      let span = option?.span ?? gap
      report(.baselineSpacingHorizontal(span: span))
    }
    let start = chain.leading.map { ChainPlace.containerEdge(isMargin: $0.isMargin, $0.span) }
    let end = chain.trailing.map { ChainPlace.containerEdge(isMargin: $0.isMargin, $0.span) }
    let groups = lowerElements(chain.elements, from: start, chain.closing, to: end)
    let shared = context.shared
    addAlignments(first: groups.first?.span, second: groups.dropFirst().first?.span)
    dropAlignments(options, along: axis, ofPairs: groups.count > 1)
    shareAttributes(of: groups)
    context.shared = shared
  }

  /// Adds the records of elements, of the connections between them, and of their content.
  ///
  /// - Returns: The indices of the views of each group in ``placed``. The array is empty if no stack and no
  ///   option needs it.
  @discardableResult
  mutating func lowerElements(
    _ elements: Range<Int>, from start: ChainPlace?,
    opening: ConnectionNode? = nil,
    _ closing: ConnectionNode?, to end: ChainPlace?
  ) -> [(items: Range<Int>, span: SourceSpan)] {
    var groups: [(items: Range<Int>, span: SourceSpan)] = []
    let keepsGroups = hasStacks || !context.shared.isEmpty || !context.options.isEmpty
    if placed.isEmpty { placed.reserveCapacity(elements.count) }
    var previous = start
    for index in elements {
      let element = tree.elements[index]
      let isFirst = index == elements.lowerBound
      let connection = isFirst ? opening ?? element.connection : element.connection
      switch element.content {
      case .point(let expression):
        let place = ChainPlace.point(anchor(tree.expressions[expression]), element.span)
        if let previous, let connection { connect(previous, connection, place) }
        previous = place
      case .group(let views, let repetition):
        let items = place(views)
        // Stacks inside the group set their own `viewCount`.
        let outerCount = context.viewCount
        context.viewCount = items.count
        defer { context.viewCount = outerCount }
        guard let repetition else {
          let place = ChainPlace.items(items)
          if elements.count == 1, items.count == 1, let previous, let end,
            let span = spacesAround(element, from: previous, closing, to: end)
          {
            centre(placed[items.lowerBound], from: previous, to: end, at: span)
            lowerContent(of: placed[items.lowerBound])
            return [(items, element.span)]
          }
          if let previous, let connection { connect(previous, connection, place) }
          for item in items { lowerContent(of: placed[item]) }
          if keepsGroups { groups.append((items, element.span)) }
          previous = place
          continue
        }
        // A repetition that connects no views can still contain errors.
        if items.count < 2 { check(repetition) }
        if reportTooManyPairs(items.count, choiceCount(of: repetition), at: element.span) {
          return []
        }
        var next = connection
        for item in items {
          let place = ChainPlace.items(item..<(item + 1))
          if let previous, let next { connect(previous, next, place) }
          lowerContent(of: placed[item])
          if keepsGroups { groups.append((item..<(item + 1), element.span)) }
          (previous, next) = (place, repetition)
        }
      }
    }
    if let previous, let closing, let end { connect(previous, closing, end) }
    return groups
  }

  /// Adds the items of views in brackets to ``placed`` and returns their indices.
  ///
  /// Reports errors in the predicates of an unknown view.
  private mutating func place(_ views: Range<Int>) -> Range<Int> {
    let start = placed.count
    for index in views {
      let view = tree.views[index]
      let items = items(of: view)
      if items.isEmpty { check(view.predicates) }
      for number in 0..<items.count {
        let item = items[number]
        if hasStacks { itemsAlong[context.order.axis, default: []].insert(item) }
        placed.append(PlacedItem(item: item, view: index, isSeveral: items.count > 1))
      }
    }
    return start..<placed.count
  }

  /// Returns the items of a view.
  ///
  /// Reports an error if the name of a stack is invalid.
  private mutating func items(of view: ViewNode) -> NamedItems {
    let name = view.name
    guard view.stack != nil else { return items(named: name) }
    let text = tree.string(of: name)
    let isSeveral: Bool
    switch name.kind {
    case .range: isSeveral = true
    case .plain: isSeveral = scope.item(named: text) == nil && scope.array(named: text) != nil
    case .quoted, .parameter: isSeveral = false
    }
    if isSeveral {
      report(.misplacedStack(span: name.span, name: text, reason: .severalNames))
      return .list([])
    }
    guard declaredStacks.insert(text).inserted else {
      report(.misplacedStack(span: name.span, name: text, reason: .again))
      return .list([])
    }
    return items(named: name)
  }

  /// Adds the records of the predicates of a view, and of the chain inside it if it is a stack.
  private mutating func lowerContent(of placed: PlacedItem) {
    let view = tree.views[placed.view]
    for predicate in view.predicates {
      lowerPredicate(
        tree.predicates[predicate], of: placed.item, isRepeated: placed.isSeveral)
    }
    guard let index = view.stack else { return }
    let stack = tree.stacks[index]
    let edge = ChainPlace.stackEdge(placed.item)
    let groups = lowerElements(
      stack.elements, from: edge, opening: stack.opening, stack.closing, to: edge)
    stacks.append(
      LoweredStack(
        item: placed.item, axis: context.order.axis,
        children: groups.flatMap { self.placed[$0.items].map { $0.item } },
        location: SourceLocation(bag.origin, view.name.span),
        priority: context.priority, identifier: context.name))
  }

  /// Adds an equality for each shared attribute and each pair of adjacent views.
  private mutating func shareAttributes(of groups: [(items: Range<Int>, span: SourceSpan)]) {
    guard !context.shared.isEmpty, groups.count > 1 else { return }
    for index in 1..<groups.count {
      let span = groups[index - 1].span.union(groups[index].span)
      let (lefts, rights) = (groups[index - 1].items, groups[index].items)
      let recordCount = rights.count * context.shared.count
      if reportTooManyPairs(lefts.count, recordCount, at: span) { return }
      // A view can be in both groups. Compare the view with itself only if both groups consist of a single
      // view.
      let isPair = lefts.count == 1 && rights.count == 1
      for left in placed[lefts].map({ $0.item }) {
        for right in placed[rights].map({ $0.item }) where left != right || isPair {
          let (first, second) = context.order.isMirrored ? (right, left) : (left, right)
          for attribute in context.shared {
            append(
              ConstraintRecord(
                first, attribute, .equal, second, attribute, priority: context.priority,
                provenance: provenance(span, .alignment)))
          }
        }
      }
    }
  }
}
