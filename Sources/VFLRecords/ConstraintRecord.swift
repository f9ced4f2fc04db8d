/// A constraint as a value: `first.attribute REL second.attribute * multiplier + constant @priority`.
///
/// A record contains the source location and the rule that produced it.
public struct ConstraintRecord: Sendable, Hashable {
  /// The item on the left-hand side of the relation.
  public var firstItem: ItemID
  /// The attribute of the first item.
  public var firstAttribute: Attribute
  /// The relation between the two sides.
  public var relation: Relation
  /// The item on the right-hand side of the relation, or `nil` if there is only a constant.
  public var secondItem: ItemID?
  /// The region of the second item that the attribute belongs to.
  public var secondRegion: LayoutRegion
  /// The attribute of the second item.
  public var secondAttribute: Attribute
  /// The factor of the second attribute.
  ///
  /// It is never 0.
  public var multiplier: Double
  /// The constant in points that is added on the right.
  public var constant: Double
  /// The priority of the constraint.
  ///
  /// The value 1000 means required.
  public var priority: Priority
  /// The source location of the record and the rule that produced it.
  public var provenance: Provenance
  /// The region of the first item that the attribute belongs to.
  public var firstRegion: LayoutRegion
  /// The name of the constraint in a format string of the extended dialect, or `nil` if it has no name.
  public var identifier: String?

  /// Whether the spacing of the constraint is the standard spacing, either as a constant or as a margin.
  public var isStandardSpacing: Bool { provenance.rule == .standardGap }
}

extension ConstraintRecord {
  /// Creates a record.
  public init(
    _ firstItem: ItemID, _ firstAttribute: Attribute, _ relation: Relation,
    _ secondItem: ItemID?, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required, firstRegion: LayoutRegion = .frame,
    secondRegion: LayoutRegion = .frame, provenance: Provenance
  ) {
    // In an extension, the memberwise initializer is available, which does not copy the record.
    self.init(
      firstItem: firstItem, firstAttribute: firstAttribute, relation: relation,
      secondItem: secondItem, secondRegion: secondRegion, secondAttribute: secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority, provenance: provenance,
      firstRegion: firstRegion, identifier: nil)
  }
}
