import VFLDiagnostics
import VFLExtendedSyntax
import VFLLowering
import VFLRecords

extension ExtendedLowering {
  /// Adds the records of a chain along an axis, and of what its neighbours have in common.
  mutating func lower(
    _ chain: ExtendedChain, along axis: Axis, _ options: [ExtendedOption]
  ) {
    context.begin(axis)
    if context.isBaseline, axis == .horizontal, let gap = chain.firstGap {
      let option = options.first { $0.kind == .spacing(isBaseline: true) }
      let span = option?.span ?? gap
      report(BaselineSpacingHorizontal(span: span), at: span)
    }
    let start = chain.leading.map { ChainPlace.containerEdge(isMargin: $0.isMargin, $0.span) }
    let end = chain.trailing.map { ChainPlace.containerEdge(isMargin: $0.isMargin, $0.span) }
    let groups = lower(chain.elements, from: start, chain.closing, to: end)
    let shared = context.shared
    addAlignments(of: groups.map(\.span))
    checkAlignment(options, along: axis, ofPairs: groups.count > 1)
    shareAttributes(of: groups)
    context.shared = shared
  }

  /// Adds the records of elements, of what stands between them and of what is in them; gives the views of
  /// each group.
  @discardableResult
  mutating func lower(
    _ elements: [ExtendedChain.Element], from start: ChainPlace?,
    opening: ExtendedConnection? = nil,
    _ closing: ExtendedConnection?, to end: ChainPlace?
  ) -> [(items: [ItemID], span: SourceSpan)] {
    var groups: [(items: [ItemID], span: SourceSpan)] = []
    var previous = start
    for (index, element) in elements.enumerated() {
      let connection = index == 0 ? opening ?? element.connection : element.connection
      switch element.content {
      case .point(let expression):
        let place = ChainPlace.point(anchor(expression), element.span)
        if let previous, let connection { connect(previous, connection, place) }
        previous = place
      case .group(let items, let repetition):
        let members = items.flatMap { item in
          let views = self.items(of: item)
          if views.isEmpty { check(item.predicates) }
          itemsAlong[context.axis, default: []].formUnion(views)
          return views.map { (view: $0, item: item, isSeveral: views.count > 1) }
        }
        // What a stack among them counts is its own.
        let outerCount = context.viewCount
        context.viewCount = members.count
        defer { context.viewCount = outerCount }
        guard let repetition else {
          let place = ChainPlace.items(members.map(\.view))
          if let previous, let connection { connect(previous, connection, place) }
          for member in members { lower(member.item, member.view, isRepeated: member.isSeveral) }
          groups.append((members.map(\.view), element.span))
          previous = place
          continue
        }
        // What joins nothing may still be wrong.
        if members.count < 2 { check(repetition) }
        if hasTooManyPairs(members.count, choiceCount(of: repetition), at: element.span) {
          return []
        }
        var next = connection
        for member in members {
          let place = ChainPlace.items([member.view])
          if let previous, let next { connect(previous, next, place) }
          lower(member.item, member.view, isRepeated: member.isSeveral)
          groups.append(([member.view], element.span))
          (previous, next) = (place, repetition)
        }
      }
    }
    if let previous, let closing, let end { connect(previous, closing, end) }
    return groups
  }

  /// The views of an item; where it is a stack, what is wrong with its name is told.
  private mutating func items(of item: ExtendedItem) -> [ItemID] {
    guard item.stack != nil else { return items(named: item.name) }
    let name = item.name
    let isSeveral: Bool
    switch name.kind {
    case .range: isSeveral = true
    case .plain:
      isSeveral = scope.item(named: name.text) == nil && scope.array(named: name.text) != nil
    case .view: isSeveral = false
    }
    if isSeveral {
      report(
        MisplacedStack(span: name.span, name: name.text, reason: .severalNames), at: name.span)
      return []
    }
    guard declaredStacks.insert(name.text).inserted else {
      report(
        MisplacedStack(span: name.span, name: name.text, reason: .again), at: name.span)
      return []
    }
    return items(named: name)
  }

  /// Adds what is said of a view itself, and of what is in it.
  private mutating func lower(_ item: ExtendedItem, _ view: ItemID, isRepeated: Bool) {
    lower(item.predicates, of: view, isRepeated: isRepeated)
    guard let stack = item.stack else { return }
    let edge = ChainPlace.stackEdge(view)
    let groups = lower(
      stack.elements, from: edge, opening: stack.opening, stack.closing, to: edge)
    stacks.append(
      LoweredStack(
        item: view, axis: context.axis, children: groups.flatMap(\.items),
        location: SourceLocation(faults.origin, item.name.span), priority: context.priority,
        identifier: context.name))
  }

  /// Adds what neighbours have in common: one record a pair and attribute.
  private mutating func shareAttributes(of groups: [(items: [ItemID], span: SourceSpan)]) {
    guard !context.shared.isEmpty, groups.count > 1 else { return }
    for index in 1..<groups.count {
      let span = groups[index - 1].span.union(groups[index].span)
      let (lefts, rights) = (groups[index - 1].items, groups[index].items)
      let recordCount = rights.count * context.shared.count
      if hasTooManyPairs(lefts.count, recordCount, at: span) { return }
      // Of views that take one place, one may stand on both sides.
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

  /// Adds what fills the stacks that a chain of the other axis names.
  mutating func fillStacks() {
    for stack in stacks {
      let isHorizontal = stack.axis == .horizontal
      guard itemsAlong[isHorizontal ? .vertical : .horizontal]?.contains(stack.item) == true else {
        continue
      }
      let edges: [Attribute] = isHorizontal ? [.top, .bottom] : [.leading, .trailing]
      for child in stack.children {
        for edge in edges {
          var record = ConstraintRecord(
            child, edge, .equal, stack.item, edge, priority: stack.priority,
            provenance: Provenance(stack.location, .fill))
          record.identifier = stack.identifier
          records.append(record)
        }
      }
    }
  }
}

extension ExtendedChain {
  /// The first gap in it, or place without one where neighbours touch; `nil` where there is none.
  fileprivate var firstGap: SourceSpan? {
    let connections = elements.compactMap(\.connection) + [closing].compactMap(\.self)
    return connections.first { $0.kind != .none }?.span
  }
}

/// A stack whose chain has been lowered.
struct LoweredStack {
  let item: ItemID
  let axis: Axis
  /// What lies in it.
  let children: [ItemID]
  /// Its name in the text.
  let location: SourceLocation
  let priority: Priority
  let identifier: String?
}
