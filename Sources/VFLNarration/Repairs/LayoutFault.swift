import VFLRecords

/// A property of a layout that is most likely not intended.
enum LayoutFault: Hashable, Comparable {
  /// A view extends beyond its parent on an axis.
  case outside(ItemID, Axis)
  /// A view has no width or no height.
  case empty(ItemID, Axis)
  /// The second view begins before the first view ends, although the layout contains a gap between them.
  case closed(ItemID, ItemID, Axis)
  /// Two views with the same parent overlap.
  case overlap(ItemID, ItemID)
  /// Other constraints conflict.
  case conflict

  /// The items and axes that determine whether a layout has the fault.
  var extents: [(item: ItemID, axis: Axis)] {
    switch self {
    case .outside(let item, let axis), .empty(let item, let axis): [(item, axis)]
    case .closed(let first, let second, let axis): [(first, axis), (second, axis)]
    case .conflict: []
    case .overlap(let first, let second):
      Axis.allCases.flatMap { [(first, $0), (second, $0)] }
    }
  }

  static func < (left: LayoutFault, right: LayoutFault) -> Bool {
    left.rank.lexicographicallyPrecedes(right.rank)
  }

  /// The position among other faults, the clearest first.
  private var rank: [Int] {
    switch self {
    case .outside(let item, let axis): [0, item.index, axis == .horizontal ? 0 : 1]
    case .empty(let item, let axis): [1, item.index, axis == .horizontal ? 0 : 1]
    case .closed(let first, let second, let axis):
      [2, first.index, second.index, axis == .horizontal ? 0 : 1]
    case .overlap(let first, let second): [3, first.index, second.index]
    case .conflict: [4]
    }
  }
}
