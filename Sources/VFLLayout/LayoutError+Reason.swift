public import VFLRecords

extension LayoutError {
  /// The reason why a layout problem is malformed.
  ///
  /// Format strings and equations are checked for most of these errors when they are parsed. The layout checks
  /// them again because records can also be created directly.
  public enum Reason: Error, Sendable, Hashable {
    /// The record at this index names an item that does not exist.
    case unknownItem(record: Int)
    /// The record at this index relates two items that have no common ancestor.
    case noCommonAncestor(record: Int, first: ItemID, second: ItemID)
    /// The record at this index says where an item is without saying relative to what.
    case locationWithoutPartner(record: Int)
    /// The record at this index relates attributes that have nothing in common.
    case incompatibleAttributes(record: Int)
    /// The record at this index makes a location 0 times another one; a size may be.
    case zeroMultiplier(record: Int)
    /// The record at this index has a multiplier or a constant that is infinite or not a number, or
    /// becomes infinite with the margins and baselines that it speaks of.
    case recordNotFinite(record: Int)
    /// The record at this index has a priority that is not above 0.
    case priorityOutOfRange(record: Int)
    /// This item's parent does not exist, or is its own descendant, or it is the container and has one.
    case badParent(ItemID)
    /// This item has a size, margin, baseline or priority that is infinite or not a number, or a
    /// priority that is not above 0.
    case badNumber(ItemID)
    /// The numbers are so large that no finite layout that keeps the required constraints can be computed.
    ///
    /// The record has the largest number; `nil` where no record has one of a million or more.
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
