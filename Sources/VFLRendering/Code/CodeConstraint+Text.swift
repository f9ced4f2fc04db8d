import VFLDiagnostics
import VFLRecords

extension CodeConstraint {
  /// The constraint as people read it, with the names that stand for its numbers.
  func text(in style: CodeStyle, name: (ItemID) -> String) -> String {
    let size = constant.name == nil ? nil : String(constant.text(in: style).drop { $0 == "-" })
    let text = record.text(name: name, constant: size, priority: priority.name)
    return showsPriority ? text : text.replacing(each: " @1000", by: "")
  }
}
