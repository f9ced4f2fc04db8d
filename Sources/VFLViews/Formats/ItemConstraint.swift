public import VFLRecords

/// A constraint between your items:
/// `firstItem.firstAttribute REL secondItem.secondAttribute * multiplier + constant @priority`.
public struct ItemConstraint<Item> {
  /// The item on the left of the relation.
  public let firstItem: Item
  /// The item on the right of the relation; `nil` when there is only the constant.
  public let secondItem: Item?
  /// All but the items; its identifiers count the items that the format mentions and mean nothing
  /// outside it.
  public let record: ConstraintRecord

  /// The first item's attribute.
  public var firstAttribute: Attribute { record.firstAttribute }
  /// The relation.
  public var relation: Relation { record.relation }
  /// The second item's attribute; ``Attribute/notAnAttribute`` without a second item.
  public var secondAttribute: Attribute { record.secondAttribute }
  /// The factor of the second item's attribute.
  public var multiplier: Double { record.multiplier }
  /// What is added on the right, in points.
  public var constant: Double { record.constant }
  /// How strongly the constraint is wanted.
  public var priority: Priority { record.priority }
  /// The bytes of the format and the rule of the language that ask for the constraint.
  public var provenance: Provenance { record.provenance }
  /// The name that a format of the extended dialect gives the constraint; `nil` for most.
  public var identifier: String? { record.identifier }
  /// Whether the constant, or the margin that stands for it, is the standard space.
  public var isStandardSpacing: Bool { record.isStandardSpacing }

  /// Creates a constraint from a record and the items that it speaks of.
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
  /// The constraint as people read it: `b.leading == a.trailing + std(8) @1000`.
  public var description: String {
    record.text { id in
      let item = id == record.firstItem ? firstItem : secondItem ?? firstItem
      return (item as? any LayoutItem)?.itemName ?? String(describing: item)
    }
  }
}
