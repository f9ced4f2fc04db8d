import VFLDiagnostics
import VFLRecords

extension LogNames {
  /// A constraint as an equation.
  func equation(of constraint: LoggedConstraint) -> String {
    var text = "\(name(of: constraint.first.item)).\(constraint.first.attribute.name)"
    text += " \(constraint.relation.rawValue) "
    guard let second = constraint.second else {
      return text + DecimalText.shortest(constraint.constant)
    }
    text += "\(name(of: second.item)).\(second.attribute.name)"
    if constraint.multiplier != 1 { text += " * \(DecimalText.shortest(constraint.multiplier))" }
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " - " : " + "
      text += DecimalText.shortest(constraint.constant.magnitude)
    }
    return text
  }

  /// What tells a conflict from others, wherever its views lie in memory.
  package func signature(of conflict: LoggedConflict) -> String {
    var parts = conflict.constraints.map { constraint in
      "\(constraint.className) \(equation(of: constraint)) @\(constraint.priority) "
        + "\(constraint.identifier ?? "") \(constraint.isInactive) "
        + "\(constraint.content.map { "\($0.hugging) \($0.compression)" } ?? "")"
    }
    parts.append("\(conflict.isAnnounced) \(conflict.isRedacted) \(conflict.broken ?? -1)")
    parts += conflict.unread.map(\.text)
    return parts.joined(separator: "\n")
  }
}
