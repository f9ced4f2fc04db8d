import VFLDiagnostics
import VFLLayout
import VFLRecords

extension Contender {
  /// Whether it says that a view is no larger than its content; it is no surprise that this gives way.
  var isHugging: Bool {
    if case .contentSize = member { relation == .lessThanOrEqual } else { false }
  }

  /// The constraint as an equation; what is required needs no priority.
  func text(in problem: LayoutProblem) -> String {
    let priority = priority.isRequired ? "" : " @" + DecimalText.shortest(priority.rawValue)
    func size(_ item: ItemID, _ axis: Axis) -> String {
      DisplayColumn.shown(problem.name(of: item)) + (axis == .horizontal ? ".width" : ".height")
    }
    switch member {
    case .record(let index):
      guard problem.records.indices.contains(index) else { return "?" }
      let text = DisplayColumn.shown(problem.records[index].text(name: problem.name))
      let suffix = " @1000"
      return text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text
    case .container(let axis):
      return size(LayoutProblem.container, axis) + " == "
        + DecimalText.shortest(problem.containerSize[axis] ?? .nan)
    case .nonNegative(let item, let axis): return size(item, axis) + " >= 0"
    case .contentSize(let item, let axis):
      let content = problem.nodes[item.index].content[axis] ?? .nan
      return size(item, axis) + " " + relation.rawValue + " content("
        + DecimalText.shortest(content) + ")" + priority
    }
  }
}
