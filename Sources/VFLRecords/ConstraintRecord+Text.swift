import VFLDiagnostics

extension ConstraintRecord {
  /// Returns the record as an equation, for example `b.leading == a.trailing + std(8) @1000`.
  ///
  /// If there is a second item, a multiplier of 1 and a constant of 0 are omitted. A constant that is the
  /// standard spacing is marked with `std`. An identifier follows in braces.
  ///
  /// - Parameter name: Returns the name of an item.
  public func text(name: (ItemID) -> String) -> String {
    text(name: name, constant: nil, priority: nil)
  }

  /// Returns the record as an equation in which the given strings replace the magnitude of the constant, the
  /// priority and the multiplier.
  ///
  /// If a string is `nil`, the number itself is used.
  package func text(
    name: (ItemID) -> String, constant constantText: String?, priority priorityText: String?,
    multiplier multiplierText: String? = nil
  ) -> String {
    let size = constantText ?? DecimalText.shortest(constant.magnitude)
    var text = name(firstItem) + firstRegion.suffix + "." + firstAttribute.name
    text += " " + relation.rawValue + " "
    if let secondItem {
      text += name(secondItem) + secondRegion.suffix + "." + secondAttribute.name
      if multiplier != 1 { text += " * " + (multiplierText ?? DecimalText.shortest(multiplier)) }
      if isStandardSpacing && constant != 0 {
        text += constant < 0 ? " - std(" : " + std("
        text += DecimalText.shortest(constant.magnitude) + ")"
      } else if constant > 0 {
        text += " + " + size
      } else if constant < 0 {
        text += " - " + size
      }
    } else {
      text += (constant < 0 ? "-" : "") + size
    }
    text += " @" + (priorityText ?? DecimalText.shortest(priority.rawValue))
    return identifier.map { "\(text) {\($0)}" } ?? text
  }
}
