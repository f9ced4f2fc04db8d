import VFLRecords
import VFLViews

/// The description of a constraint object that may not exist yet.
struct ConstraintBlueprint {
  let first: LayoutElement
  let firstAttribute: Attribute
  let relation: Relation
  let second: LayoutElement?
  let secondAttribute: Attribute
  let multiplier: Double
  let constant: Double
  let priority: Priority
  let label: String?
  let origin: ConstraintOrigin

  /// The part of a constraint without its constant and priority.
  struct Identity: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let firstAttribute: Attribute
    let secondAttribute: Attribute
    let relation: Relation
    let multiplier: Double
  }

  var identity: Identity {
    Identity(
      first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) },
      firstAttribute: firstAttribute, secondAttribute: secondAttribute, relation: relation,
      multiplier: multiplier)
  }

  func makeConstraint() -> LayoutConstraint {
    let constraint = LayoutConstraint(
      unchecked: first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, origin: origin)
    constraint.identifier = label
    return constraint
  }

  /// Sets the constant, priority, label and source location of a constraint with the same identity.
  func apply(to constraint: LayoutConstraint, keepingLabel: Bool) {
    constraint.constant = constant
    constraint.change(priority: priority)
    if label != nil || !keepingLabel { constraint.identifier = label }
    constraint.origin = origin
  }
}

extension LayoutConstraint {
  /// The part of the constraint without its constant and priority, or `nil` if an item was deallocated.
  var identity: ConstraintBlueprint.Identity? {
    guard let firstItem, !hasLostItem else { return nil }
    return ConstraintBlueprint.Identity(
      first: ObjectIdentifier(firstItem), second: secondItem.map { ObjectIdentifier($0) },
      firstAttribute: firstAttribute, secondAttribute: secondAttribute, relation: relation,
      multiplier: multiplier)
  }
}
