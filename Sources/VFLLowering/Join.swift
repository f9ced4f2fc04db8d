import VFLRecords

/// The two attributes that a gap relates.
///
/// The item farther along the chain comes first.
struct Join: Hashable {
  var first: ItemID
  var firstAttribute: Attribute
  var second: ItemID
  var secondAttribute: Attribute
  /// The factor and the constant of the second attribute, if it is a position.
  ///
  /// The gap is not included in the constant.
  var factor = 1.0
  var constant = 0.0
  /// Whether the gap counts backwards from the second attribute.
  ///
  /// A position is always the second attribute, even if it precedes the item in the chain.
  var isReversed = false
  /// Whether one of the attributes is a margin.
  var isAtMargin = false

  /// A side of a connection.
  enum Side {
    case left
    case right
  }

  /// Returns the join with the edge of an item replaced by the edge of its margins.
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

/// The axis and the direction of a chain.
struct ChainOrder {
  var axis = Axis.horizontal
  /// Whether the order is from right to left, or `nil` for leading to trailing.
  var isRightToLeft: Bool?
  /// Whether gaps are measured between baselines.
  var isBaseline = false

  var isVertical: Bool { axis == .vertical }

  /// The attribute for the size along the axis.
  var size: Attribute { isVertical ? .height : .width }

  /// The edges at the start and end of an item on the axis.
  var edges: (start: Attribute, end: Attribute) {
    if isVertical { return (.top, .bottom) }
    return isRightToLeft == nil ? (.leading, .trailing) : (.left, .right)
  }

  /// Whether the chain is ordered from right to left.
  var isMirrored: Bool { !isVertical && isRightToLeft == true }

  /// Returns the two attributes that a gap between two sides relates.
  ///
  /// - Parameter backwards: The side that is a guide with the opposite direction. Its end touches the end of
  ///   an item, and its start touches the start of an item.
  func join(
    _ left: ChainSide, _ right: ChainSide, backwards: Join.Side? = nil
  ) -> Join {
    // In a chain from right to left, the end of a view is its left edge.
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

  /// Returns the attribute with which a side touches the opposite side.
  ///
  /// A container's start edge is on the left side of a connection.
  private func attribute(of side: ChainSide, isEnd: Bool) -> Attribute {
    let (start, end) = edges
    switch side {
    case .item(_, let isGuide):
      if isVertical, isBaseline, !isGuide {
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
