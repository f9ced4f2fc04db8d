import VFLLayout
import VFLRecords
import VFLViews

/// The tracks of one axis of a grid, as a plan needs them.
struct GridAxis {
  /// The attributes of the axis.
  let axis: StackAxis
  /// The tracks.
  let tracks: [GridTrack]
  /// The guides of the tracks.
  let guides: [LayoutGuide]
  /// Whether stars are automatic tracks.
  let hasNoStars: Bool
  /// The space between tracks that are shown, in points.
  let gap: Double

  init(_ axis: Axis, of grid: GridPanel) {
    self.axis = .along(axis)
    tracks = grid.laidTracks(axis)
    guides = tracks.indices.map { grid.guide(axis, $0) }
    hasNoStars = grid.sizesStarsToContent[axis]
    gap = axis == .horizontal ? grid.columnGap : grid.rowGap
  }

  /// A track's share of what is left, if it counts as a star.
  func share(_ index: Int) -> Double? { hasNoStars ? nil : tracks[index].share }

  /// Whether a track is as large as what lies in it.
  func isAutomatic(_ index: Int) -> Bool {
    tracks[index].size == .auto || hasNoStars && tracks[index].share != nil
  }

  /// The tracks that are shown and have a share of what is left.
  var stars: [Int] { tracks.indices.filter { !tracks[$0].isHidden && share($0) != nil } }

  /// What automatic tracks are small by.
  var fit: Priority {
    stars.contains { tracks[$0].maximum != nil } ? .trackFitBesideLimits : .trackFit
  }

  /// The space of a view that lies in some tracks; `nil` if all of them are hidden.
  func cell(_ span: Range<Int>) -> PanelCell? {
    let shown = span.filter { !tracks[$0].isHidden }
    guard let first = shown.first, let last = shown.last else { return nil }
    return PanelCell(
      first: guides[first], last: guides[last], axis: axis,
      followsContent: shown.contains(where: isAutomatic)
        && !shown.contains { share($0) != nil })
  }
}
