import VFLRecords
import VFLViews

/// The description of a constraint of a panel or stack: `first.attribute REL second.attribute * multiplier +
/// constant @priority`.
struct PanelRow {
  /// The identifier of the constraint in logs and tests.
  let identifier: String
  /// The item on the left-hand side of the relation.
  let first: LayoutElement
  /// The attribute of the first item.
  let firstAttribute: Attribute
  /// The relation between the two sides.
  let relation: Relation
  /// The item on the right-hand side of the relation, or `nil` to compare a width or height with the
  /// constant.
  let second: LayoutElement?
  /// The attribute of the second item.
  let secondAttribute: Attribute
  /// The factor of the second attribute.
  var multiplier = 1.0
  /// The constant in points that is added to the right-hand side.
  var constant = 0.0
  /// The priority of the constraint.
  var priority = Priority.required

  /// Creates a row that relates two items, or an item and a constant.
  init(
    _ identifier: String, _ first: LayoutElement, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutElement?, _ secondAttribute: Attribute, multiplier: Double = 1,
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

  /// Creates a row that compares a width or height with a constant in points.
  init(
    _ identifier: String, _ first: LayoutElement, _ firstAttribute: Attribute, _ relation: Relation,
    _ constant: Double, priority: Priority = .required
  ) {
    self.init(
      identifier, first, firstAttribute, relation, nil, .notAnAttribute, constant: constant,
      priority: priority)
  }

  /// The part of a row that a constraint object cannot change.
  ///
  /// The same constraint object can represent all rows with the same key.
  ///
  /// The key contains everything except the constant and the priority. The priority may change, but not
  /// between required and optional.
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

    /// Creates the key of the rows that a constraint can represent.
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
      // These properties distinguish most rows of an arrangement.
      hasher.combine(first)
      hasher.combine(second)
      hasher.combine(firstAttribute)
    }
  }

  /// The part of the row that a constraint object cannot change.
  var key: Key { Key(of: self) }

  /// Returns whether a constraint can represent the row after its constant and priority are set.
  func fits(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstItem === first && constraint.secondItem === second
      && constraint.firstAttribute == firstAttribute
      && constraint.secondAttribute == secondAttribute && constraint.relation == relation
      && constraint.multiplier == multiplier && constraint.identifier == identifier
      && constraint.priority.isRequired == priority.isRequired
  }

  /// Whether the numbers are valid for a constraint.
  var isSound: Bool {
    constant.isFinite && multiplier.isFinite && (multiplier != 0 || second == nil)
      && priority.rawValue > 0 && priority <= .required
  }

  /// Creates an inactive constraint object for the row.
  func constraint(_ origin: ConstraintOrigin) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      unchecked: first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, origin: origin)
    constraint.identifier = identifier
    return constraint
  }
}
