import VFLRecords

@testable import VFLLogs

/// Reads descriptions of constraints for tests.
enum Described {
  /// Returns the constraint of a description; `nil` if it cannot be read.
  static func constraint(_ description: String) -> LoggedConstraint? {
    let conflicts = LogScanner.conflicts(in: Array(description.utf8))
    guard conflicts.count == 1, conflicts[0].unread.isEmpty else { return nil }
    return conflicts[0].constraints.first
  }

  /// Returns a description as an equation in which the items are addresses.
  static func equation(_ body: String, class name: String = "NSLayoutConstraint") -> String? {
    constraint("<\(name):0x1 \(body)>").map(equation)
  }

  /// Returns a constraint as an equation.
  static func equation(_ constraint: LoggedConstraint) -> String {
    func anchor(_ anchor: LoggedConstraint.Anchor) -> String {
      let item = anchor.item
      let name =
        item.child == nil
        ? item.address ?? item.name ?? "?" : "superview(\(item.address ?? item.name ?? "?"))"
      return "\(name).\(anchor.attribute.name)"
    }
    var text = "\(anchor(constraint.first)) \(constraint.relation.rawValue)"
    if let second = constraint.second { text += " \(anchor(second))" }
    if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
    if constraint.constant != 0 || constraint.second == nil { text += " + \(constraint.constant)" }
    if constraint.priority != 1000 { text += " @\(constraint.priority)" }
    return text
  }

  /// Returns the equations of all constraints of a conflict.
  static func equations(_ conflict: LoggedConflict) -> [String] {
    conflict.constraints.map(equation)
  }
}
