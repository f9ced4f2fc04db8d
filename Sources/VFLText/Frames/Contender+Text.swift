import VFLDiagnostics
package import VFLLayout
import VFLRecords

extension Contender {
  /// Whether the constraint is content hugging, which keeps a view from being larger than its content.
  ///
  /// Listings omit relaxed hugging constraints, because they are usually intended.
  package var isHugging: Bool {
    if case .contentSize = member { relation == .lessThanOrEqual } else { false }
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
