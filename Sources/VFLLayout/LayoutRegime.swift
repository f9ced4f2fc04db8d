public import VFLRecords

/// Sizes of the container between two breakpoints.
public struct LayoutRegime: Sendable, Hashable {
  /// An attribute of an item's frame.
  public struct Attribute: Sendable, Hashable {
    /// The item.
    public let item: ItemID
    /// Which of the four numbers of its frame.
    public let part: FreeAttribute.Part

    /// Creates an attribute.
    public init(item: ItemID, part: FreeAttribute.Part) {
      self.item = item
      self.part = part
    }
  }

  /// The sizes, in points; the upper end may be infinite.
  public let range: ClosedRange<Double>
  /// The constraints that bind, in the order in which a conflict tells them.
  ///
  /// Of those that have nothing to do with the container's size, the records that give way or may do so
  /// are told. Of those about free attributes, the ones about one of them are told as far as they may give
  /// way.
  public let bindings: [LayoutBinding]
  /// What the best layouts differ in, by item.
  public let freeAttributes: [Attribute]

  /// Creates a regime.
  public init(
    range: ClosedRange<Double>, bindings: [LayoutBinding], freeAttributes: [Attribute]
  ) {
    self.range = range
    self.bindings = bindings
    self.freeAttributes = freeAttributes
  }
}

extension LayoutRegime {
  /// A size in the interior, where there is one.
  var sizeInside: Double {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return upper.isFinite ? lower + (upper - lower) / 2 : lower + max(1, lower.magnitude)
  }
}
