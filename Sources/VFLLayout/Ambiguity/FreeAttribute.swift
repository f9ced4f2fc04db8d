public import VFLRecords

/// An attribute of an item's frame that differs between optimal layouts, with its range.
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

    /// The axis of the attribute.
    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    /// Whether the attribute is the width or the height.
    package var isSize: Bool { self == .width || self == .height }
  }

  /// The item.
  public var item: ItemID
  /// The part of the item's frame that is free.
  public var part: Part
  /// The smallest value in any optimal layout, in points; `-infinity` if there is no lower bound.
  public var lower: Double
  /// The largest value in any optimal layout, in points; `infinity` if there is no upper bound.
  public var upper: Double

  /// Creates a free attribute with its range.
  public init(item: ItemID, part: Part, lower: Double, upper: Double) {
    self.item = item
    self.part = part
    self.lower = lower
    self.upper = upper
  }

  /// A value inside the range.
  ///
  /// At an end of the range, fixing this attribute might also fix other attributes. A negative position, which
  /// is outside of the parent, is chosen only if no other is in the range.
  package var valueInside: Double { valueInside(upTo: .infinity) }

  /// Returns a value inside the range that does not exceed a limit, if there is one.
  ///
  /// The limit is the largest value with which the item is inside its parent.
  func valueInside(upTo limit: Double) -> Double {
    let limit = limit > max(lower, 0) ? limit : .infinity
    if lower.isFinite && upper.isFinite {
      let upper = min(upper, limit)
      return Self.middle(upper > 0 ? max(lower, 0) : lower, upper)
    }
    // Without two finite bounds, prefer a typical value: 20 points from the edge, or 100 points wide or high.
    let usual = min(part.isSize ? 100 : 20, limit)
    if lower < usual && usual < upper { return usual }
    if lower.isFinite { return lower + usual < limit ? lower + usual : Self.middle(lower, limit) }
    return upper > 0 ? Self.middle(0, upper) : upper - usual
  }

  /// The attribute without its range.
  package var withoutRange: LayoutRegime.Attribute {
    LayoutRegime.Attribute(item: item, part: part)
  }

  private static func middle(_ lower: Double, _ upper: Double) -> Double {
    let middle = lower + (upper - lower) / 2
    let whole = middle.rounded()
    return lower < whole && whole < upper ? whole : middle
  }
}

extension Axis {
  /// The size on this axis.
  package var sizePart: FreeAttribute.Part { self == .horizontal ? .width : .height }
  /// The position on this axis.
  package var positionPart: FreeAttribute.Part { self == .horizontal ? .x : .y }
}
