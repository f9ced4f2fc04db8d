import VFLLayout
import VFLRecords

/// Conflicts among constants of the program.
extension VerdictFinder {
  /// Finds two constraints that set the same distance or size to different numbers, or returns `nil`.
  func twice() -> Cause? {
    guard own.count == 2, found?.members.count == members.count, isAmongOwn,
      own[0].isAboutSame(as: own[1]) || members.count > 2 && own[0].isAtSameEdge(as: own[1])
    else { return nil }
    if let site = own[0].site, site == own[1].site {
      return (
        .duplicate,
        "\(site.file):\(site.line) creates both \(text(own[0])) and \(text(own[1])): update the first "
          + "constraint instead of creating another one"
      )
    }
    if own[0].isKept != own[1].isKept {
      let (right, other) = own[0].isKept ? (own[0], own[1]) : (own[1], own[0])
      return (.duplicate, "remove \(text(other)), or give it the constant of \(text(right))")
    }
    return (
      .duplicate,
      "remove \(text(own[0])) or \(text(own[1])), or change one of their constants"
    )
  }

  /// Finds two constraints that set the same size to different fractions of another size, or returns `nil`.
  ///
  /// Only a size of 0 satisfies both constraints.
  func twiceByShares() -> Cause? {
    var shareOfAnchors: [[LoggedConstraint.Anchor]: LoggedConstraint] = [:]
    for other in own where other.first.attribute.isSize {
      guard let second = other.second else { continue }
      let anchors = [other.first, second]
      guard let share = shareOfAnchors[anchors], share.multiplier != other.multiplier else {
        shareOfAnchors[anchors] = other
        continue
      }
      return (
        .duplicate,
        "remove \(text(share)) or \(text(other)), or change one of their multipliers"
      )
    }
    return nil
  }

  /// Finds a constraint that Interface Builder has added to a view with too few constraints, or returns
  /// `nil`.
  func prototyped() -> Cause? {
    guard let made = members.first(where: { $0.origin == .prototyping }) else { return nil }
    return (
      .duplicate,
      "Interface Builder added \(text(made)) because \(name(made.first.item)) has too few constraints "
        + "there: add the missing ones, or let Interface Builder remove its own at build time"
    )
  }

  /// Finds two sizes of different views that other constraints, or a stack view, relate to each other, or
  /// returns `nil`.
  func equalSizes() -> Cause? {
    let sizes = own.filter { $0.first.attribute.isSize && $0.second == nil }
    let ties = own.filter { !$0.first.attribute.isSize || $0.second != nil }
    let isOfStack = members.contains { $0.origin == .stack }
    guard given == nil, sizes.count == 2, found?.members.count == members.count,
      sizes[0].first.item.key != sizes[1].first.item.key,
      isOfStack ? ties.isEmpty : !ties.isEmpty,
      ties.allSatisfy({ $0.first.attribute.isSize && $0.second != nil }),
      members.allSatisfy({ $0.isOfProgram || $0.origin == .stack })
    else { return nil }
    if let tie = ties.last {
      return (
        .overconstrained,
        "\(text(tie)) relates \(text(sizes[0])) to \(text(sizes[1])): remove one of them"
      )
    }
    return (
      .overconstrained,
      "a stack view relates \(text(sizes[0])) to \(text(sizes[1])): remove one of them, or change the "
        + "alignment or distribution of the stack view"
    )
  }

  /// Finds sizes that are fractions of the same size but do not add up to it, or returns `nil`.
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
      .overconstrained,
      "\(list) add up to \(percent) % of \(name(whole.item)) without gaps: remove one of them, or remove "
        + "one edge"
    )
  }

  /// Finds a content size that is required, or returns `nil`.
  func content() -> Cause? {
    guard let size = members.first(where: { $0.content != nil }) else { return nil }
    return (
      .contentTooLarge,
      "the intrinsic content size of \(name(size.first.item)) does not fit: allow the view to be larger, or "
        + "lower its compression resistance or hugging priority"
    )
  }

  /// Finds an offset that points outwards, or returns `nil`.
  func wrongSign() -> Cause? { mistake.flatMap { $0.isSign ? reversal($0) : nil } }

  /// Finds an inequality with the wrong direction, or returns `nil`.
  ///
  /// If the view still has its autoresizing mask, the mask is the first mistake.
  func wrongDirection() -> Cause? {
    guard let mistake, !mistake.isSign,
      !members.contains(where: { member in
        member.origin == .autoresizingMask && mistake.inner.contains(member.first.item.key)
      })
    else { return nil }
    return reversal(mistake)
  }

  private func reversal(_ mistake: LogMistake) -> Cause {
    let part = mistake.isSign ? "sign" : "direction"
    return (
      .wrongSign,
      "the \(part)\(mistake.written.count > 1 ? "s" : "") of "
        + "\(mistake.written.map(text).joined(separator: " and ")) may be wrong: all constraints are satisfiable with "
        + LogQuote.list(mistake.fixed.map { names.equation(of: $0) })
    )
  }

  /// Finds an aspect ratio that contradicts the sizes, or returns `nil`.
  func ratio() -> Cause? {
    guard !isTooSmall,
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
      "remove a size of \(name(ratio.first.item)) that its aspect ratio determines, or lower the priority "
        + "of \(text(ratio)) to 999"
    )
  }

  /// Finds a view with more constraints on an axis than necessary, or returns `nil`.
  func overconstrained() -> Cause? {
    guard found != nil else { return nil }
    if let given, given.origin != .autoresizingMask {
      // The height of a row can still follow from its content.
      guard given.origin == .encapsulatedSize else { return nil }
      let isLarger = (fitting ?? 0) > given.constant
      // The fix for a column that is too narrow is a wider column.
      if isColumn, isLarger { return nil }
      let isLow = given.first.attribute == .height && isLarger && given.constant < 400
      if isTooSmall || isLow || given.isHeightOfRow { return nil }
    }
    guard own.allSatisfy({ $0.relation == .equal }) else { return nil }
    let horizontal = members.first.map { $0.first.attribute.axis == .horizontal } ?? true
    let outer = [given?.first.item.key, limitItem?.key]
    let (containers, likely) = containers
    let items = own.flatMap { $0.items }.filter { item in
      !outer.contains(item.key) && !item.isGuide && !containers.contains(item.key)
    }
    let isInner: (LoggedItem) -> Bool = { !likely.contains($0.key) }
    var pinsOfItem: [LoggedItem.Key: [LoggedConstraint]] = [:]
    for constraint in own {
      for key in Set(constraint.items.map { $0.key }) {
        pinsOfItem[key, default: []].append(constraint)
      }
    }
    for item in items.filter(isInner) + items.filter({ !isInner($0) }) {
      // In a chain, each view also has constraints for an edge and a size, but all of them are necessary.
      guard let pins = pinsOfItem[item.key], own.count - pins.count <= 1,
        Set(pins.compactMap { $0.pinned(item) }).count >= 3,
        own.allSatisfy({ $0.pinned(item) != nil || $0.second == nil })
      else { continue }
      let kept = pins.filter { !$0.isKept }
      let free = kept.isEmpty ? pins : kept
      return (
        .overconstrained,
        "remove one of \(LogQuote.list(free.map { names.equation(of: $0) })): two of them determine "
          + "\(name(item)) on the \(horizontal ? "horizontal" : "vertical") axis"
      )
    }
    guard given == nil, isAmongOwn else { return nil }
    // The constraints form two chains between two edges if no size limits the chains, or if a gap leads out
    // of the view with the limiting size.
    let hasLimit =
      walk.map { way in
        guard case .record(let index)? = limit else { return false }
        return problem.layout.records[index].secondItem == nil
          && way.steps.allSatisfy { $0.distance >= 0 }
      } ?? true
    guard !hasLimit, walk != nil else { return nil }
    let shown = own.filter { $0.second != nil }.suffix(3).map { names.equation(of: $0) }
    return (
      .overconstrained,
      "two chains of constraints give one edge different positions: remove \(LogQuote.list(shown, "or"))"
    )
  }

  /// The items that contain others according to the gaps between them, and the items that probably contain
  /// others because these are aligned with them.
  private var containers: (sure: Set<LoggedItem.Key>, likely: Set<LoggedItem.Key>) {
    let nestings = members.compactMap { $0.nesting }
    let aligned = members.filter {
      $0.second?.attribute == $0.first.attribute && !$0.first.attribute.isSize
    }
    return (
      Set(nestings.map { $0.outer.key }),
      Set(aligned.compactMap { $0.second?.item.key }).subtracting(aligned.map { $0.first.item.key })
    )
  }

  /// Finds a view or a guide with a size of 0 that other constraints make larger, or returns `nil`.
  func collapsed() -> Cause? {
    let (containers, likely) = containers
    let size = own.first { size in
      let item = size.first.item
      return size.second == nil && size.constant == 0 && size.relation != .greaterThanOrEqual
        && (item.isGuide || containers.contains(item.key) || likely.contains(item.key))
    }
    let edges = own.filter { $0.second != nil && !$0.isKept }
    let isCenter = { (attribute: Attribute) in attribute == .centerX || attribute == .centerY }
    guard let size, let edge = edges.last(where: { !isCenter($0.first.attribute) }) ?? edges.last
    else { return nil }
    let side = size.first.attribute == .width ? "wide" : "high"
    let view = "\(name(size.first.item)) is 0 \(side)"
    return size.first.item.isGuide
      ? (
        .duplicate,
        "\(view), but other constraints give it another size: remove \(text(size)), or change the others"
      )
      : (
        .contentTooLarge,
        "\(view), but its content is larger: lower the priority of \(text(edge)) to 999, or deactivate the "
          + "constraints of its content while it is 0 \(side)"
      )
  }

  /// The view whose size is the limit of the walk, or `nil` if there is none.
  private var limitItem: LoggedItem? {
    limit.flatMap { problem.constraint(of: $0) }.map { conflict.constraints[$0] }
      .flatMap { $0.second == nil ? $0.first.item : nil }
  }

  /// Whether the limit is the width of a table column on macOS.
  var isColumn: Bool { limitItem.map { $0.className.hasPrefix("NSTable") } ?? false }

  /// Finds content that requires more space than is available, or returns `nil`.
  func tooLarge() -> Cause? {
    guard let walk, case .record(let index)? = limit,
      problem.layout.records[index].secondItem == nil, !own.isEmpty
    else { return nil }
    let record = problem.layout.records[index]
    guard walk.sum > record.constant else { return nil }
    let view = LogQuote.text(problem.layout.name(of: record.firstItem))
    let side = record.firstAttribute == .width ? "wide" : "high"
    let size = LogTable.number(record.constant)
    // A view that is as large as a screen does not grow.
    let mayGrow =
      given?.origin == .autoresizingMask && record.constant < 400 && limitItem?.isManaged == false
    let larger =
      isColumn
      ? ", or widen the column"
      : given == nil
        ? ", or allow \(view) to be larger" : mayGrow ? ", or give \(view) a larger frame" : ""
    return (
      .contentTooLarge,
      "\(view) is \(size) \(side), but its content requires \(LogTable.number(walk.sum)): reduce a size or "
        + "gap, or change one to `<=`\(larger)"
    )
  }
}

extension VerdictFinder {
  /// The advice on constraints of the program that contradict each other in any other way, or `nil` if other
  /// constraints are involved.
  var contradiction: Cause? {
    guard problem.assumption == .nothing, given == nil, own.count > 1, isAmongOwn else {
      return nil
    }
    let edges = own.filter { $0.second != nil && !$0.isKept }
    let shown = (edges.isEmpty ? own : edges).suffix(4).map { names.equation(of: $0) }
    return (
      .overconstrained,
      "the constraints contradict each other: remove \(LogQuote.list(shown, "or")), or change a constant"
    )
  }

  /// Finds a chain of fixed gaps and sizes that is shorter than the size that the chain must fill, or returns
  /// `nil`.
  func tooSmall() -> Cause? {
    guard let walk, walk.relation == .equal, case .record(let index)? = limit,
      problem.layout.records[index].secondItem == nil, own.count > 1,
      walk.sum < problem.layout.records[index].constant
    else { return nil }
    let record = problem.layout.records[index]
    return (
      .overconstrained,
      "all gaps and sizes in \(LogQuote.text(problem.layout.name(of: record.firstItem))) are fixed and add "
        + "up to \(LogTable.number(walk.sum)) instead of \(LogTable.number(record.constant)): remove one of "
        + "them, or change one to `>=`"
    )
  }
}

extension LoggedConstraint {
  /// Whether the constraint is the height of the content view of a row, which can follow from the content.
  fileprivate var isHeightOfRow: Bool {
    first.attribute == .height && first.item.maker == .managed
      && first.item.className.hasSuffix("ContentView") && first.item.isCell
  }

  /// Returns whether both constraints determine the same edge of the same view.
  fileprivate func isAtSameEdge(as other: LoggedConstraint) -> Bool {
    items.contains { item in
      !item.isGuide && item.child == nil && pinned(item).map { $0 == other.pinned(item) } == true
        && relation == .equal && other.relation == .equal && !first.attribute.isSize
    }
  }

  /// Returns whether the constraint determines the same distance or size as another constraint.
  func isAboutSame(as other: LoggedConstraint) -> Bool {
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

  /// Returns the attribute of an item that the constraint determines, or `nil` if the constraint only
  /// determines other items.
  fileprivate func pinned(_ item: LoggedItem) -> Attribute? {
    if first.item.key == item.key { return first.attribute }
    guard let second, second.item.key == item.key else { return nil }
    return second.attribute
  }
}
