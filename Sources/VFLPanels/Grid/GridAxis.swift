import VFLLayout
import VFLRecords
import VFLStacks
import VFLViews

/// The tracks of a grid on one axis.
struct GridAxis {
  /// The attributes of the axis.
  let axis: StackAxis
  /// The tracks on the axis.
  let tracks: [GridTrack]
  /// The guides of the tracks.
  let guides: [LayoutGuide]
  /// Whether star tracks are treated as automatic tracks.
  let hasNoStars: Bool
  /// The space between visible tracks, in points.
  let gap: Double

  init(_ axis: Axis, of grid: GridPanel) {
    self.axis = .along(axis)
    tracks = grid.laidTracks(axis)
    guides = tracks.indices.map { grid.guide(axis, $0) }
    hasNoStars = grid.sizesStarsToContent[axis]
    gap = axis == .horizontal ? grid.columnGap : grid.rowGap
  }

  /// Returns the share of a star track, or `nil` for any other track.
  func share(_ index: Int) -> Double? { hasNoStars ? nil : tracks[index].share }

  /// Returns whether the content of a track determines its size.
  func isAutomatic(_ index: Int) -> Bool {
    tracks[index].size == .auto || hasNoStars && tracks[index].share != nil
  }

  /// The indices of the visible star tracks.
  var stars: [Int] { tracks.indices.filter { !tracks[$0].isHidden && share($0) != nil } }

  /// The priority with which automatic tracks are kept small.
  var fit: Priority {
    stars.contains { tracks[$0].maximum != nil } ? .trackFitBesideLimits : .trackFit
  }

  /// Returns the space for a view that spans the given tracks, or `nil` if all these tracks are hidden.
  func cell(_ span: Range<Int>) -> PanelCell? {
    let shown = span.filter { !tracks[$0].isHidden }
    guard let first = shown.first, let last = shown.last else { return nil }
    return PanelCell(
      first: guides[first], last: guides[last], axis: axis,
      followsContent: shown.contains(where: isAutomatic)
        && !shown.contains { share($0) != nil })
  }
}
