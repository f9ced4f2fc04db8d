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
  /// other message, from right to left, those still to come drawn as `|`.
  static func rows(for marks: [(mark: Mark, cells: Range<Int>)]) -> [AnnotationRow] {
    var hanging = marks.filter { !$0.mark.message.isEmpty }.sorted { left, right in
      (left.cells.lowerBound, left.cells.upperBound, left.mark.isPrimary ? 1 : 0)
        > (right.cells.lowerBound, right.cells.upperBound, right.mark.isPrimary ? 1 : 0)
    }
    var first = AnnotationRow(pieces: underlines(of: marks))
    let end = marks.map(\.cells.upperBound).max() ?? 0
    if let last = hanging.first, last.cells.upperBound == end {
      hanging.removeFirst()
      first.pieces.append(
        Piece(cell: end + 1, text: last.mark.message, isPrimary: last.mark.isPrimary))
    }
    guard !hanging.isEmpty else { return [first] }
    var rows = [first, AnnotationRow(pieces: connectors(of: hanging[...], before: end))]
    for (index, item) in hanging.enumerated() {
      let cell = item.cells.lowerBound
      var pieces = connectors(of: hanging[(index + 1)...], before: cell)
      pieces.append(
        Piece(cell: cell, text: item.mark.message, isPrimary: item.mark.isPrimary))
      rows.append(AnnotationRow(pieces: pieces))
    }
    return rows
  }

  /// The underlines, short ones over long ones and the fault over all.
  private static func underlines(of marks: [(mark: Mark, cells: Range<Int>)]) -> [Piece] {
    let end = marks.map(\.cells.upperBound).max() ?? 0
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
