public import VFLRecords

/// A constraint of a conflict.
///
/// Records and content sizes are specified by the user. The size of the container and the constraint that a
/// size is not negative are not in the source.
public enum ConflictMember: Sendable, Hashable {
  /// The record at this index.
  case record(Int)
  /// The given size of the container on this axis.
  case container(Axis)
  /// The implicit constraint that this item's size on this axis is not negative.
  case nonNegative(ItemID, Axis)
  /// The constraint that this item is at least, or at most, as large as its content on this axis.
  case contentSize(ItemID, Axis)
}
