public import VFLRecords

/// A number of an item's frame that is not the same in all best layouts, with its range.
public struct FreeAttribute: Sendable, Hashable {
  /// One of the four numbers of a frame.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// The distance from the parent's left edge.
    case x
    /// The distance from the parent's top edge.
    case y
    /// The width.
    case width
    /// The height.
    case height

    /// The axis that it lies on.
    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
  }

  /// The item.
  public var item: ItemID
  /// The number of the item's frame that is free.
  public var part: Part
  /// The least value in any best layout, in points; `-infinity` when there is none.
  public var lower: Double
  /// The greatest value in any best layout, in points; `infinity` when there is none.
  public var upper: Double

  /// Creates a free attribute with its range.
  public init(item: ItemID, part: Part, lower: Double, upper: Double) {
    self.item = item
    self.part = part
    self.lower = lower
    self.upper = upper
  }

  /// The attribute's value in the frame of its item, in points.
  public func value(in frame: Frame) -> Double {
    switch part {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    }
  }
}
