import VFLLayout
import VFLRecords

/// Finds the faults of layouts that solve similar problems.
struct FaultSearch {
  private let nodes: [LayoutNode]
  /// The views that may have no extent: those with a required or minimum size of 0.
  private let mayBeEmpty: PerAxis<Set<ItemID>>
  private let axes: Set<Axis>
  private let sequences: [ViewSequence]
  /// The views, grouped by parent.
  private let siblings: [[ItemID]]

  /// The maximum number of overlaps that are compared for each view, which bounds the work in a pile of views.
  private static let overlapsPerView = 16

  /// Creates the search for faults on some axes.
  init(_ problem: LayoutProblem, on axes: Set<Axis>) {
    nodes = problem.nodes
    self.axes = axes
    var mayBeEmpty = PerAxis<Set<ItemID>>(both: [])
    for record in problem.records
    where record.firstAttribute.isSize && record.secondItem == nil && record.constant == 0 {
      mayBeEmpty[record.firstAttribute == .width ? .horizontal : .vertical].insert(record.firstItem)
    }
    self.mayBeEmpty = mayBeEmpty
    sequences = problem.sequences().filter { axes.contains($0.axis) }
    var groups: [ItemID: [ItemID]] = [:]
    for index in nodes.indices.dropFirst() where !nodes[index].isGuide {
      if let parent = nodes[index].parent { groups[parent, default: []].append(ItemID(index)) }
    }
    siblings = nodes.indices.compactMap { groups[ItemID($0)] }
  }

  /// Returns the faults of a layout that concern only determined views.
  func faults(of determined: DeterminedFrames) -> Set<LayoutFault> {
    var faults: Set<LayoutFault> = []
    for index in nodes.indices.dropFirst() where !nodes[index].isGuide {
      let item = ItemID(index)
      for axis in Axis.allCases where axes.contains(axis) {
        guard let span = determined.span(of: item, on: axis) else { continue }
        if span.size <= Self.precision, (nodes[index].content[axis] ?? 1) > 0,
          !mayBeEmpty[axis].contains(item)
        {
          faults.insert(.empty(item, axis))
        }
        guard let parent = nodes[index].parent, let outer = determined.span(of: parent, on: axis),
          span.position < -Self.precision
            || span.position + span.size > outer.size + Self.precision
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
      .filter { $0.1.width > Self.precision && $0.1.height > Self.precision }
      .sorted { ($0.1.x, $0.0.index) < ($1.1.x, $1.0.index) }
    for (place, (item, frame)) in frames.enumerated() {
      for (other, next) in frames[(place + 1)...].prefix(Self.overlapsPerView) {
        guard next.x < frame.x + frame.width - Self.precision else { break }
        guard next.y < frame.y + frame.height - Self.precision,
          frame.y < next.y + next.height - Self.precision
        else { continue }
        faults.insert(
          item.index < other.index ? .overlap(item, other) : .overlap(other, item))
      }
    }
  }

  /// The largest difference of positions that is not visible, in points.
  private static let precision = 1e-6
}
