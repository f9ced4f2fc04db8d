import VFLDiagnostics
package import VFLRecords

/// A constraint to be written as code: a record, and the names that the code uses instead of its numbers.
package struct CodeConstraint: Sendable, Hashable {
  /// The record.
  package private(set) var record: ConstraintRecord
  /// The constant on the right side of the relation.
  private(set) var constant: CodeNumber
  /// The priority.
  let priority: CodeNumber

  /// Creates the constraint for a record.
  ///
  /// - Parameters:
  ///   - constant: The name to write instead of the record's constant; `nil` to write the number.
  ///   - isPerhapsUnsigned: Whether the type of `constant` may be unsigned.
  ///   - priority: The name to write instead of the record's priority; `nil` to write the number.
  package init(
    _ record: ConstraintRecord, constant: String? = nil, isPerhapsUnsigned: Bool = false,
    priority: String? = nil
  ) {
    self.record = record
    self.constant = CodeNumber(
      value: record.constant, name: constant, isPerhapsUnsigned: isPerhapsUnsigned)
    self.priority = CodeNumber(value: record.priority.rawValue, name: priority)
  }

  /// Returns the constraint with other items, which are indexed by the items of the constraint.
  func replacingItems(by items: [ItemID]) -> CodeConstraint {
    var constraint = self
    constraint.record.firstItem = items[record.firstItem.index]
    constraint.record.secondItem = record.secondItem.map { items[$0.index] }
    return constraint
  }

  /// The constraint as an equation of a `.vfl` file can express it: without an identifier, and with margin
  /// attributes instead of the layout margins guide.
  var inEquationForm: CodeConstraint {
    var constraint = self
    constraint.record.identifier = nil
    if record.firstRegion == .layoutMarginsGuide {
      constraint.record.firstRegion = .frame
      constraint.record.firstAttribute = record.firstAttribute.marginCounterpart
    }
    if record.secondRegion == .layoutMarginsGuide {
      constraint.record.secondRegion = .frame
      constraint.record.secondAttribute = record.secondAttribute.marginCounterpart
    }
    return constraint
  }

  /// Whether the code must set the priority or the identifier of the constraint, which are properties.
  var namesProperties: Bool { showsPriority || record.identifier != nil }

  /// Whether the code must set the priority, because the priority is named or is not required.
  var showsPriority: Bool { priority.name != nil || !record.priority.isRequired }

  /// Returns the priority as an expression that can be assigned to the property `priority`.
  ///
  /// - Parameter isTyped: Whether the name of the priority is an expression of type `Float`, as Swift
  ///   requires. If `false`, the Swift code converts the name to `Float`.
  func priorityText(in style: CodeStyle, isTyped: Bool) -> String {
    let text = priority.text(in: style)
    if style.isObjectiveC { return text }
    guard priority.name == nil else { return isTyped ? ".init(\(text))" : ".init(Float(\(text)))" }
    return Self.text(of: record.priority)
  }

  /// Returns a priority as an implicit member expression in Swift.
  static func text(of priority: Priority) -> String {
    switch priority {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    default: ".init(\(DecimalText.shortest(priority.rawValue)))"
    }
  }

  /// Returns the constraint with its sides exchanged if the first item is an ancestor of the second item.
  ///
  /// The descendant is then the first item. If the sides cannot be exchanged exactly, or if the first item is
  /// not an ancestor, the constraint is returned unchanged.
  func fromInside(_ items: CodeItems) -> CodeConstraint {
    let isOutside = record.secondItem.map { items.isAncestor(record.firstItem, of: $0) } ?? false
    return isOutside ? turned ?? self : self
  }

  /// The equivalent constraint with its items exchanged.
  ///
  /// The value is `nil` if the constraint has only one item, if dividing by the multiplier is not exact, or
  /// if the multiplier is not 1 and the constant is named.
  private var turned: CodeConstraint? {
    let factor = 1 / record.multiplier
    let share = record.constant / record.multiplier
    // `addingProduct` does not round the product, so each result is 0 only if the division is exact.
    guard let second = record.secondItem, (-1).addingProduct(factor, record.multiplier) == 0,
      (-record.constant).addingProduct(share, record.multiplier) == 0,
      record.multiplier == 1 || constant.name == nil
    else { return nil }
    var turned = self
    turned.record.multiplier = factor
    turned.record.firstItem = second
    turned.record.firstAttribute = record.secondAttribute
    turned.record.firstRegion = record.secondRegion
    turned.record.secondItem = record.firstItem
    turned.record.secondAttribute = record.firstAttribute
    turned.record.secondRegion = record.firstRegion
    if record.multiplier > 0 { turned.record.relation = record.relation.reversed }
    turned.constant = constant.negated.divided(by: record.multiplier)
    turned.record.constant = turned.constant.value
    return turned
  }
}
