import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of a chain along an axis, and the records that make attributes of adjacent views equal.
  mutating func lowerChain(
    _ chain: ChainNode, along axis: Axis, _ options: [OptionNode]
  ) {
    context.begin(axis)
    if context.isBaseline, axis == .horizontal,
      let gap = chain.connections.first(where: { $0.kind != .none })?.span
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
  /// - Returns: The views of each group.
  @discardableResult
  mutating func lowerElements(
    _ elements: [ElementNode], from start: ChainPlace?,
    opening: ConnectionNode? = nil,
    _ closing: ConnectionNode?, to end: ChainPlace?
  ) -> [(items: [ItemID], span: SourceSpan)] {
    var groups: [(items: [ItemID], span: SourceSpan)] = []
    groups.reserveCapacity(elements.count)
    var previous = start
    for (index, element) in elements.enumerated() {
      let connection = index == 0 ? opening ?? element.connection : element.connection
      switch element.content {
      case .point(let expression):
        let place = ChainPlace.point(anchor(expression), element.span)
        if let previous, let connection { connect(previous, connection, place) }
        previous = place
      case .group(let views, let repetition):
        let members = views.flatMap { self.members(of: $0) }
        // Stacks inside the group set their own `viewCount`.
        let outerCount = context.viewCount
        context.viewCount = members.count
        defer { context.viewCount = outerCount }
        guard let repetition else {
          let place = ChainPlace.items(members.map { $0.place })
          if elements.count == 1, members.count == 1, let previous, let end,
            let span = spacesAround(element, from: previous, closing, to: end)
          {
            centre(members[0].place, from: previous, to: end, at: span)
            lowerMember(members[0])
            return [([members[0].place.item], element.span)]
          }
          if let previous, let connection { connect(previous, connection, place) }
          for member in members { lowerMember(member) }
          groups.append((members.map { $0.place.item }, element.span))
          previous = place
          continue
        }
        // A repetition that connects no views can still contain errors.
        if members.count < 2 { check(repetition) }
        if reportTooManyPairs(members.count, choiceCount(of: repetition), at: element.span) {
          return []
        }
        var next = connection
        for member in members {
          let place = ChainPlace.items([member.place])
          if let previous, let next { connect(previous, next, place) }
          lowerMember(member)
          groups.append(([member.place.item], element.span))
          (previous, next) = (place, repetition)
        }
      }
    }
    if let previous, let closing, let end { connect(previous, closing, end) }
    return groups
  }

  /// Returns the views that a view in brackets refers to.
  ///
  /// Reports errors in the predicates of an unknown view.
  private mutating func members(of view: ViewNode) -> [Member] {
    let items = items(of: view)
    if items.isEmpty { check(view.predicates) }
    if hasStacks { itemsAlong[context.axis, default: []].formUnion(items) }
    return items.map {
      Member(
        place: PlacedItem(item: $0, name: view.name), view: view, isSeveral: items.count > 1)
    }
  }

  /// Returns the items of a view.
  ///
  /// Reports an error if the name of a stack is invalid.
  private mutating func items(of view: ViewNode) -> [ItemID] {
    let name = view.name
    guard view.stack != nil else { return items(named: name) }
    let isSeveral: Bool
    switch name.kind {
    case .range: isSeveral = true
    case .plain:
      isSeveral = scope.item(named: name.text) == nil && scope.array(named: name.text) != nil
    case .view: isSeveral = false
    }
    if isSeveral {
      report(
        .misplacedStack(span: name.span, name: name.text, reason: .severalNames))
      return []
    }
    guard declaredStacks.insert(name.text).inserted else {
      report(
        .misplacedStack(span: name.span, name: name.text, reason: .again))
      return []
    }
    return items(named: name)
  }

  /// Adds the records of the predicates of a view, and of the chain inside it if it is a stack.
  private mutating func lowerMember(_ member: Member) {
    let item = member.place.item
    lowerPredicates(member.view.predicates, of: item, isRepeated: member.isSeveral)
    guard let stack = member.view.stack else { return }
    let edge = ChainPlace.stackEdge(item)
    let groups = lowerElements(
      stack.elements, from: edge, opening: stack.opening, stack.closing, to: edge)
    stacks.append(
      LoweredStack(
        item: item, axis: context.axis, children: groups.flatMap { $0.items },
        location: SourceLocation(bag.origin, member.view.name.span),
        priority: context.priority, identifier: context.name))
  }

  /// Adds an equality for each shared attribute and each pair of adjacent views.
  private mutating func shareAttributes(of groups: [(items: [ItemID], span: SourceSpan)]) {
    guard !context.shared.isEmpty, groups.count > 1 else { return }
    for index in 1..<groups.count {
      let span = groups[index - 1].span.union(groups[index].span)
      let (lefts, rights) = (groups[index - 1].items, groups[index].items)
      let recordCount = rights.count * context.shared.count
      if reportTooManyPairs(lefts.count, recordCount, at: span) { return }
      // A view can be in both groups. Compare the view with itself only if both groups consist of a single
      // view.
      let isPair = lefts.count == 1 && rights.count == 1
      for left in lefts {
        for right in rights where left != right || isPair {
          let (first, second) = isMirrored ? (right, left) : (left, right)
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

/// A view of a group.
///
/// If a name refers to several views, there is one member for each of them.
private struct Member {
  let place: PlacedItem
  let view: ViewNode
  /// Whether the name refers to several views.
  let isSeveral: Bool
}
