import VFLText

/// A grid of character cells on which boxes and names are drawn.
///
/// Later drawings cover earlier drawings. Lines that meet are joined. Anything outside the grid is clipped.
struct SketchCanvas: Sendable {
  /// The content of a cell.
  private enum Cell: Sendable, Hashable {
    case lines(BoxInk)
    /// A box without width and height.
    case dot
    case text(String)
    /// The second half of a wide character.
    case rest
  }

  private let rows: Int
  private let columns: Int
  private var cells: [Cell]
  /// The number of the box that was drawn last in each cell; `nil` for the container.
  private var owners: [Int?]

  /// Creates an empty canvas with a thick frame along its edges.
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: .lines(BoxInk()), count: rows * columns)
    owners = Array(repeating: nil, count: rows * columns)
    drawBox(nil, rows: rowRange, columns: columnRange, .thick)
  }

  /// The rows of the canvas.
  var rowRange: ClosedRange<Int> { 0...rows - 1 }

  /// The columns of the canvas.
  var columnRange: ClosedRange<Int> { 0...columns - 1 }

  /// Whether any cell of a box is on the canvas.
  func isVisible(rows boxRows: ClosedRange<Int>, columns boxColumns: ClosedRange<Int>) -> Bool {
    boxRows.overlaps(rowRange) && boxColumns.overlaps(columnRange)
  }

  /// Draws a numbered box over earlier content.
  ///
  /// A box without width or height is drawn as a line, and a box with neither as a dot.
  mutating func drawBox(
    _ number: Int?, rows boxRows: ClosedRange<Int>, columns boxColumns: ClosedRange<Int>,
    _ line: BoxInk.Line = .thin
  ) {
    for row in boxRows.clamped(to: -1...rows) {
      for column in boxColumns.clamped(to: -1...columns) {
        if let offset = offset(row: row, column: column) { owners[offset] = number }
      }
    }
    clear(inside: boxRows, boxColumns)
    if boxRows.count == 1, boxColumns.count == 1 {
      set(.dot, row: boxRows.lowerBound, column: boxColumns.lowerBound)
      return
    }
    for column in boxColumns.clamped(to: -1...columns) {
      let before = column > boxColumns.lowerBound ? BoxInk.left : 0
      let after = column < boxColumns.upperBound ? BoxInk.right : 0
      add(before | after, line, row: boxRows.lowerBound, column: column)
      add(before | after, line, row: boxRows.upperBound, column: column)
    }
    for row in boxRows.clamped(to: -1...rows) {
      let before = row > boxRows.lowerBound ? BoxInk.up : 0
      let after = row < boxRows.upperBound ? BoxInk.down : 0
      add(before | after, line, row: row, column: boxColumns.lowerBound)
      add(before | after, line, row: row, column: boxColumns.upperBound)
    }
  }

  /// Returns the ranges of columns of a row whose cells contain no text and belong to the given box.
  ///
  /// - Parameters:
  ///   - number: The number of the box; `nil` for the container.
  ///   - row: The row.
  ///   - wanted: The columns to search.
  ///   - isOnLine: Whether to include cells that contain lines.
  func room(
    of number: Int?, row: Int, columns wanted: ClosedRange<Int>, isOnLine: Bool
  ) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for column in wanted.clamped(to: columnRange) {
      guard let offset = offset(row: row, column: column), owners[offset] == number,
        case .lines(let ink) = cells[offset], isOnLine || ink.isEmpty
      else { continue }
      if let last = found.last, last.upperBound == column - 1 {
        found[found.count - 1] = last.lowerBound...column
      } else {
        found.append(column...column)
      }
    }
    return found
  }

  /// Whether the given cells of a row are empty; `false` if some of them are not on the canvas.
  func isBlank(row: Int, columns wanted: ClosedRange<Int>) -> Bool {
    wanted.allSatisfy { column in
      offset(row: row, column: column).map { cells[$0] == .lines(BoxInk()) } ?? false
    }
  }

  /// Writes a string that begins at the given position, and clips it to the canvas.
  ///
  /// Wide characters occupy two cells.
  mutating func write(_ text: String, row: Int, column: Int) {
    var written: [Cell] = []
    for scalar in text.unicodeScalars {
      let kind = CellWidth.kind(of: scalar)
      if kind == .combining, case .text(let base)? = written.last {
        written[written.count - 1] = .text(base + String(Character(scalar)))
      } else {
        written.append(.text(String(Character(scalar))))
        if kind == .wide { written.append(.rest) }
      }
    }
    for (index, cell) in written.enumerated() { set(cell, row: row, column: column + index) }
  }

  /// Writes the rows of the canvas into a text, each followed by a newline.
  ///
  /// - Parameters:
  ///   - alphabet: The set of characters with which lines are drawn.
  ///   - text: The text to append to.
  ///   - role: Returns the role of the cells of the box with the given number, or of the container for `nil`.
  func write(
    _ alphabet: FrameSketch.Alphabet, into text: inout StyledText,
    role: (_ number: Int?) -> StyledText.Role
  ) {
    for row in 0..<rows {
      // Write adjacent cells of the same box together, so that fewer escape sequences are needed.
      var (piece, owner) = ("", owners[row * columns])
      for offset in row * columns..<(row + 1) * columns {
        if owners[offset] != owner {
          text.write(piece, role(owner))
          (piece, owner) = ("", owners[offset])
        }
        switch cells[offset] {
        case .lines(let ink): piece.append(ink.character(alphabet))
        case .dot: piece += alphabet == .ascii ? "*" : "•"
        case .text(let shown): piece += shown
        case .rest: break
        }
      }
      text.write(piece, role(owner))
      text.endLine()
    }
  }

  /// Clears the cells inside of a box, and removes the ends of earlier thin lines that extend from the edges
  /// of the box into it.
  ///
  /// The frame of the picture is kept.
  private mutating func clear(inside boxRows: ClosedRange<Int>, _ boxColumns: ClosedRange<Int>) {
    let firstRow = max(boxRows.lowerBound + 1, 1)
    let firstColumn = max(boxColumns.lowerBound + 1, 1)
    let lastRow = min(boxRows.upperBound, rows - 1)
    let lastColumn = min(boxColumns.upperBound, columns - 1)
    guard firstRow < lastRow, firstColumn < lastColumn else { return }
    for row in firstRow..<lastRow {
      for column in firstColumn..<lastColumn {
        set(.lines(BoxInk()), row: row, column: column)
      }
      cut(BoxInk.right, row: row, column: boxColumns.lowerBound)
      cut(BoxInk.left, row: row, column: boxColumns.upperBound)
    }
    for column in firstColumn..<lastColumn {
      cut(BoxInk.down, row: boxRows.lowerBound, column: column)
      cut(BoxInk.up, row: boxRows.upperBound, column: column)
    }
  }

  /// Removes the thin line in the given direction from a cell.
  private mutating func cut(_ direction: UInt8, row: Int, column: Int) {
    guard let offset = offset(row: row, column: column), case .lines(var ink) = cells[offset]
    else { return }
    ink.thin &= ~direction
    cells[offset] = .lines(ink)
  }

  /// Adds lines to a cell, except lines that would leave the canvas.
  private mutating func add(_ directions: UInt8, _ line: BoxInk.Line, row: Int, column: Int) {
    guard let offset = offset(row: row, column: column) else { return }
    var inside = directions
    if row == 0 { inside &= ~BoxInk.up }
    if row == rows - 1 { inside &= ~BoxInk.down }
    if column == 0 { inside &= ~BoxInk.left }
    if column == columns - 1 { inside &= ~BoxInk.right }
    var ink = BoxInk()
    if case .lines(let there) = cells[offset] { ink = there }
    ink.add(inside, line)
    set(.lines(ink), row: row, column: column)
  }

  /// Sets the content of a cell.
  ///
  /// If this overwrites half of a wide character, the other half becomes a space.
  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    guard let offset = offset(row: row, column: column) else { return }
    if cells[offset] == .rest, cell != .rest, column > 0 { cells[offset - 1] = .text(" ") }
    if column + 1 < columns, cells[offset + 1] == .rest { cells[offset + 1] = .text(" ") }
    cells[offset] = cell
  }

  private func offset(row: Int, column: Int) -> Int? {
    guard 0..<rows ~= row, 0..<columns ~= column else { return nil }
    return row * columns + column
  }
}
