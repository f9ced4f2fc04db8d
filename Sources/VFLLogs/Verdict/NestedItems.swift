import VFLRecords

/// The items of a log that contain other items.
struct NestedItems {
  /// The constraints that show that one of two items is inside the other one, with the inner item.
  private var nestings: [Set<LoggedItem.Key>: [(constraint: LoggedConstraint, inner: LoggedItem)]] =
    [:]
  /// The superviews that the log names, by the keys of their subviews.
  private let superviews: [LoggedItem.Key: LoggedItem.Key]

  /// An item inside another item.
  struct Inner {
    let item: LoggedItem
    /// Whether the log names the other item as the superview, or the other item is a guide.
    let isCertain: Bool
  }

  /// Collects the superviews of a log.
  init(_ conflict: LoggedConflict) {
    var superviews: [LoggedItem.Key: LoggedItem.Key] = [:]
    for constraint in conflict.constraints {
      if let (inner, _) = constraint.nesting {
        nestings[Set(constraint.items.map { $0.key }), default: []].append((constraint, inner))
      }
      let isOfMask = constraint.origin == .autoresizingMask
      let isNamed = constraint.superview != nil || constraint.items.contains { $0.child != nil }
      if isNamed, let (inner, outer) = constraint.nesting {
        superviews[inner.key] = outer.key
      } else if isOfMask, let second = constraint.second {
        superviews[constraint.first.item.key] = second.item.key
      }
    }
    self.superviews = superviews
  }

  /// Returns the item of a constraint that is inside the other item, or `nil` if the log does not show this.
  ///
  /// The content of a scroll view can extend beyond it, so it is not inside.
  func inner(of constraint: LoggedConstraint) -> Inner? {
    guard let second = constraint.second?.item, !constraint.items.contains(where: { $0.scrolls })
    else { return nil }
    let (first, keys) = (constraint.first.item, constraint.items.map { $0.key })
    let parents = keys.map { superviews[$0] }
    if parents[0] == keys[1] { return Inner(item: first, isCertain: true) }
    if parents[1] == keys[0] { return Inner(item: second, isCertain: true) }
    if parents[0] != nil, parents[0] == parents[1] { return nil }
    if first.isSystemGuide != second.isSystemGuide {
      return Inner(item: first.isSystemGuide ? second : first, isCertain: true)
    }
    if first.isLeaf != second.isLeaf {
      return Inner(item: first.isLeaf ? first : second, isCertain: false)
    }
    let nested = nestings[Set(keys)] ?? []
    // The offset at the leading or top edge is rarely wrong.
    let near = nested.first { $0.constraint.first.attribute.isNear }
    let far = nested.first { !$0.constraint.first.attribute.isNear }
    let isClear =
      near?.inner.key == far?.inner.key || near == nil || far == nil
      || near.map { $0.constraint.relation != .equal || $0.constraint.constant > 0 } == true
    guard isClear, let inner = (near ?? far)?.inner else { return nil }
    return Inner(item: inner, isCertain: false)
  }
}

extension LoggedItem {
  /// Whether the views of a program are rarely inside a view of this class.
  fileprivate var isLeaf: Bool {
    ["Label", "Button", "ImageView", "TextField", "Switch", "Slider", "IndicatorView"].contains {
      ClassName.short(className).hasSuffix($0)
    }
  }
}

extension Attribute {
  /// Whether the attribute is a leading, left or top edge or margin.
  fileprivate var isNear: Bool { [.leading, .left, .top].contains(withoutMargins) }
}
