import VFLRecords

@testable import VFLLogs

/// Logs of a test's own making.
enum Described {
  /// The constraint that a description is read as; `nil` where it is not read.
  static func constraint(_ description: String) -> LoggedConstraint? {
    let conflicts = LogScanner.conflicts(in: Array(description.utf8))
    guard conflicts.count == 1, conflicts[0].unread.isEmpty else { return nil }
    return conflicts[0].constraints.first
  }

  /// A description as an equation with the addresses of the items, so that no name is in the way.
  static func equation(_ body: String, class name: String = "NSLayoutConstraint") -> String? {
    constraint("<\(name):0x1 \(body)>").map(equation)
  }

  /// A constraint as an equation.
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

  /// The equations of all constraints of a conflict.
  static func equations(_ conflict: LoggedConflict) -> [String] {
    conflict.constraints.map(equation)
  }
}
