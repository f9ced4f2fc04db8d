public import VFLRecords

/// A constraint between items of your own type: `firstItem.firstAttribute REL secondItem.secondAttribute *
/// multiplier + constant @priority`.
public struct ItemConstraint<Item> {
  /// The item on the left-hand side of the relation.
  public let firstItem: Item
  /// The item on the right-hand side of the relation, or `nil` if there is only a constant.
  public let secondItem: Item?
  /// The constraint without its items.
  ///
  /// The item identifiers in the record are only valid for the format string that created it.
  public let record: ConstraintRecord

  /// The attribute of the first item.
  public var firstAttribute: Attribute { record.firstAttribute }
  /// The relation between the two sides.
  public var relation: Relation { record.relation }
  /// The attribute of the second item, or ``Attribute/notAnAttribute`` if there is no second item.
  public var secondAttribute: Attribute { record.secondAttribute }
  /// The factor of the second attribute.
  public var multiplier: Double { record.multiplier }
  /// The constant in points that is added to the right-hand side.
  public var constant: Double { record.constant }
  /// The priority of the constraint.
  public var priority: Priority { record.priority }
  /// The byte range in the format string and the rule of the language that produced the constraint.
  public var provenance: Provenance { record.provenance }
  /// The name of the constraint in a format string of the extended dialect, or `nil` if it has no name.
  public var identifier: String? { record.identifier }
  /// Whether the spacing of the constraint is the standard spacing, either as a constant or as a margin.
  public var isStandardSpacing: Bool { record.isStandardSpacing }

  /// Creates a constraint from a record and the items that the record refers to.
  init(_ record: ConstraintRecord, items: [Item]) {
    self.record = record
    firstItem = items[record.firstItem.index]
    secondItem = record.secondItem.map { items[$0.index] }
  }
}

extension ItemConstraint: Sendable where Item: Sendable {}
extension ItemConstraint: Equatable where Item: Equatable {}
extension ItemConstraint: Hashable where Item: Hashable {}

extension ItemConstraint: CustomStringConvertible {
  /// The constraint as an equation, for example `b.leading == a.trailing + std(8) @1000`.
  public var description: String {
    record.text { id in
      let item = id == record.firstItem ? firstItem : secondItem ?? firstItem
      return (item as? any LayoutItem)?.itemName ?? String(describing: item)
    }
  }
}
