import VFLLayout
import VFLRecords

/// Finds the faults of layouts that solve similar problems.
struct FaultSearch {
  private let nodes: [LayoutNode]
  private let axes: Set<Axis>
  private let sequences: [ViewSequence]
  /// The properties that the constraints request, which are no faults.
  private let intentions: LayoutIntentions
  /// The views, grouped by parent.
  private let siblings: [[ItemID]]

  /// The maximum number of siblings that are searched for overlaps, because every pair is compared.
  private static let comparedSiblings = 64

  /// Creates the search for faults on some axes.
  init(_ problem: LayoutProblem, on axes: Set<Axis>) {
    nodes = problem.nodes
    self.axes = axes
    intentions = LayoutIntentions(problem)
    sequences = problem.sequences().filter { axes.contains($0.axis) }
    var groups: [ItemID: [ItemID]] = [:]
    for index in nodes.indices.dropFirst() where !nodes[index].isGuide {
      if let parent = nodes[index].parent { groups[parent, default: []].append(ItemID(index)) }
    }
    siblings = nodes.indices.compactMap { groups[ItemID($0)] }.filter {
      $0.count <= Self.comparedSiblings
    }
  }

  /// Returns the faults of a layout that concern only determined views.
  func faults(of determined: DeterminedFrames) -> Set<LayoutFault> {
    var faults: Set<LayoutFault> = []
    for index in nodes.indices.dropFirst() where !nodes[index].isGuide {
      let item = ItemID(index)
      for axis in Axis.allCases where axes.contains(axis) {
        guard let span = determined.span(of: item, on: axis) else { continue }
        if span.size <= Self.precision, (nodes[index].content[axis] ?? 1) > 0,
          !intentions.mayBeEmpty[axis].contains(item)
        {
          faults.insert(.empty(item, axis))
        }
        guard let parent = nodes[index].parent, !intentions.mayExtend[axis].contains(item),
          let overhang = determined.overhang(of: item, in: parent, on: axis),
          max(overhang.before, overhang.after) > Self.precision
        else { continue }
        faults.insert(.outside(item, axis))
      }
    }
    for sequence in sequences {
      let (first, second, axis) = (sequence.first, sequence.second, sequence.axis)
      guard let one = determined.span(of: first, on: axis),
        let other = determined.span(of: second, on: axis),
        other.position < one.position + one.size - Self.precision
      else { continue }
      faults.insert(.closed(first, second, axis))
    }
    for group in siblings { addOverlaps(among: group, determined, to: &faults) }
    return faults
  }

  private func addOverlaps(
    among group: [ItemID], _ determined: DeterminedFrames, to faults: inout Set<LayoutFault>
  ) {
    let frames = group.compactMap { item in determined.frame(of: item).map { (item, $0) } }
    for (index, (item, frame)) in frames.enumerated() {
      for (other, next) in frames[(index + 1)...] {
        let width = min(frame.x + frame.width, next.x + next.width) - max(frame.x, next.x)
        let height = min(frame.y + frame.height, next.y + next.height) - max(frame.y, next.y)
        guard width > Self.precision, height > Self.precision,
          !intentions.mayOverlap.contains([item, other])
        else { continue }
        faults.insert(.overlap(item, other))
      }
    }
  }

  /// The largest difference of positions that is not visible, in points.
  private static let precision = 1e-6
}
