import VFLDiagnostics
import VFLRecords

extension LayoutProblem {
  /// The name of a view, `nil` for the container.
  func viewName(_ item: ItemID) -> String? {
    item == Self.container ? nil : name(of: item)
  }

  /// A required record as people read it; that it is required goes without saying in a conflict.
  func text(of record: Int) -> String {
    let text = records[record].text(name: name)
    let priority = " @1000"
    return text.hasSuffix(priority) ? String(text.dropLast(priority.count)) : text
  }

  /// A record as people read it, with another constant, which no rule but a person's has made.
  func text(of record: Int, withConstant constant: Double) -> String {
    var changed = self
    changed.records[record].constant = constant
    let location = records[record].provenance.location
    changed.records[record].provenance = Provenance(location, .equation)
    return changed.text(of: record)
  }

  /// A member of a conflict as the row that it is: `|.width == 320`; the sign of a multiplier tells
  /// which side of a content size is meant.
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
