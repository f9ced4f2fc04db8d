import VFLRecords

/// The two halves of the records of a gap: the item farther along comes first.
struct Join: Hashable {
  var first: ItemID
  var firstAttribute: Attribute
  var second: ItemID
  var secondAttribute: Attribute
  /// What the second half is multiplied by, and what is added to it besides the gap: those of a point.
  var factor = 1.0
  var constant = 0.0
  /// Whether the gap counts from the second half backwards: a point comes second wherever it is.
  var isReversed = false
  /// Whether an edge is that of the margins.
  var isAtMargin = false

  /// One of two sides.
  enum Side {
    case left
    case right
  }

  /// The join with the edge of an item replaced by the edge of the item's margins.
  func atMargins(of item: ItemID?) -> Join {
    var join = self
    if first == item {
      join.firstAttribute = firstAttribute.marginCounterpart
    } else {
      join.secondAttribute = secondAttribute.marginCounterpart
    }
    return join
  }
}

extension FormatLowering {
  /// The edges that follow one another along the axis of the statement.
  var edges: (start: Attribute, end: Attribute) {
    if context.isVertical { return (.top, .bottom) }
    return context.isRightToLeft == nil ? (.leading, .trailing) : (.left, .right)
  }

  /// Whether the order of the chain is from right to left.
  var isMirrored: Bool { !context.isVertical && context.isRightToLeft == true }

  /// Which attributes of two sides a gap relates.
  ///
  /// - Parameter backwards: the side that is a guide which lies the other way round, so that its end meets
  ///   an end and its start a start.
  func join(
    _ left: ChainSide, _ right: ChainSide, backwards: Join.Side? = nil
  ) -> Join {
    // Where the order is from right to left, a view ends on its left.
    let isLeftEnd = !isMirrored != (backwards == .left)
    let isRightEnd = isMirrored != (backwards == .right)
    let leftAttribute = attribute(of: left, isEnd: isLeftEnd)
    let rightAttribute = attribute(of: right, isEnd: isRightEnd)
    if case .point(let term, let factor, let constant) = left {
      return Join(
        first: item(of: right), firstAttribute: rightAttribute, second: term.item,
        secondAttribute: term.attribute, factor: factor, constant: constant,
        isReversed: isMirrored)
    }
    if case .point(let term, let factor, let constant) = right {
      return Join(
        first: item(of: left), firstAttribute: leftAttribute, second: term.item,
        secondAttribute: term.attribute, factor: factor, constant: constant,
        isReversed: !isMirrored)
    }
    let isAtMargin = isMargin(left) || isMargin(right)
    if isMirrored {
      return Join(
        first: item(of: left), firstAttribute: leftAttribute, second: item(of: right),
        secondAttribute: rightAttribute, isAtMargin: isAtMargin)
    }
    return Join(
      first: item(of: right), firstAttribute: rightAttribute, second: item(of: left),
      secondAttribute: leftAttribute, isAtMargin: isAtMargin)
  }

  private func item(of side: ChainSide) -> ItemID {
    switch side {
    case .item(let item, _), .edge(let item, _): item
    case .point(let term, _, _): term.item
    }
  }

  private func isMargin(_ side: ChainSide) -> Bool {
    if case .edge(_, isMargin: true) = side { true } else { false }
  }

  /// The attribute at which a side meets the other one; a container has its first edge on the left.
  private func attribute(of side: ChainSide, isEnd: Bool) -> Attribute {
    let (start, end) = edges
    switch side {
    case .item(_, let isGuide):
      if context.isVertical, context.isBaseline, !isGuide {
        return isEnd ? .lastBaseline : .firstBaseline
      }
      return isEnd ? end : start
    case .edge(_, let isMargin):
      let edge = isEnd ? start : end
      return isMargin ? edge.marginCounterpart : edge
    case .point(let term, _, _): return term.attribute
    }
  }
}
