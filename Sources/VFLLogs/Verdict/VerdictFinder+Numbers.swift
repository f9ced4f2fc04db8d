import VFLLayout
import VFLRecords

/// Conflicts among numbers of the program's own.
extension VerdictFinder {
  /// One distance or one size with two numbers.
  func twice() -> Cause? {
    let guides: [SystemConstraint?] = [.layoutMargins, .safeArea]
    guard own.count == 2, found?.members.count == members.count,
      members.allSatisfy({ own.contains($0) || guides.contains($0.origin) }),
      own[0].isAboutSame(as: own[1]) || members.count > 2 && own[0].isAtSameEdge(as: own[1])
    else { return nil }
    if let site = own[0].site, site == own[1].site {
      return (
        .toldTwice,
        "\(site.file):\(site.line) has made \(text(own[0])) and \(text(own[1])): let it update the "
          + "first one in the place of making another"
      )
    }
    if own[0].isKept != own[1].isKept {
      let (right, other) = own[0].isKept ? (own[0], own[1]) : (own[1], own[0])
      return (.toldTwice, "leave \(text(other)) out, or give it the number of \(text(right))")
    }
    return (
      .toldTwice,
      "keep one of \(text(own[0])) and \(text(own[1])), or change its constant"
    )
  }

  /// One size as two shares of another one, which may not vanish.
  func twiceByShares() -> Cause? {
    let shares = own.filter { $0.second != nil }
    guard shares.count == 2, found?.members.count == members.count, own.count == members.count,
      shares[0].first == shares[1].first, shares[0].second == shares[1].second,
      shares[0].first.attribute.isSize
    else { return nil }
    return (
      .toldTwice, "keep one of \(text(shares[0])) and \(text(shares[1])), or change its factor"
    )
  }

  /// A constraint of Interface Builder's own, for a view that has too few.
  func prototyped() -> Cause? {
    guard let made = members.first(where: { $0.origin == .prototyping }) else { return nil }
    return (
      .toldTwice,
      "Interface Builder has added \(text(made)), because \(name(made.first.item)) has too few constraints "
        + "there: add the missing ones, or let it remove its own at build time"
    )
  }

  /// A distance or a size that a stack sets, and the program, too.
  func twiceByStack() -> Cause? {
    guard members.count == 2, own.count == 1,
      let stack = members.first(where: { $0.origin == .stack }),
      own[0].isAboutSame(as: stack)
    else { return nil }
    let place =
      stack.identifier == "UISV-alignment"
      ? "`alignment` says where its views lie across"
      : "`spacing` or `setCustomSpacing` is the number of a gap in it"
    return (.toldTwice, "drop \(text(own[0])), which the stack sets, too: \(place)")
  }

  /// Two sizes of views that others, or a stack, make as large as each other.
  func equalSizes() -> Cause? {
    let sizes = own.filter { $0.first.attribute.isSize && $0.second == nil }
    let ties = own.filter { !sizes.contains($0) }
    let isOfStack = members.contains { $0.origin == .stack }
    guard given == nil, sizes.count == 2, found?.members.count == members.count,
      sizes[0].first.item.key != sizes[1].first.item.key,
      isOfStack ? ties.isEmpty : !ties.isEmpty,
      ties.allSatisfy({ $0.first.attribute.isSize && $0.second != nil }),
      members.allSatisfy({ own.contains($0) || $0.origin == .stack })
    else { return nil }
    if let tie = ties.last {
      return (
        .overPinned,
        "\(text(tie)) ties \(text(sizes[0])) to \(text(sizes[1])): drop one of them"
      )
    }
    return (
      .overPinned,
      "a stack ties \(text(sizes[0])) to \(text(sizes[1])): drop one of them, or give the stack "
        + "another alignment or distribution"
    )
  }

  /// Shares of one view that fill it too far, or not far enough.
  func shares() -> Cause? {
    let shares = own.filter { constraint in
      guard let second = constraint.second else { return false }
      return constraint.first.attribute.isSize && constraint.first.attribute == second.attribute
        && constraint.first.item.key != second.item.key && (0..<1).contains(constraint.multiplier)
    }
    guard shares.count > 1, let whole = shares[0].second,
      shares.allSatisfy({ $0.second == whole })
    else { return nil }
    let percent = LogTable.number(shares.reduce(0) { $0 + $1.multiplier } * 100)
    let list = LogQuote.list(shares.map { names.equation(of: $0) })
    return (
      .overPinned,
      "\(list) come to \(percent) % of \(name(whole.item)), gaps not counted: drop one, or tie one edge "
        + "less"
    )
  }

  /// A size of a content that may not give way.
  func content() -> Cause? {
    guard let size = members.first(where: { $0.content != nil }) else { return nil }
    return (
      .contentTooLarge,
      "the content of \(name(size.first.item)) has another size: let it be larger, or give way with a lower "
        + "compression resistance or hugging"
    )
  }

  /// An offset that leads outwards.
  func wrongSign() -> Cause? {
    guard let sign else { return nil }
    return (
      .wrongSign,
      "the sign of \(LogQuote.text(sign.written)) may be wrong: with \(LogQuote.text(sign.mended)) all of "
        + "them hold"
    )
  }

  /// A ratio between two sizes.
  func ratio() -> Cause? {
    guard !isCellTooSmall,
      let ratio = own.first(where: { constraint in
        guard let second = constraint.second, constraint.first.attribute.isSize,
          second.attribute.isSize
        else { return false }
        return constraint.first.item.key == second.item.key
          && constraint.first.attribute != second.attribute
      })
    else { return nil }
    return (
      .ratio,
      "leave a size of \(name(ratio.first.item)) to its ratio, or give \(text(ratio)) a priority of 999"
    )
  }

  /// A view with more constraints on an axis than it needs.
  func overPinned() -> Cause? {
    guard found != nil else { return nil }
    if let given, given.origin != .autoresizingMask {
      // The height of a row may still follow from what is in it.
      guard given.origin == .encapsulatedSize else { return nil }
      let isLarger = (fitting ?? 0) > given.constant
      // A column is made wider.
      if isColumn, isLarger { return nil }
      let isLow = given.first.attribute == .height && isLarger && given.constant < 400
      if isCellTooSmall || isLow { return nil }
    }
    guard own.allSatisfy({ $0.relation == .equal }) else { return nil }
    let horizontal = members.first.map { $0.first.attribute.axis == .horizontal } ?? true
    let outer = [given?.first.item.key, limitItem?.key]
    for item in own.flatMap({ $0.items }) where !outer.contains(item.key) && !item.isGuide {
      let pins = own.filter { $0.pins(item) }
      // In a chain of views each has an edge and a size, too.
      let others = own.filter { !$0.pins(item) }
      guard Set(pins.compactMap { $0.pinned(item) }).count >= 3, others.count <= 1,
        others.allSatisfy({ $0.second == nil })
      else { continue }
      let kept = pins.filter { !$0.isKept }
      let free = kept.isEmpty ? pins : kept
      return (
        .overPinned,
        "drop one of \(LogQuote.list(free.map { names.equation(of: $0) })): two of them place "
          + "\(name(item)) on the \(horizontal ? "horizontal" : "vertical") axis"
      )
    }
    let guides: [SystemConstraint?] = [.layoutMargins, .safeArea]
    guard given == nil, members.allSatisfy({ own.contains($0) || guides.contains($0.origin) })
    else { return nil }
    // Two ways between two edges: no size bounds them, or a gap leads out of the view that does.
    let hasLimit =
      walk.map { way in
        guard case .record(let index)? = limit else { return false }
        return problem.layout.records[index].secondItem == nil
          && way.steps.allSatisfy { $0.distance >= 0 }
      } ?? true
    guard !hasLimit, walk != nil else { return nil }
    let shown = own.filter { $0.second != nil }.suffix(3).map { names.equation(of: $0) }
    return (
      .overPinned,
      "two ways lead to one place with different numbers: leave one of \(LogQuote.list(shown, "or")) out"
    )
  }

  /// The view whose size the way is held against.
  private var limitItem: LoggedItem? {
    limit.flatMap { problem.constraint(of: $0) }.map { conflict.constraints[$0] }
      .flatMap { $0.second == nil ? $0.first.item : nil }
  }

  /// Whether the limit is the width of a column of a table of macOS.
  private var isColumn: Bool { limitItem.map { $0.className.hasPrefix("NSTable") } ?? false }

  /// Content that needs more room than there is.
  func tooLarge() -> Cause? {
    guard let walk, case .record(let index)? = limit,
      problem.layout.records[index].secondItem == nil, !own.isEmpty
    else { return nil }
    let record = problem.layout.records[index]
    guard walk.sum > record.constant else { return nil }
    let view = LogQuote.text(problem.layout.name(of: record.firstItem))
    let side = record.firstAttribute == .width ? "wide" : "high"
    let size = LogTable.number(record.constant)
    if record.constant == 0 {
      return (
        .contentTooLarge,
        "\(view) is to be 0 \(side), and what is in it is not: \(letWait), or hide it"
      )
    }
    // What is as large as a screen grows no more.
    let mayGrow =
      given?.origin == .autoresizingMask && record.constant < 400 && limitItem?.isManaged == false
    let larger =
      isColumn
      ? ", or make the column wider"
      : given == nil
        ? ", or let \(view) be larger" : mayGrow ? ", or give \(view) a larger frame" : ""
    return (
      .contentTooLarge,
      "\(view) is \(size) \(side), and what is in it needs \(LogTable.number(walk.sum)): make a size or gap "
        + "smaller, or let one be `<=`\(larger)"
    )
  }
}

extension VerdictFinder {
  /// A chain of fixed gaps and sizes that comes to less than the size it has to fill.
  func tooSmall() -> Cause? {
    guard let walk, walk.relation == .equal, case .record(let index)? = limit,
      problem.layout.records[index].secondItem == nil, own.count > 1,
      walk.sum < problem.layout.records[index].constant
    else { return nil }
    let record = problem.layout.records[index]
    return (
      .overPinned,
      "all gaps and sizes in \(LogQuote.text(problem.layout.name(of: record.firstItem))) are fixed, and come "
        + "to \(LogTable.number(walk.sum)) of \(LogTable.number(record.constant)): drop one, or let one be `>=`"
    )
  }
}

extension LoggedConstraint {
  /// Whether one edge of one view is tied by it and by another one.
  fileprivate func isAtSameEdge(as other: LoggedConstraint) -> Bool {
    items.contains { item in
      !item.isGuide && item.child == nil && pinned(item).map { $0 == other.pinned(item) } == true
        && relation == .equal && other.relation == .equal && !first.attribute.isSize
    }
  }

  /// Whether the constraint speaks of the same distance, or the same size, as another one.
  fileprivate func isAboutSame(as other: LoggedConstraint) -> Bool {
    let mine = items.map { $0.key }
    let theirs = other.items.map { $0.key }
    let isStraight =
      mine == theirs && first.attribute == other.first.attribute
      && second?.attribute.withoutMargins == other.second?.attribute.withoutMargins
      && multiplier == other.multiplier
    let isTurned =
      mine == theirs.reversed() && first.attribute == other.second?.attribute
      && second?.attribute == other.first.attribute && multiplier == 1 && other.multiplier == 1
    return isStraight || isTurned
  }

  /// Whether the constraint is about an edge, the centre or the size of an item.
  fileprivate func pins(_ item: LoggedItem) -> Bool { pinned(item) != nil }

  /// The attribute of an item that the constraint is about; `nil` where it is about other items.
  fileprivate func pinned(_ item: LoggedItem) -> Attribute? {
    if first.item.key == item.key { return first.attribute }
    guard let second, second.item.key == item.key else { return nil }
    return second.attribute
  }
}
