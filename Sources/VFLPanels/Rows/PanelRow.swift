import VFLRecords
import VFLViews

/// A constraint as a panel wants it: `first.attribute REL second.attribute * multiplier + constant
/// @priority`.
struct PanelRow {
  /// What a log or a test knows the constraint by.
  let identifier: String
  /// The item on the left of the relation.
  let first: LayoutElement
  /// Its attribute.
  let firstAttribute: Attribute
  /// The relation.
  let relation: Relation
  /// The item on the right; `nil` for a size that is compared with the constant.
  let second: LayoutElement?
  /// Its attribute.
  let secondAttribute: Attribute
  /// The factor of the second attribute.
  var multiplier = 1.0
  /// What is added on the right, in points.
  var constant = 0.0
  /// How strongly the constraint is wanted.
  var priority = Priority.required

  /// A row about two items.
  init(
    _ identifier: String, _ first: LayoutElement, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutElement, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required
  ) {
    self.identifier = identifier
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// A row that compares a size with a number of points.
  init(
    _ identifier: String, _ first: LayoutElement, _ firstAttribute: Attribute, _ relation: Relation,
    _ constant: Double, priority: Priority = .required
  ) {
    self.identifier = identifier
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    second = nil
    secondAttribute = .notAnAttribute
    self.constant = constant
    self.priority = priority
  }

  /// What two rows share that one constraint object can stand for, one after the other: all but the
  /// constant and the priority, which may change as long as a required row stays so.
  struct Key: Hashable {
    private let identifier: String
    private let first: ObjectIdentifier?
    private let firstAttribute: Attribute
    private let relation: Relation
    private let second: ObjectIdentifier?
    private let secondAttribute: Attribute
    private let multiplier: Double
    private let isRequired: Bool

    fileprivate init(of row: PanelRow) {
      identifier = row.identifier
      first = ObjectIdentifier(row.first)
      firstAttribute = row.firstAttribute
      relation = row.relation
      second = row.second.map { ObjectIdentifier($0) }
      secondAttribute = row.secondAttribute
      multiplier = row.multiplier
      isRequired = row.priority.isRequired
    }

    /// The part of a constraint that stands for a row.
    init(of constraint: LayoutConstraint) {
      identifier = constraint.identifier ?? ""
      first = constraint.firstItem.map { ObjectIdentifier($0) }
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      second = constraint.secondItem.map { ObjectIdentifier($0) }
      secondAttribute = constraint.secondAttribute
      multiplier = constraint.multiplier
      isRequired = constraint.priority.isRequired
    }

    func hash(into hasher: inout Hasher) {
      // What rows of one arrangement differ in.
      hasher.combine(first)
      hasher.combine(second)
      hasher.combine(firstAttribute)
    }
  }

  /// The part that no constraint object can change.
  var key: Key { Key(of: self) }

  /// Whether a constraint can stand for the row, once it has its constant and priority.
  func fits(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstItem === first && constraint.secondItem === second
      && constraint.firstAttribute == firstAttribute
      && constraint.secondAttribute == secondAttribute && constraint.relation == relation
      && constraint.multiplier == multiplier && constraint.identifier == identifier
      && constraint.priority.isRequired == priority.isRequired
  }

  /// Whether its numbers are such that a constraint may have them.
  var isSound: Bool {
    constant.isFinite && multiplier.isFinite && (multiplier != 0 || second == nil)
      && priority.rawValue > 0 && priority <= .required
  }

  /// A constraint object for the row, not yet in force.
  func constraint(_ origin: ConstraintOrigin) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      unchecked: first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, origin: origin)
    constraint.identifier = identifier
    return constraint
  }
}
