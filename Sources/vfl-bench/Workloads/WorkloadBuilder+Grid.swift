import LayoutSolver

extension WorkloadBuilder {
  /// Adds cells in equal columns and equal rows, arranged in an approximate square.
  ///
  /// The last row may be incomplete.
  mutating func addGrid(cells count: Int) {
    let window = (width: editedVariable(), height: editedVariable())
    requireNonNegative(window.width, window.height)
    let columnCount = max(1, Int(Double(count).squareRoot().rounded(.up)))
    let rowCount = (count + columnCount - 1) / columnCount
    lengths[0].range = columnCount * 20...columnCount * 120
    lengths[1].range = rowCount * 15...rowCount * 60
    let columns = addTracks(columnCount, along: window.width)
    let rows = addTracks(rowCount, along: window.height)
    for index in 0..<count {
      let cell = box()
      let column = columns[index % columnCount]
      let line = rows[index / columnCount]
      row([cell.x: 1, column.start: -1], .equal, 0)
      row([cell.y: 1, line.start: -1], .equal, 0)
      readdable.append(row([cell.width: 1, column.length: -1], .equal, 0))
      row([cell.height: 1, line.length: -1], .equal, 0)
      let least = (width: random.number(in: 10...70), height: random.number(in: 10...40))
      readdable.append(
        row(
          [cell.width: 1], .greaterThanOrEqual, Double(least.width), at: Self.compressionPriority))
      row([cell.height: 1], .greaterThanOrEqual, Double(least.height), at: Self.compressionPriority)
    }
  }

  /// Adds tracks of equal length that fill the length `whole` together with the gaps between them.
  private mutating func addTracks(_ count: Int, along whole: Int) -> [(start: Int, length: Int)] {
    let tracks = (0..<count).map { _ in (start: variable(), length: variable()) }
    for (index, track) in tracks.enumerated() {
      requireNonNegative(track.length)
      if index == 0 {
        row([track.start: 1], .equal, 10)
      } else {
        let before = tracks[index - 1]
        row([track.start: 1, before.start: -1, before.length: -1], .equal, 5)
        row([track.length: 1, tracks[0].length: -1], .equal, 0)
      }
    }
    if let last = tracks.last {
      row([whole: 1, last.start: -1, last.length: -1], .equal, 10)
    }
    return tracks
  }
}
