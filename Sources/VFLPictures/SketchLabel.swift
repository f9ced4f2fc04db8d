import VFLText

/// The label of a box on a ``SketchCanvas``: the name of the box, written where nothing else is drawn.
struct SketchLabel {
  /// The box.
  let box: PlacedBox
  /// The number of the box on the canvas.
  let number: Int
  /// The set of characters with which lines are drawn.
  let alphabet: FrameSketch.Alphabet
  /// The rows of the box on the canvas, beyond which they can extend.
  let rows: ClosedRange<Int>
  /// The columns of the box on the canvas, beyond which they can extend.
  let columns: ClosedRange<Int>

  /// The form in which a name is written.
  enum Outcome {
    /// The full name.
    case whole
    /// A number in place of the name.
    case marked
    /// The beginning of the name with an ellipsis, or nothing.
    case shortened
  }

  /// Writes the name, followed by the size in the next row if there is space inside the box.
  ///
  /// A name that does not fit is shortened. If the shortened name does not fit either, `mark` is written in
  /// its place.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - mark: The number that replaces the name; `nil` to write nothing instead.
  ///
  /// - Returns: The form in which the name was written.
  func write(on canvas: inout SketchCanvas, mark: Int?) -> Outcome {
    let width = DisplayColumn.width(of: box.name)
    let seen = columns.clamped(to: canvas.columnRange)
    if isOnLine || box.hasChildren {
      for row in [rows.lowerBound, rows.upperBound] {
        for (text, width) in [(" \(box.name) ", width + 2), (box.name, width)] {
          let room = canvas.room(
            of: number, row: row, columns: columns.insetByOne, isOnLine: true)
          // The search excludes the ends of the line, so that they remain visible.
          guard let place = room.first(where: { $0.count >= width }) else { continue }
          canvas.write(text, row: row, column: place.lowerBound)
          return .whole
        }
        if isOnLine { break }
      }
    }
    let inside = isOnLine ? [] : places(on: canvas)
    if let place = inside.first(where: { $0.columns.count >= width }) {
      let start = Self.start(of: width, in: place.columns, of: seen)
      canvas.write(box.name, row: place.row, column: start)
      writeSize(on: &canvas, under: place.row)
      return .whole
    }
    let marked = inside.isEmpty ? linePlaces(on: canvas) : inside
    let cut = marked.max { $0.columns.count < $1.columns.count }
    guard let widest = cut, let text = shortened(to: widest.columns.count) ?? mark.map(String.init)
    else { return .shortened }
    let length = DisplayColumn.width(of: text)
    guard length <= widest.columns.count else { return .shortened }
    let start = Self.start(of: length, in: widest.columns, of: seen)
    canvas.write(text, row: widest.row, column: start)
    return text.unicodeScalars.last.map { "…~".unicodeScalars.contains($0) } == true
      ? .shortened : .marked
  }

  /// The name, size and position of the box, such as `title 80×21 at (8, 8)`.
  var description: String { Self.text(box, alphabet) }

  /// Returns the name, size and position of a box.
  static func text(_ box: PlacedBox, _ alphabet: FrameSketch.Alphabet) -> String {
    "\(box.name) \(box.size(times: alphabet == .ascii ? "x" : "×")) at \(box.place)"
  }

  /// Whether the name is written on a line of the box.
  ///
  /// The value is `true` if the box has no inside. It is also `true` for a guide, because a name inside the
  /// guide would occupy the space of other names.
  private var isOnLine: Bool { box.isGuide || rows.count < 3 }

  /// Returns the free column ranges inside of the box, with the rows that are nearest to the middle first.
  private func places(on canvas: SketchCanvas) -> [(row: Int, columns: ClosedRange<Int>)] {
    let shown = rows.clamped(to: canvas.rowRange)
    guard shown.count > 2 else { return [] }
    let middle = shown.lowerBound + (shown.count - 1) / 2
    let inner = (shown.lowerBound + 1...shown.upperBound - 1).sorted {
      (abs($0 - middle), $0) < (abs($1 - middle), $1)
    }
    return inner.flatMap { row in
      canvas.room(of: number, row: row, columns: columns.insetByOne, isOnLine: false).map {
        (row, $0)
      }
    }
  }

  /// Returns the free column ranges in the middle row of the box, including cells with lines.
  private func linePlaces(on canvas: SketchCanvas) -> [(row: Int, columns: ClosedRange<Int>)] {
    let shown = rows.clamped(to: canvas.rowRange)
    guard rows.count > 2 || columns.count > 2 else { return [] }
    let middle = shown.lowerBound + (shown.count - 1) / 2
    let place = columns.count > 2 ? columns.insetByOne : columns
    return canvas.room(of: number, row: middle, columns: place, isOnLine: true).map {
      (middle, $0)
    }
  }

  private func writeSize(on canvas: inout SketchCanvas, under row: Int) {
    let size = box.size(times: alphabet == .ascii ? "x" : "×")
    guard !box.hasChildren, rows.count >= 4, row + 1 < rows.upperBound else { return }
    let seen = columns.clamped(to: canvas.columnRange)
    let room = canvas.room(
      of: number, row: row + 1, columns: columns.insetByOne, isOnLine: false)
    let width = DisplayColumn.width(of: size)
    guard let place = room.first(where: { $0.count >= width }) else { return }
    canvas.write(
      size, row: row + 1, column: Self.start(of: width, in: place, of: seen))
  }

  /// Returns the first column of a text that is centered in the box, or in `room` if the centered text would
  /// leave `room`.
  private static func start(
    of width: Int, in room: ClosedRange<Int>, of columns: ClosedRange<Int>
  ) -> Int {
    let middle = columns.lowerBound + 1 + (columns.count - 2 - width) / 2
    if room.lowerBound <= middle, middle + width - 1 <= room.upperBound { return middle }
    return room.lowerBound + (room.count - width) / 2
  }

  /// Returns the beginning of the name that fits into `room` cells together with an ellipsis, or `nil` if no
  /// character fits.
  private func shortened(to room: Int) -> String? {
    guard room >= 3 else { return nil }
    var shown = ""
    var column = DisplayColumn()
    for scalar in box.name.unicodeScalars {
      var next = shown
      column.advance(past: scalar, into: &next)
      if column.cell > room - 1 { break }
      shown = next
    }
    return shown.isEmpty ? nil : shown + (alphabet == .ascii ? "~" : "…")
  }
}

extension ClosedRange<Int> {
  /// The range without its ends; the unchanged range if it has at most two elements.
  fileprivate var insetByOne: ClosedRange<Int> {
    count > 2 ? lowerBound + 1...upperBound - 1 : self
  }
}
