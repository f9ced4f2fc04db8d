public import VFLRecords

/// A range of sizes of the container between two breakpoints, in which the same constraints bind.
public struct LayoutRegime: Sendable, Hashable {
  /// An attribute of an item's frame.
  public struct Attribute: Sendable, Hashable {
    /// The item.
    public let item: ItemID
    /// The number of the item's frame that is meant.
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
  /// Among constraints that have nothing to do with the container's size, only records that give way or may
  /// do so are told. Constraints about free attributes are told only if they give way or may do so; among
  /// those about several free attributes, some that may give way can be missing.
  ///
  /// - Complexity: O(constraints · log regimes), as they are listed when they are asked for.
  public var bindings: [LayoutBinding] {
    switch listing {
    case .given(let bindings): bindings
    case .found(let bindings, let regime): bindings[regime]
    }
  }
  /// The attributes that are not the same in all best layouts, by item.
  public let freeAttributes: [Attribute]
  /// The same of guides that measure one axis, of which people are told nothing; those of the other axis are
  /// always among them.
  package let freeGuideAttributes: [Attribute]

  /// The constraints that bind, or where they are listed.
  enum Listing: Sendable {
    case given([LayoutBinding])
    case found(RegimeBindings, regime: Int)
  }

  private let listing: Listing

  /// Creates a regime.
  public init(
    range: ClosedRange<Double>, bindings: [LayoutBinding], freeAttributes: [Attribute]
  ) {
    self.init(range: range, bindings: .given(bindings), freeAttributes: freeAttributes)
  }

  init(
    range: ClosedRange<Double>, bindings: Listing, freeAttributes: [Attribute],
    freeGuideAttributes: [Attribute] = []
  ) {
    self.range = range
    listing = bindings
    self.freeAttributes = freeAttributes
    self.freeGuideAttributes = freeGuideAttributes
  }

  /// Whether two regimes say the same.
  public static func == (left: LayoutRegime, right: LayoutRegime) -> Bool {
    left.range == right.range && left.freeAttributes == right.freeAttributes
      && left.bindings == right.bindings
  }

  /// Feeds the sizes and what is free, which tell regimes apart well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(freeAttributes)
  }
}

extension LayoutRegime {
  /// A size in the interior, where there is one.
  var sizeInside: Double {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return upper.isFinite ? lower + (upper - lower) / 2 : lower + max(1, lower.magnitude)
  }
}
