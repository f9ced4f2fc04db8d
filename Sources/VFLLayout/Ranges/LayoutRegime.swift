public import VFLRecords

/// A range of container sizes between two breakpoints, within which the same constraints bind.
public struct LayoutRegime: Sendable, Hashable {
  /// An attribute of an item's frame.
  public struct Attribute: Sendable, Hashable {
    /// The item.
    public let item: ItemID
    /// The part of the frame: x, y, width or height.
    public let part: FreeAttribute.Part

    /// Creates an attribute.
    public init(item: ItemID, part: FreeAttribute.Part) {
      self.item = item
      self.part = part
    }
  }

  /// The sizes, in points; the upper end may be infinite.
  public let range: ClosedRange<Double>
  /// The constraints that bind, in the order of the members of a conflict.
  ///
  /// Some constraints that bind are omitted:
  /// - A constraint that does not depend on the container's size is listed only if it is relaxed or may be
  ///   relaxed. A relaxed content hugging constraint is not listed in this case.
  /// - A constraint on a free attribute is listed only if it is relaxed or may be relaxed. If a constraint
  ///   involves several free attributes, it may be missing even if it may be relaxed.
  ///
  /// - Complexity: O(constraints · log regimes), because the list is created on each access.
  public var bindings: [LayoutBinding] { table[index] }
  /// The attributes that differ among the optimal layouts, ordered by item.
  public let freeAttributes: [Attribute]
  /// The attributes of one-axis guides that differ among the optimal layouts.
  ///
  /// They are kept apart from ``freeAttributes``, because the attributes of such a guide on its unused axis
  /// are always ambiguous. Only JSON output lists them, and only on axes that constraints refer to.
  package let freeGuideAttributes: [Attribute]

  /// The bindings of all regimes of the layout, and the index of this regime.
  let table: RegimeBindings
  let index: Int

  /// Whether two regimes have the same sizes, free attributes and bindings.
  public static func == (left: LayoutRegime, right: LayoutRegime) -> Bool {
    left.range == right.range && left.freeAttributes == right.freeAttributes
      && left.bindings == right.bindings
  }

  /// Hashes the sizes and the free attributes.
  ///
  /// The bindings are not hashed, because it is expensive to list them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(freeAttributes)
  }
}
