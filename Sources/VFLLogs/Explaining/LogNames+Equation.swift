import VFLDiagnostics
import VFLNarration
import VFLRecords

extension LogNames {
  /// Returns a constraint as an equation.
  func equation(of constraint: LoggedConstraint) -> String {
    var text = "\(name(of: constraint.first.item)).\(constraint.first.attribute.name)"
    text += " \(constraint.relation.rawValue) "
    guard let second = constraint.second else {
      return text + DecimalText.shortest(constraint.constant)
    }
    text += "\(name(of: second.item)).\(second.attribute.name)"
    if constraint.multiplier != 1 {
      let fraction = FactorText.fraction(constraint.multiplier, isPrinted: true)
      text += " * " + (fraction ?? DecimalText.shortest(constraint.multiplier))
    }
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " - " : " + "
      text += DecimalText.shortest(constraint.constant.magnitude)
    }
    return text
  }
}
