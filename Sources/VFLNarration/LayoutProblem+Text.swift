import VFLDiagnostics
package import VFLLayout
import VFLRecords

extension LayoutProblem {
  /// Returns the name of a view, or `nil` for the container.
  func viewName(_ item: ItemID) -> String? {
    item == Self.container ? nil : name(of: item)
  }

  /// Returns a record as an equation, without the priority if the record is required.
  ///
  /// A multiplier such as 1.333333333 is written as a fraction, `4/3`.
  func text(of record: Int) -> String {
    let record = records[record]
    return equation(
      of: record, multiplier: FactorText.fraction(record.multiplier, isPrinted: false))
  }

  private func equation(of record: ConstraintRecord, multiplier: String? = nil) -> String {
    let text = record.text(name: name, constant: nil, priority: nil, multiplier: multiplier)
    let priority = " @1000"
    return text.hasSuffix(priority) ? String(text.dropLast(priority.count)) : text
  }

  /// Returns a record as an equation with another constant.
  ///
  /// The new constant is never marked as the standard spacing.
  func text(of record: Int, withConstant constant: Double) -> String {
    var changed = records[record]
    changed.constant = constant
    changed.provenance = Provenance(changed.provenance.location, .equation)
    return equation(of: changed)
  }

  /// Returns the solver row of a conflict member as text, for example `|.width == 320`.
  ///
  /// A content size has two rows. A positive multiplier selects the row with `>=`, any other multiplier the
  /// row with `<=`.
  package func equation(of member: ConflictMember, multiplier: Double) -> String {
    func size(_ item: ItemID, _ axis: Axis) -> String {
      name(of: item) + (axis == .horizontal ? ".width" : ".height")
    }
    switch member {
    case .record(let index): return text(of: index)
    case .container(let axis):
      let points = DecimalText.shortest(containerSize[axis] ?? .nan)
      return "\(size(Self.container, axis)) == \(points)"
    case .nonNegative(let item, let axis): return "\(size(item, axis)) >= 0"
    case .contentSize(let item, let axis):
      let points = DecimalText.shortest(nodes[item.index].content[axis] ?? .nan)
      return "\(size(item, axis)) \(multiplier > 0 ? ">=" : "<=") \(points)"
    }
  }
}
