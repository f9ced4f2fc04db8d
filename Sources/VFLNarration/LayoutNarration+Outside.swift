package import VFLDiagnostics
package import VFLLayout
package import VFLRecords

extension LayoutNarration {
  /// Returns a warning for each view that extends beyond its superview, if no constraint visibly requests that.
  ///
  /// Views without a recognized mistake share one warning. A view whose frame is ambiguous has no warning.
  ///
  /// - Parameter axes: The axes on which the container has a size. Subviews of the container are checked only
  ///   on these axes.
  package func outsideWarnings(
    for result: LayoutResult, containerAxes axes: [Axis] = Axis.allCases
  ) -> [Diagnostic] {
    guard result.status != .unsatisfiable else { return [] }
    let intentions = LayoutIntentions(problem)
    let determined = DeterminedFrames(result)
    let records = firstRecords()
    var found: [(view: OutsideView, origin: SourceOrigin)] = []
    var shared: Int?
    for index in problem.nodes.indices.dropFirst() where !problem.nodes[index].isGuide {
      let item = ItemID(index)
      guard let parent = problem.nodes[index].parent else { continue }
      var edges: [OutsideView.Overhang] = []
      var mistake: LayoutIntentions.Mistake?
      var record: Int?
      for axis in Axis.allCases {
        guard parent != LayoutProblem.container || axes.contains(axis),
          !intentions.mayExtend[axis].contains(item),
          let overhang = determined.overhang(of: item, in: parent, on: axis),
          let size = determined.span(of: item, on: axis)?.size, size > Self.visible
        else { continue }
        let isHorizontal = axis == .horizontal
        let all: [(OutsideView.Edge, Double)] = [
          (isHorizontal ? .left : .top, overhang.before),
          (isHorizontal ? .right : .bottom, overhang.after),
        ]
        let outside = all.filter { $0.1 > Self.visible }
        if outside.isEmpty { continue }
        edges += outside.map { .init(edge: $0.0, points: $0.1) }
        mistake = mistake ?? intentions.mistakes[axis][item]
        if record == nil, mistake != nil || shared == nil {
          record = sizeRecord(of: item, on: axis) ?? records[index][axis]
        }
      }
      if edges.isEmpty { continue }
      if mistake == nil, let shared {
        found[shared].view.others.append(problem.name(of: item))
        continue
      }
      let words = mistake.map(words)
      record = words?.record ?? record
      if mistake == nil { shared = found.count }
      let location = record.map { problem.records[$0].provenance.location }
      let view = OutsideView(
        span: location?.span, view: problem.name(of: item), parent: problem.name(of: parent),
        edges: edges, mistake: words?.mistake)
      found.append((view, location?.origin ?? .document))
    }
    return found.map { LazyDiagnostic.outsideView($0.view).diagnostic(in: $0.origin) }
  }

  private func sizeRecord(of item: ItemID, on axis: Axis) -> Int? {
    problem.records.firstIndex {
      $0.firstItem == item && $0.secondItem == nil && $0.firstAttribute.axis == axis
    }
  }

  /// The smallest distance that is reported, in points.
  private static let visible = 0.001

  private func words(
    _ mistake: LayoutIntentions.Mistake
  ) -> (record: Int, mistake: OutsideView.Mistake) {
    switch mistake {
    case .chain(let index): return (index, .chain)
    case .shift(let index):
      let constant = 0 - problem.records[index].constant
      return (index, .shift(instead: problem.text(of: index, withConstant: constant)))
    }
  }
}
