import VFLDiagnostics

extension ConstraintRecord {
  /// The record as people read it: `b.leading == a.trailing + std(8) @1000`.
  ///
  /// A multiplier of 1 and a constant of 0 beside an item are left out; a standard space is marked
  /// `std`, unless a margin stands for it; an identifier follows in braces. `name` gives the items' names.
  public func text(name: (ItemID) -> String) -> String {
    text(name: name, constant: nil, priority: nil)
  }

  /// The record as people read it, with other words for the size of its constant and for its priority.
  ///
  /// A `nil` leaves the number as it is.
  package func text(
    name: (ItemID) -> String, constant constantText: String?, priority priorityText: String?
  ) -> String {
    let size = constantText ?? DecimalText.shortest(constant.magnitude)
    var text = name(firstItem) + firstRegion.suffix + "." + firstAttribute.name
    text += " " + relation.rawValue + " "
    if let secondItem {
      text += name(secondItem) + secondRegion.suffix + "." + secondAttribute.name
      if multiplier != 1 { text += " * " + DecimalText.shortest(multiplier) }
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
