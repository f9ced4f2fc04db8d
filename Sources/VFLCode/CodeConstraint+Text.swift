import VFLDiagnostics
import VFLRecords

extension CodeConstraint {
  /// Returns the constraint as an equation that contains the names of the constant and the priority instead
  /// of their values.
  ///
  /// A priority of 1000 without a name is omitted.
  ///
  /// - Parameter name: Returns the name of an item.
  func text(in style: CodeStyle, name: (ItemID) -> String) -> String {
    let size = constant.name == nil ? nil : String(constant.text(in: style).drop { $0 == "-" })
    let text = record.text(name: name, constant: size, priority: priority.name)
    return showsPriority ? text : text.replacing(each: " @1000", by: "")
  }
}
