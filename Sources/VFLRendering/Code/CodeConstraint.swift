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
  ///   - priority: the same for its priority.
  package init(_ record: ConstraintRecord, constant: String? = nil, priority: String? = nil) {
    self.record = record
    self.constant = CodeNumber(value: record.constant, name: constant)
    self.priority = CodeNumber(value: record.priority.rawValue, name: priority)
  }

  /// Whether the code has to say the priority, or the name of the constraint, which are properties.
  var saysProperties: Bool { saysPriority || record.identifier != nil }

  /// Whether the code has to say the priority.
  var saysPriority: Bool { priority.name != nil || !record.priority.isRequired }

  /// The priority as a language writes it where it is assigned.
  func priorityText(in style: CodeStyle) -> String {
    let text = priority.text(in: style)
    if style.isObjectiveC { return text }
    if priority.name == nil {
      switch record.priority {
      case .defaultHigh: return ".defaultHigh"
      case .defaultLow: return ".defaultLow"
      default: break
      }
    }
    return ".init(\(text))"
  }

  /// The constraint with its items in the other order; `nil` where it has only one item, or where turning it
  /// would take a division that is not exact.
  var turned: CodeConstraint? {
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
    return turned
  }
}
