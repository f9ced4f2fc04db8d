import VFLLayout
import VFLPanels
import VFLRecords

/// The sizes and positions of the tracks on one axis of a grid, computed arithmetically.
struct GridAxisFormula {
  /// A length that a view requires from the tracks that it spans.
  struct Need {
    /// The tracks of the view.
    let span: Range<Int>
    /// The required total length in points.
    let length: Double
  }

  /// The sizes of the tracks, in points.
  private(set) var sizes: [Double]
  /// The start positions of the tracks, in points.
  private(set) var starts: [Double] = []
  /// The total length of the tracks and gaps, in points.
  private(set) var length = 0.0
  private let tracks: [GridTrack]
  private let gap: Double

  /// Computes the sizes of the tracks.
  ///
  /// The result is `nil` in cases without a formula. In these cases, a view spans automatic and star tracks,
  /// limits are combined with spans or a free size, or there is too little space for star tracks.
  init?(_ tracks: [GridTrack], gap: Double, needs: [Need], available: Double?) {
    self.tracks = tracks
    self.gap = gap
    sizes = tracks.map { if case .fixed(let points) = $0.size, !$0.isHidden { points } else { 0 } }
    guard growAutomatic(needs), growStars(needs, available) else { return nil }
    var place = 0.0
    var isFirst = true
    for (track, size) in zip(tracks, sizes) {
      if !track.isHidden && !isFirst { place += gap }
      if !track.isHidden { isFirst = false }
      starts.append(place)
      place += size
    }
    length = place
  }

  private func visible(_ span: Range<Int>) -> [Int] { span.filter { !tracks[$0].isHidden } }

  private func share(_ index: Int) -> Double? {
    if case .star(let share) = tracks[index].size { share } else { nil }
  }

  /// Returns the range of the given tracks and the gaps between them; `nil` if all of the tracks are hidden.
  func cell(_ span: Range<Int>) -> ClosedRange<Double>? {
    let shown = visible(span)
    guard let first = shown.first, let last = shown.last else { return nil }
    return starts[first]...(starts[last] + sizes[last])
  }

  /// Returns the part of the required length that exceeds the current sizes and gaps of the tracks.
  private func rest(_ need: Need) -> Double {
    let shown = visible(need.span)
    return need.length - shown.reduce(0) { $0 + sizes[$1] } - gap * Double(shown.count - 1)
  }

  /// Computes the tracks from the first to the last: each track has the size that the views ending in it
  /// require in addition to the tracks before it.
  private mutating func growAutomatic(_ needs: [Need]) -> Bool {
    var byLast: [Int: [Need]] = [:]
    for need in needs {
      let shown = visible(need.span)
      guard let last = shown.last(where: { tracks[$0].size == .auto }) else { continue }
      if shown.contains(where: { share($0) != nil }) { return false }
      if shown.count > 1 && tracks.contains(where: { $0.size == .auto && $0.maximum != nil }) {
        return false
      }
      byLast[last, default: []].append(need)
    }
    for index in tracks.indices where tracks[index].size == .auto && !tracks[index].isHidden {
      sizes[index] = tracks[index].minimum ?? 0
      let most = (byLast[index] ?? []).map { rest($0) }.max() ?? 0
      sizes[index] = min(sizes[index] + max(0, most), tracks[index].maximum ?? .infinity)
    }
    return true
  }

  private mutating func growStars(_ needs: [Need], _ available: Double?) -> Bool {
    let stars = visible(tracks.indices).filter { share($0) != nil }
    guard !stars.isEmpty else { return true }
    func size(_ index: Int, _ unit: Double) -> Double {
      let wish = unit * (share(index) ?? 0)
      return min(max(wish, tracks[index].minimum ?? 0), tracks[index].maximum ?? .infinity)
    }
    let limits = stars.filter { tracks[$0].minimum != nil || tracks[$0].maximum != nil }
    guard let available else {
      guard limits.isEmpty else { return false }
      var unit = 0.0
      for need in needs {
        let shares = visible(need.span).compactMap { share($0) }
        if !shares.isEmpty { unit = max(unit, rest(need) / shares.reduce(0, +)) }
      }
      for index in stars { sizes[index] = size(index, unit) }
      return true
    }
    let left = rest(Need(span: tracks.indices, length: available))
    var (low, high) = (0.0, 1e5)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if stars.reduce(0, { $0 + size($1, middle) }) < left { low = middle } else { high = middle }
    }
    for index in stars { sizes[index] = size(index, low) }
    return stars.allSatisfy { sizes[$0] >= 30 }
  }
}
