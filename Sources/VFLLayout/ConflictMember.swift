public import VFLRecords

/// A constraint of a conflict.
///
/// It is a record or a content size, which people wrote, or the container's size or that no size is negative,
/// which nobody wrote.
public enum ConflictMember: Sendable, Hashable {
  /// The record at this index.
  case record(Int)
  /// The size given to the container on this axis.
  case container(Axis)
  /// This item's size on this axis is not negative.
  case nonNegative(ItemID, Axis)
  /// This item is as large as its content on this axis, where that is required.
  case contentSize(ItemID, Axis)
}
