/// How the rows of a problem stand in each piece of a parametric solution.
///
/// Only changes are kept, row by row: the memory grows with the changes, not with pieces times rows. All
/// pieces share one history.
struct StandingHistory: Sendable {
  /// A row that stands otherwise from a piece on.
  struct Change {
    let row: DenseIndex
    let piece: DenseIndex
    let standing: RowStanding
  }

  /// The number of each row in the whole problem, in ascending order.
  private let rows: [DenseIndex]
  /// Row `i` has the changes `starts[i]..<starts[i + 1]`, from the first piece to the last.
  private var starts: [DenseIndex]
  private var pieces: [DenseIndex]
  private var standings: [RowStanding]

  /// Takes the changes in the order of their pieces: a counting sort.
  init(_ changes: [Change], rows: [DenseIndex]) {
    self.rows = rows
    starts = [DenseIndex](repeating: 0, count: rows.count + 1)
    for change in changes { starts[change.row + 1] += 1 }
    for row in rows.indices { starts[row + 1] += starts[row] }
    pieces = [DenseIndex](repeating: 0, count: changes.count)
    standings = [RowStanding](repeating: .undetermined, count: changes.count)
    var next = starts
    for change in changes {
      pieces[next[change.row]] = change.piece
      standings[next[change.row]] = change.standing
      next[change.row] += 1
    }
  }

  /// How many changes there are.
  var changeCount: Int { pieces.count }

  /// The rows that stand in some way in a piece, in ascending order.
  func rows(_ standing: RowStanding, inPiece piece: DenseIndex) -> [Int] {
    rows.indices.filter { self.standing(of: $0, inPiece: piece) == standing }.map { Int(rows[$0]) }
  }

  /// The rows that bind in a piece, in ascending order, and how.
  func binding(inPiece piece: DenseIndex) -> [(row: Int, standing: RowStanding)] {
    rows.indices.compactMap { row in
      let standing = standing(of: row, inPiece: piece)
      return standing.binds ? (Int(rows[row]), standing) : nil
    }
  }

  /// The rows that bind in one way in all pieces, in ascending order, and how.
  var lasting: [(row: Int, standing: RowStanding)] {
    rows.indices.compactMap { row in
      let first = Int(starts[row])
      guard Int(starts[row + 1]) == first + 1, pieces[first] == 0, standings[first].binds else {
        return nil
      }
      return (Int(rows[row]), standings[first])
    }
  }

  /// How a row stands in a piece; undetermined before its first change.
  private func standing(of row: Int, inPiece piece: DenseIndex) -> RowStanding {
    let first = Int(starts[row])
    let next = (first..<Int(starts[row + 1])).partitioningIndex { pieces[$0] > piece }
    return next == first ? .undetermined : standings[next - 1]
  }
}
