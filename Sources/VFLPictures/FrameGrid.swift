import VFLLayout

/// A spatial index of frames that have similar sizes.
///
/// The frames are registered in the cells of a square grid, so that a query compares a frame only with frames
/// in the same cells.
struct FrameGrid: Sendable {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private let cell: Double
  private var frames: [Frame] = []
  /// The indices of the frames that overlap each cell.
  private var cells: [Cell: [Int]] = [:]

  /// Creates an empty grid whose cells have the given width and height.
  init(cell: Double) { self.cell = max(cell, .leastNormalMagnitude) }

  /// Adds a frame.
  ///
  /// - Complexity: O(c), where c is the number of cells that the frame overlaps.
  mutating func add(_ frame: Frame) {
    for column in range(frame.x, frame.maxX) {
      for row in range(frame.y, frame.maxY) {
        cells[Cell(column: column, row: row), default: []].append(frames.count)
      }
    }
    frames.append(frame)
  }

  /// Whether any frame in the grid overlaps the given frame.
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

  /// Returns the column or row of the cell that contains a coordinate.
  private func index(_ coordinate: Double) -> Int {
    let index = (coordinate / cell).rounded(.down)
    // The quotient can be infinite, or even NaN, for extreme coordinates. The comparison with NaN is false.
    return index > -0x1p52 ? Int(min(index, 0x1p52)) : -1 << 52
  }
}
