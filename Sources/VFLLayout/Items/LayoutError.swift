public import VFLRecords

/// An error that is thrown for a malformed layout problem.
public struct LayoutError: Error, Sendable, Hashable {
  /// The reasons: those about items, ordered by item, or otherwise those about records, ordered by record.
  ///
  /// The array is not empty.
  public let reasons: [Reason]

  /// Creates an error with at least one reason.
  package init(reasons: [Reason]) {
    self.reasons = reasons
  }
}

extension LayoutError {
  /// The reason why a layout problem is malformed.
  ///
  /// Format strings and equations are checked for most of these errors when they are parsed. The layout
  /// checks them again because records can also be created directly.
  public enum Reason: Error, Sendable, Hashable {
    /// The record at this index refers to an item that does not exist.
    case unknownItem(record: Int)
    /// The record at this index relates two items that have no common ancestor.
    case noCommonAncestor(record: Int, first: ItemID, second: ItemID)
    /// The record at this index constrains a position, but has no second item that the position is relative
    /// to.
    case locationWithoutPartner(record: Int)
    /// The record at this index relates attributes that are not compatible, such as a width and an edge.
    case incompatibleAttributes(record: Int)
    /// The record at this index multiplies a position by 0.
    ///
    /// A size may be multiplied by 0.
    case zeroMultiplier(record: Int)
    /// The record at this index has a multiplier or a constant that is infinite or NaN, or its constant
    /// becomes infinite when margins and baselines are added.
    case recordNotFinite(record: Int)
    /// The record at this index has a priority that is not a finite number above 0.
    case priorityOutOfRange(record: Int)
    /// This item's parent does not exist, this item is its own ancestor, or this item is the container and
    /// has a parent.
    case badParent(ItemID)
    /// This item has a size, margin, safe area inset, baseline or priority that is infinite or NaN, or a
    /// priority that is not above 0.
    case badNumber(ItemID)
    /// The numbers are so large that no finite layout that satisfies the required constraints can be
    /// computed.
    ///
    /// The record contains the largest number; `nil` if no record contains a number of a million or more.
    case numbersTooLarge(record: Int?)

    /// The index of the malformed record, or `nil` if the malformed value is not in a record.
    public var record: Int? {
      switch self {
      case .unknownItem(let record), .noCommonAncestor(let record, _, _),
        .locationWithoutPartner(let record), .incompatibleAttributes(let record),
        .zeroMultiplier(let record), .recordNotFinite(let record), .priorityOutOfRange(let record):
        record
      case .numbersTooLarge(let record): record
      case .badParent, .badNumber: nil
      }
    }
  }
}
