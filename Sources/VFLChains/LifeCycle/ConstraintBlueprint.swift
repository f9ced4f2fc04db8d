import VFLRecords
import VFLViews

/// Everything that makes a constraint object, before there is one.
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

  /// What two constraints have in common that differ in constant and priority only.
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

  /// Gives a constraint of the same identity what it may differ in.
  func apply(to constraint: LayoutConstraint, keepingLabel: Bool) {
    constraint.constant = constant
    constraint.change(priority: priority)
    if label != nil || !keepingLabel { constraint.identifier = label }
    constraint.origin = origin
  }
}

extension LayoutConstraint {
  /// What it has in common with those that differ in constant and priority only; `nil` when an item is
  /// gone.
  var identity: ConstraintBlueprint.Identity? {
    guard let firstItem, !hasLostItem else { return nil }
    return ConstraintBlueprint.Identity(
      first: ObjectIdentifier(firstItem), second: secondItem.map { ObjectIdentifier($0) },
      firstAttribute: firstAttribute, secondAttribute: secondAttribute, relation: relation,
      multiplier: multiplier)
  }
}
