import VFLLayout

/// Frames of about one size in the cells of a grid, so that those near a place are found without all others.
struct FrameGrid: Sendable {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private let cell: Double
  private var frames: [Frame] = []
  /// The indices of the frames in each cell.
  private var cells: [Cell: [Int]] = [:]

  /// Creates a grid without frames, given the size of its cells.
  init(cell: Double) { self.cell = max(cell, .leastNormalMagnitude) }

  /// Adds a frame.
  ///
  /// O(cells of the frame).
  mutating func add(_ frame: Frame) {
    for column in range(frame.x, frame.maxX) {
      for row in range(frame.y, frame.maxY) {
        cells[Cell(column: column, row: row), default: []].append(frames.count)
      }
    }
    frames.append(frame)
  }

  /// Whether a frame of the grid overlaps another frame.
  func overlaps(_ frame: Frame) -> Bool {
    range(frame.x, frame.maxX).contains { column in
      range(frame.y, frame.maxY).contains { row in
        cells[Cell(column: column, row: row)]?.contains { frames[$0].overlaps(frame) } == true
      }
    }
  }

  private func range(_ start: Double, _ end: Double) -> ClosedRange<Int> {
    let first = index(start)
    return first...max(first, index(end))
  }

  /// The cell of a coordinate along one axis.
  private func index(_ coordinate: Double) -> Int {
    let index = (coordinate / cell).rounded(.down)
    // Frames that are farther apart than the largest number have coordinates that are not numbers.
    return index > -0x1p52 ? Int(min(index, 0x1p52)) : -1 << 52
  }
}
