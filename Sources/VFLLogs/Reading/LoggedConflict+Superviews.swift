import VFLRecords

extension LoggedConflict {
  /// Returns the conflict with the superview of a view in each description that does not name it, if another
  /// description names it.
  func namingSuperviews() -> LoggedConflict {
    var superviews: [LoggedItem.Key: LoggedItem] = [:]
    for constraint in constraints {
      guard let superview = constraint.superview,
        let child = constraint.items.first(where: { $0.key != superview.key })
      else { continue }
      superviews[child.key] = superview
    }
    return replacingItems { item in item.child.flatMap { superviews[$0] } ?? item }
  }

  /// The likely superviews of views whose superviews have no name in the log, by child.
  ///
  /// The likely superview is the only item with a given size, or with an inner item, to which constraints of
  /// the program connect the child. If it is a guide, the likely superview is the owner of the guide.
  var likelySuperviews: [LoggedItem.Key: LoggedItem] {
    let sized = constraints.filter { $0.isGivenSize }.map { $0.first.item }
    let guides = constraints.filter { $0.origin == .safeArea || $0.origin == .layoutMargins }
    var outer: [LoggedItem.Key: LoggedItem] = [:]
    for constraint in constraints where constraint.origin == nil {
      if let (inner, other) = constraint.nesting { outer[inner.key] = other }
    }
    var found: [LoggedItem.Key: LoggedItem] = [:]
    for child in constraints.flatMap({ $0.items }).compactMap({ $0.child })
    where found[child] == nil {
      let partners = constraints.filter { $0.origin == nil }.compactMap {
        constraint -> LoggedItem? in
        guard constraint.items.contains(where: { $0.key == child }),
          let partner = constraint.items.first(where: { $0.key != child })
        else { return nil }
        if sized.contains(where: { $0.key == partner.key }) { return partner }
        let guide = guides.first { $0.items.contains { $0.key == partner.key } }
        return guide?.items.first { !$0.isSystemGuide } ?? outer[child] ?? outer[partner.key]
      }
      if let partner = partners.first, partner.key != child,
        partners.allSatisfy({ $0.key == partner.key })
      {
        found[child] = partner
      }
    }
    return found
  }

  /// Returns the conflict with the coordinates of AppKit's masks measured from the bottom of the superview,
  /// unless the superview is flipped.
  func measuringCoordinates() -> LoggedConflict {
    mirroring { mask in
      mask.isCoordinate && mask.superviewIsFlipped != true
    }
  }

  /// Returns the conflict with the vertical distances of AppKit's masks measured from the other end of the
  /// superview, unless the end is known.
  func mirroringMasks() -> LoggedConflict {
    mirroring { mask in
      mask.superviewIsFlipped == nil || !mask.isCoordinate && mask.superviewIsFlipped == false
    }
  }

  /// Mirrors the selected vertical distances of AppKit's masks.
  private func mirroring(_ isMeant: (LoggedConstraint) -> Bool) -> LoggedConflict {
    guard constraints.contains(where: { $0.items.contains { $0.isOfAppKit } }) else { return self }
    var conflict = self
    for (index, constraint) in constraints.enumerated()
    where constraint.origin == .autoresizingMask && isMeant(constraint) {
      conflict.constraints[index].mirror()
    }
    return conflict
  }
}

extension LoggedConstraint {
  /// Whether the superview of a mask has its origin at the top, or `nil` if its class does not show this.
  ///
  /// A program can define this for its own classes.
  fileprivate var superviewIsFlipped: Bool? {
    guard let superview = second?.item, superview.child == nil else { return nil }
    if Self.flippedClasses.contains(superview.className) { return true }
    return Self.unflippedClasses.contains(superview.className) ? false : nil
  }

  /// The inner and the outer item if one contains the other, or `nil` if the constraint does not show this.
  ///
  /// A gap between the same edges of two items leads inwards.
  var nesting: (inner: LoggedItem, outer: LoggedItem)? {
    guard let second, !first.attribute.isSize else { return nil }
    for item in items where item.key == superview?.key || item.child != nil {
      return items.first { $0.key != item.key }.map { ($0, item) }
    }
    let edge = first.attribute.withoutMargins
    guard edge == second.attribute.withoutMargins, multiplier == 1 else { return nil }
    let isBelow = relation == .equal ? constant < 0 : relation == .lessThanOrEqual && constant <= 0
    let isAbove =
      relation == .equal ? constant > 0 : relation == .greaterThanOrEqual && constant >= 0
    guard isBelow || isAbove else { return nil }
    switch edge {
    case .left, .leading, .top:
      return isAbove ? (first.item, second.item) : (second.item, first.item)
    case .right, .trailing, .bottom:
      return isBelow ? (first.item, second.item) : (second.item, first.item)
    default: return nil
    }
  }

  private static let flippedClasses: Set = [
    "NSTableView", "NSOutlineView", "NSTableRowView", "NSCollectionView", "NSSplitView",
    "NSScrollView", "NSTextView", "NSTabView", "NSButton", "NSTextField",
  ]
  private static let unflippedClasses: Set = [
    "NSView", "NSBox", "NSVisualEffectView", "NSThemeFrame",
  ]

  /// Exchanges top and bottom edges.
  fileprivate mutating func mirror() {
    guard var other = second, let attribute = first.attribute.mirrored,
      let end = other.attribute.mirrored
    else { return }
    other.attribute = end
    (first.attribute, second) = (attribute, other)
    relation = relation.reversed
    constant = 0 - constant
  }
}

extension Attribute {
  /// The attribute at the opposite vertical end, or `nil` for other attributes.
  fileprivate var mirrored: Attribute? {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .centerY: .centerY
    default: nil
    }
  }
}
