import VFLDiagnostics
package import VFLRecords

/// A constraint on its way to code: a record, and the names that stand for its numbers.
package struct CodeConstraint: Sendable, Hashable {
  /// The record.
  private(set) var record: ConstraintRecord
  /// What is added on the right.
  private(set) var constant: CodeNumber
  /// How strongly the constraint is wanted.
  let priority: CodeNumber

  /// Creates the constraint of a record.
  ///
  /// - Parameters:
  ///   - constant: the name that stands for the size of its constant, where one does.
  ///   - isPerhapsUnsigned: whether that name's type may be one without a sign.
  ///   - priority: the name that stands for its priority.
  package init(
    _ record: ConstraintRecord, constant: String? = nil, isPerhapsUnsigned: Bool = false,
    priority: String? = nil
  ) {
    self.record = record
    self.constant = CodeNumber(
      value: record.constant, name: constant, isPerhapsUnsigned: isPerhapsUnsigned)
    self.priority = CodeNumber(value: record.priority.rawValue, name: priority)
  }

  /// Whether the code has to say the priority, or the name of the constraint, which are properties.
  var namesProperties: Bool { showsPriority || record.identifier != nil }

  /// Whether the code has to say the priority.
  var showsPriority: Bool { priority.name != nil || !record.priority.isRequired }

  /// The priority as a language writes it where it is assigned.
  ///
  /// - Parameter isTyped: whether the name that stands for it has the type that Swift asks for.
  func priorityText(in style: CodeStyle, isTyped: Bool) -> String {
    let text = priority.text(in: style)
    if style.isObjectiveC { return text }
    guard priority.name == nil else { return isTyped ? ".init(\(text))" : ".init(Float(\(text)))" }
    return Self.text(of: record.priority)
  }

  /// A priority as Swift writes it.
  static func text(of priority: Priority) -> String {
    switch priority {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    default: ".init(\(DecimalText.shortest(priority.rawValue)))"
    }
  }

  /// The constraint with the item in front that lies in the other one, where it is not there already.
  func fromInside(_ items: CodeItems) -> CodeConstraint {
    let isOutside = record.secondItem.map { items.isAncestor(record.firstItem, of: $0) } ?? false
    return isOutside ? turned ?? self : self
  }

  /// The constraint with its items in the other order; `nil` where it has only one item, or where turning it
  /// would take a division that is not exact.
  private var turned: CodeConstraint? {
    let factor = 1 / record.multiplier
    let share = record.constant / record.multiplier
    // Added without rounding in between, a product that is not exact leaves something.
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
