import VFLDiagnostics
package import VFLLayout
import VFLRecords

extension Contender {
  /// Whether it is usually intended that the constraint is relaxed, so that listings omit it.
  ///
  /// This applies to content hugging, which keeps a view from being larger than its content, and to
  /// priorities below 1. Constraints with such priorities only resolve ambiguity, for example in stack views.
  package var isExpectedToYield: Bool {
    if case .contentSize = member, relation == .lessThanOrEqual { return true }
    return priority < Priority(1)
  }

  /// Returns the constraint as an equation or inequality.
  ///
  /// The priority of a required constraint is omitted.
  package func text(in problem: LayoutProblem) -> String {
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
