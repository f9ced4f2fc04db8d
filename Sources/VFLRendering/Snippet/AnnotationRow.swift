/// A row under a source line: underlines, connectors and messages, each in its cell.
struct AnnotationRow: Sendable, Hashable {
  /// A run of characters that starts in a cell.
  struct Piece: Sendable, Hashable {
    let cell: Int
    let text: String
    let isPrimary: Bool
  }

  /// The pieces, from left to right, none over another.
  var pieces: [Piece] = []

  /// The rows under a line for its marks, which lie in the given cells.
  ///
  /// The underlines come first, with the message of the last one beside them; then a row for each
  /// other message, from right to left, those still to come drawn as `|`. A message that is longer than
  /// its room goes on in further rows.
  ///
  /// - Parameter budget: How many cells a row may take.
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
        // At the right edge it begins in front of its mark, but behind the other connectors.
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

  /// A message of so many cells is in one line, however little room there is.
  private static let shortWidth = 24

  /// With so many cells for a line a message reads well.
  private static func comfortableWidth(_ budget: Int) -> Int {
    max(shortWidth, min(40, budget / 2))
  }

  /// Whether a message may stand behind a cell, on one line or on several that read well.
  private static func fits(_ message: String, behind cell: Int, budget: Int) -> Bool {
    let room = budget - cell
    return room >= comfortableWidth(budget)
      || DisplayColumn.width(of: message) <= max(room, shortWidth)
  }

  /// The message of a mark from a cell on, a piece for each of its lines.
  private static func pieces(of mark: Mark, at cell: Int, budget: Int) -> [Piece] {
    WrappedText.lines(mark.message, width: max(budget - cell, shortWidth)).map {
      Piece(cell: cell, text: $0, isPrimary: mark.isPrimary)
    }
  }

  /// The underlines, short ones over long ones and the fault over all.
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

  /// A `|` for each message that is still to come, where its mark starts.
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
