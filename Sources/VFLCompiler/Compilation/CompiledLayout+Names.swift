import VFLLayout
package import VFLLowering
import VFLRecords
import VFLReports
import VFLSyntax

/// The names of a layout: required names, arrays and guides.
extension CompiledLayout {
  /// The names that the format strings and the equations require.
  package var requiredNames: RequiredNames {
    let equations = sources.equations.map { EquationNames(in: $0.bytes) }
    let needed = formatNames.adding(
      views: equations.flatMap { $0.items }, metrics: equations.flatMap { $0.metrics })
    guard dialect == .extended else { return needed }
    // A stack is a guide rather than a view. The name of an array requires the views of the array.
    let stacks = Set(needed.stacks)
    return RequiredNames(
      views: needed.views.flatMap { arrays[ByteName($0)] ?? [$0] }.filter { !stacks.contains($0) },
      metrics: needed.metrics,
      viewsOrMetrics: needed.open.filter { $0 != "std" && arrays[ByteName($0)] == nil },
      needsSuperview: needed.needsSuperview)
  }

  /// Marks the guides that are not constrained on both axes.
  mutating func findOneAxisGuides() {
    let first = viewCount
    guard first < problem.nodes.count else { return }
    var isPlaced = [PerAxis<Bool>](repeating: PerAxis(both: false), count: problem.nodes.count)
    for record in problem.records {
      if let axis = record.firstAttribute.axis { isPlaced[record.firstItem.index][axis] = true }
      if let second = record.secondItem, let axis = record.secondAttribute.axis {
        isPlaced[second.index][axis] = true
      }
    }
    for index in first..<problem.nodes.count {
      problem.nodes[index].isOneAxisGuide = isPlaced[index] != PerAxis(both: true)
    }
  }

  /// The guides that the format strings create.
  var guides: [OutputJSON.Guide] {
    let names = itemNames
    return problem.nodes.dropFirst(viewCount).map { node in
      OutputJSON.Guide(name: node.name, parent: node.parent.map { names[$0.index] } ?? "|")
    }
  }
}
