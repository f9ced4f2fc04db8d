/// The parts of a long line that are shown for some of its marks.
///
/// However long the line is, the methods read only as many bytes as a small multiple of the available cells.
struct LineWindow: Sendable {
  /// The marks, in order of position.
  private(set) var marks: [Mark]
  /// The byte ranges that are shown, in order of position.
  ///
  /// The bytes between two ranges are omitted unless they occupy only one cell.
  private(set) var pieces: [Range<Int>]

  /// The minimum number of cells that are shown on each side of a mark, unless the line begins or ends there.
  private static let context = 8

  /// Groups the marks of a line into as few windows as possible.
  ///
  /// - Parameters:
  ///   - line: The byte range of the line.
  ///   - bytes: The source that contains the line.
  ///   - marks: The marks, in order of position.
  ///   - budget: The number of cells that a window may occupy.
  static func windows(
    on line: Range<Int>, of bytes: [UInt8], marks: [Mark], budget: Int
  ) -> [LineWindow] {
    if cost(of: line, in: bytes, limit: budget) <= budget {
      return [LineWindow(marks: marks, pieces: [line])]
    }
    var windows: [LineWindow] = []
    for mark in marks {
      let core = pieces(of: mark, in: bytes, budget: budget)
      if let last = windows.last {
        var joined = last
        joined.add(mark, core)
        if joined.leastCost(on: line, of: bytes, limit: budget) <= budget {
          windows[windows.count - 1] = joined
          continue
        }
      }
      windows.append(LineWindow(marks: [mark], pieces: core))
    }
    return windows.map { window in
      var grown = window
      grown.grow(on: line, of: bytes, budget: budget)
      return grown
    }
  }

  /// Returns the line as it is shown, with `…` for each omitted range.
  func display(of line: Range<Int>, in bytes: [UInt8]) -> DisplayLine {
    var display = DisplayLine()
    var shown = line.lowerBound
    for piece in pieces + [line.upperBound..<line.upperBound] {
      let gap = shown..<piece.lowerBound
      if Self.cost(of: gap, in: bytes, limit: 1) > 1 {
        display.appendOmission(of: gap)
      } else {
        // A range that occupies only one cell needs no more space than `…`.
        display.append(gap, of: bytes)
      }
      display.append(piece, of: bytes)
      shown = piece.upperBound
    }
    return display
  }

  /// Returns the byte ranges of a mark that must be shown: the whole mark, or its start and its end if the
  /// mark is long.
  private static func pieces(of mark: Mark, in bytes: [UInt8], budget: Int) -> [Range<Int>] {
    let start = ScalarReader.boundary(at: mark.range.lowerBound, in: bytes)
    guard !mark.range.isEmpty else { return [start..<start] }
    let end = ScalarReader.end(at: mark.range.upperBound - 1, in: bytes)
    if cost(of: start..<end, in: bytes, limit: budget / 2) <= budget / 2 { return [start..<end] }
    var grown = LineWindow(marks: [], pieces: [start..<start, end..<end])
    grown.grow(on: start..<end, of: bytes, budget: budget / 2)
    return grown.pieces
  }

  private mutating func add(_ mark: Mark, _ core: [Range<Int>]) {
    marks.append(mark)
    let sorted = (pieces + core).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    pieces = []
    for piece in sorted {
      if let last = pieces.last, piece.lowerBound <= last.upperBound {
        pieces[pieces.count - 1] = last.lowerBound..<max(last.upperBound, piece.upperBound)
      } else {
        pieces.append(piece)
      }
    }
  }

  /// Returns an estimate of the cells that the pieces require, including the minimum context and each `…`.
  private func leastCost(on line: Range<Int>, of bytes: [UInt8], limit: Int) -> Int {
    let context = Self.context + 1
    var cost = 0
    var shown = line.lowerBound
    for (index, piece) in pieces.enumerated() {
      cost += min(piece.lowerBound - shown, index > 0 ? 2 * context : context)
      cost += Self.cost(of: piece, in: bytes, limit: limit)
      shown = piece.upperBound
    }
    return cost + min(line.upperBound - shown, context)
  }

  /// Extends each piece on both sides in turn, by one scalar at a time, until the budget is used up.
  private mutating func grow(on line: Range<Int>, of bytes: [UInt8], budget: Int) {
    var left = budget - pieces.count - 1
    for piece in pieces { left -= Self.cost(of: piece, in: bytes, limit: budget) }
    func takes(_ unit: ScalarReader.Unit) -> Bool {
      let cost = DisplayColumn.cost(of: unit.scalar)
      if cost > left { return false }
      left -= cost
      return true
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in pieces.indices {
        let piece = pieces[index]
        let floor = index > 0 ? pieces[index - 1].upperBound : line.lowerBound
        let next = index + 1
        let ceiling = next < pieces.count ? pieces[next].lowerBound : line.upperBound
        var (start, end) = (piece.lowerBound, piece.upperBound)
        if start > floor {
          let offset = ScalarReader.boundary(at: start - 1, in: bytes)
          if takes(ScalarReader.unit(at: offset, in: bytes)) { start = offset }
        }
        if end < ceiling {
          let unit = ScalarReader.unit(at: end, in: bytes)
          if takes(unit) { end = unit.end }
        }
        pieces[index] = start..<end
        isGrowing = isGrowing || pieces[index] != piece
      }
    }
  }

  /// Returns an upper bound for the number of cells that the bytes occupy.
  ///
  /// Counting stops as soon as the number exceeds the limit.
  private static func cost(of range: Range<Int>, in bytes: [UInt8], limit: Int) -> Int {
    var cost = 0
    var offset = range.lowerBound
    while offset < range.upperBound, cost <= limit {
      let unit = ScalarReader.unit(at: offset, in: bytes)
      cost += DisplayColumn.cost(of: unit.scalar)
      offset = unit.end
    }
    return cost
  }
}
