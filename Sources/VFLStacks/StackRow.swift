package import VFLRecords

/// A row of a stack view: `first.attribute REL second.attribute * multiplier + constant @priority`.
package struct StackRow: Sendable, Hashable {
  /// The rule that requires the row.
  package let rule: StackRule
  /// The item on the left-hand side of the relation.
  package let first: StackElement
  /// The attribute of the first item.
  package let firstAttribute: Attribute
  /// The relation between the two sides.
  package let relation: Relation
  /// The item on the right-hand side, or `nil` to compare a width or height with the constant.
  package let second: StackElement?
  /// The attribute of the second item.
  package let secondAttribute: Attribute
  /// The factor of the second attribute.
  package let multiplier: Double
  /// The constant in points that is added to the right-hand side.
  package let constant: Double
  /// The priority of the row.
  package let priority: Priority
}
