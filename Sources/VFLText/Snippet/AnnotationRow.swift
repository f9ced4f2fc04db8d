/// A row below a source line with underlines, connectors and messages, each of which starts at a terminal
/// cell.
struct AnnotationRow: Sendable, Hashable {
  /// A string that starts at a cell.
  struct Piece: Sendable, Hashable {
    let cell: Int
    let text: String
    let isPrimary: Bool
  }

  /// The pieces from left to right, which do not overlap.
  var pieces: [Piece] = []

  /// Returns the rows below a source line for its marks.
  ///
  /// The first row contains the underlines and, if it fits, the message of the last mark. Each other message
  /// has a separate row, from right to left. In such a row, a `|` shows the start of each mark whose message
  /// follows in a later row. A message that is too long for a row continues in the next row.
  ///
  /// - Parameters:
  ///   - marks: The marks and the cells that they cover.
  ///   - budget: The number of cells in a row.
  static func rows(
    for marks: [(mark: Mark, cells: Range<Int>)], budget: Int
  ) -> [AnnotationRow] {
    var hanging = marks.filter { !$0.mark.message.isEmpty }.sorted { left, right in
      (left.cells.lowerBound, left.cells.upperBound, left.mark.isPrimary ? 1 : 0)
        > (right.cells.lowerBound, right.cells.upperBound, right.mark.isPrimary ? 1 : 0)
    }
    var first = AnnotationRow(pieces: underlines(of: marks))
    var further: [AnnotationRow] = []
    let end = marks.map { $0.cells.upperBound }.max() ?? 0
    if let last = hanging.first, last.cells.upperBound == end,
      fits(last.mark.message, behind: end + 1, budget: budget)
    {
      hanging.removeFirst()
      let pieces = pieces(of: last.mark, at: end + 1, budget: budget)
      first.pieces.append(pieces[0])
      further = pieces.dropFirst().map { piece in
        AnnotationRow(pieces: connectors(of: hanging[...], before: end) + [piece])
      }
    }
    guard !hanging.isEmpty else { return [first] + further }
    var rows = [first] + further
    rows.append(AnnotationRow(pieces: connectors(of: hanging[...], before: end)))
    for (index, item) in hanging.enumerated() {
      let connectors = connectors(
        of: hanging[(index + 1)...], before: item.cells.lowerBound)
      var cell = item.cells.lowerBound
      if !fits(item.mark.message, behind: cell, budget: budget) {
        // Near the right edge, the message begins before its mark, but after the other connectors.
        let least = (connectors.last?.cell).map { $0 + 2 } ?? 0
        let width = DisplayColumn.width(of: item.mark.message)
        cell = min(cell, max(least, budget - min(width, comfortableWidth(budget))))
      }
      rows += pieces(of: item.mark, at: cell, budget: budget).map {
        AnnotationRow(pieces: connectors + [$0])
      }
    }
    return rows
  }

  /// The number of cells that a line of a message may occupy even if this exceeds the budget.
  private static let shortWidth = 24

  /// Returns the minimum width at which a wrapped message is easy to read.
  private static func comfortableWidth(_ budget: Int) -> Int {
    max(shortWidth, min(40, budget / 2))
  }

  /// Returns whether a message can start at a cell, either on one line or wrapped at a readable width.
  private static func fits(_ message: String, behind cell: Int, budget: Int) -> Bool {
    let room = budget - cell
    return room >= comfortableWidth(budget)
      || DisplayColumn.width(of: message) <= max(room, shortWidth)
  }

  /// Returns the message of a mark as pieces that start at a cell, with one piece for each line.
  private static func pieces(of mark: Mark, at cell: Int, budget: Int) -> [Piece] {
    WrappedText.lines(mark.message, width: max(budget - cell, shortWidth)).map {
      Piece(cell: cell, text: $0, isPrimary: mark.isPrimary)
    }
  }

  /// Returns the underlines, in which `^` for primary marks replaces `-` for secondary marks.
  private static func underlines(of marks: [(mark: Mark, cells: Range<Int>)]) -> [Piece] {
    let end = marks.map { $0.cells.upperBound }.max() ?? 0
    var painted = [Bool?](repeating: nil, count: end)
    for (mark, cells) in marks where !mark.isPrimary {
      for cell in cells { painted[cell] = false }
    }
    for (mark, cells) in marks where mark.isPrimary {
      for cell in cells { painted[cell] = true }
    }
    var pieces: [Piece] = []
    var start = 0
    while start < end {
      var next = start + 1
      while next < end, painted[next] == painted[start] { next += 1 }
      if let isPrimary = painted[start] {
        let text = String(repeating: isPrimary ? "^" : "-", count: next - start)
        pieces.append(Piece(cell: start, text: text, isPrimary: isPrimary))
      }
      start = next
    }
    return pieces
  }

  /// Returns a `|` at the start of each mark that begins before a limit and whose message follows in a later
  /// row.
  private static func connectors(
    of hanging: ArraySlice<(mark: Mark, cells: Range<Int>)>, before limit: Int
  ) -> [Piece] {
    var pieces: [Piece] = []
    for (mark, cells) in hanging.reversed() where cells.lowerBound < limit {
      if let last = pieces.last, last.cell == cells.lowerBound {
        pieces[pieces.count - 1] = Piece(
          cell: last.cell, text: "|", isPrimary: last.isPrimary || mark.isPrimary)
      } else {
        pieces.append(Piece(cell: cells.lowerBound, text: "|", isPrimary: mark.isPrimary))
      }
    }
    return pieces
  }
}
