package import VFLDiagnostics
package import VFLLayout
package import VFLRecords

/// A view that extends beyond its superview, although no constraint visibly requests that.
package struct OutsideItem: Sendable {
  /// The view.
  package let item: ItemID
  /// The edges of the superview that the view extends beyond.
  let overhangs: [OutsideView.Overhang]
  /// Whether no part of the view is inside.
  let isCompletelyOutside: Bool
  /// The mistake that causes this, if one is recognized.
  let mistake: LayoutIntentions.Mistake?

  /// A phrase for a table, such as "20 beyond the right edge".
  package var words: String {
    isCompletelyOutside
      ? "outside" : overhangs.map { $0.brief }.joined(separator: ", ") + " edge"
  }
}

extension LayoutNarration {
  /// Returns the views that extend beyond their superviews, if no constraint visibly requests that.
  ///
  /// Views with ambiguous frames are omitted.
  ///
  /// - Parameter axes: The axes on which the container has a size. On another axis, frames may depend on a size
  ///   that is only assumed.
  package func outsideItems(
    of result: LayoutResult, containerAxes axes: [Axis] = Axis.allCases
  ) -> [OutsideItem] {
    guard result.status != .unsatisfiable else { return [] }
    let intentions = LayoutIntentions(problem)
    let determined = DeterminedFrames(result)
    return problem.nodes.indices.dropFirst().compactMap { index in
      let item = ItemID(index)
      guard !problem.nodes[index].isGuide, !intentions.mayFill.contains(item),
        let parent = problem.nodes[index].parent
      else { return nil }
      var overhangs: [OutsideView.Overhang] = []
      var mistake: LayoutIntentions.Mistake?
      var isCompletelyOutside = false
      for axis in Axis.allCases {
        guard axes.contains(axis), !intentions.mayExtend[axis].contains(item),
          let overhang = determined.overhang(of: item, in: parent, on: axis),
          let size = determined.span(of: item, on: axis)?.size, size > Self.visible
        else { continue }
        let edges: [OutsideView.Edge] = axis == .horizontal ? [.left, .right] : [.top, .bottom]
        let found = zip(edges, [overhang.before, overhang.after]).filter { $1 > Self.visible }
        if found.isEmpty { continue }
        overhangs += found.map { .init(edge: $0, points: $1) }
        mistake = mistake ?? intentions.mistakes[axis][item]
        if found.contains(where: { $1 >= size - Self.visible }) { isCompletelyOutside = true }
      }
      guard !overhangs.isEmpty else { return nil }
      return OutsideItem(
        item: item, overhangs: overhangs, isCompletelyOutside: isCompletelyOutside,
        mistake: mistake)
    }
  }

  /// Returns the warnings about views that extend beyond their superviews.
  ///
  /// Views without a recognized mistake share one warning. There is none if each of them is completely
  /// outside, as the pages of a scroll view are.
  ///
  /// - Parameter onlyMistakes: Whether only views with a recognized mistake have warnings.
  package func outsideWarnings(
    for items: [OutsideItem], onlyMistakes: Bool = false
  ) -> [Diagnostic] {
    let records = firstRecords()
    let mistaken = items.filter { $0.mistake != nil }.map { warning(for: $0, records) }
    var others = items.filter { $0.mistake == nil }
    guard !onlyMistakes, let first = others.firstIndex(where: { !$0.isCompletelyOutside }) else {
      return mistaken
    }
    let shown = others.remove(at: first)
    return mistaken + [
      warning(for: shown, records, others: others.map { problem.name(of: $0.item) })
    ]
  }

  private func warning(
    for outside: OutsideItem, _ records: [PerAxis<Int?>], others: [String] = []
  ) -> Diagnostic {
    let item = outside.item
    let words = outside.mistake.map(words)
    let axis: Axis = outside.overhangs[0].edge.isHorizontal ? .horizontal : .vertical
    let record = words?.record ?? sizeRecord(of: item, on: axis) ?? records[item.index][axis]
    let location = record.map { problem.records[$0].provenance.location }
    var view = OutsideView(
      span: location?.span, view: problem.name(of: item),
      parent: problem.name(of: problem.nodes[item.index].parent ?? LayoutProblem.container),
      edges: outside.overhangs, mistake: words?.mistake)
    view.others = others
    return LazyDiagnostic.outsideView(view).diagnostic(in: location?.origin ?? .document)
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
