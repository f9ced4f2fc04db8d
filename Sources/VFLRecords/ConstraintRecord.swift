/// A constraint, as a value: `first.attribute REL second.attribute * multiplier + constant @priority`.
///
/// A record always knows which bytes and which rule made it.
public struct ConstraintRecord: Sendable, Hashable {
  /// The item whose attribute stands on the left of the relation.
  public var firstItem: ItemID
  /// The first item's attribute.
  public var firstAttribute: Attribute
  /// The relation.
  public var relation: Relation
  /// The item whose attribute stands on the right; `nil` when there is only the constant.
  public var secondItem: ItemID?
  /// The rectangle of the second item that is meant.
  public var secondRegion: LayoutRegion
  /// The second item's attribute.
  public var secondAttribute: Attribute
  /// The factor of the second item's attribute; never 0.
  public var multiplier: Double
  /// The constant that is added on the right, in points.
  public var constant: Double
  /// The priority of the constraint; 1000 has to hold.
  public var priority: Priority
  /// The bytes that ask for the record, and the rule that makes it.
  public var provenance: Provenance
  /// The rectangle of the first item that is meant.
  public var firstRegion: LayoutRegion
  /// The name that a format of the extended dialect gives the constraint; `nil` for most.
  public var identifier: String?

  /// Creates a record.
  public init(
    _ firstItem: ItemID, _ firstAttribute: Attribute, _ relation: Relation,
    _ secondItem: ItemID?, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required, firstRegion: LayoutRegion = .frame,
    secondRegion: LayoutRegion = .frame, provenance: Provenance
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.firstRegion = firstRegion
    self.secondRegion = secondRegion
    self.provenance = provenance
    identifier = nil
  }

  /// Whether the constant, or the margin that stands for it, is the standard space.
  public var isStandardSpacing: Bool { provenance.rule == .standardGap }
}
