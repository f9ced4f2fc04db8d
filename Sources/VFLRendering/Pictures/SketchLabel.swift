/// The name of a box in a picture made of characters, and the place for it: where nothing else is drawn.
struct SketchLabel {
  /// The box.
  let box: PlacedBox
  /// The number by which the canvas knows the box.
  let number: Int
  /// The characters that lines are made of.
  let alphabet: FrameSketch.Alphabet
  /// The rows of the box on the canvas.
  let rows: ClosedRange<Int>
  /// The columns of the box on the canvas.
  let columns: ClosedRange<Int>

  /// What is written of a name.
  enum Outcome {
    /// All of it.
    case whole
    /// The number that stands in its place.
    case marked
    /// A part of it with an ellipsis, or nothing.
    case shortened
  }

  /// Writes the name, with the size where there is room.
  ///
  /// A name that has no room is shortened; where there is none for that, `mark` stands in its place.
  func write(on canvas: inout SketchCanvas, mark: Int?) -> Outcome {
    let width = DisplayColumn.width(of: box.name)
    let seen = columns.clamped(to: canvas.columnRange)
    if isOnLine || box.hasChildren {
      for row in [rows.lowerBound, rows.upperBound] {
        for (text, width) in [(" \(box.name) ", width + 2), (box.name, width)] {
          let room = canvas.room(
            of: number, row: row, columns: columns.insetByOne, isOnLine: true)
          // Letters that end a line would hide where it ends.
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

  /// `title 80×21 at (8, 8)`.
  var description: String { Self.text(box, alphabet) }

  /// A box in words.
  static func text(_ box: PlacedBox, _ alphabet: FrameSketch.Alphabet) -> String {
    "\(box.name) \(box.size(times: alphabet == .ascii ? "x" : "×")) at \(box.place)"
  }

  /// Whether a name has to stand on a line of the box, which has no inside, or as a guide would take the room
  /// of others.
  private var isOnLine: Bool { box.isGuide || rows.count < 3 }

  /// The room inside of the box, row after row, those near the middle first.
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

  /// The room on the lines of a box that has none inside.
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

  /// Where a text begins: in the middle of the box where the room has that, and else in its own.
  private static func start(
    of width: Int, in room: ClosedRange<Int>, of columns: ClosedRange<Int>
  ) -> Int {
    let middle = columns.lowerBound + 1 + (columns.count - 2 - width) / 2
    if room.lowerBound <= middle, middle + width - 1 <= room.upperBound { return middle }
    return room.lowerBound + (room.count - width) / 2
  }

  /// As much of the name as fits, with `…` for the rest; nothing where not even a letter fits.
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
  /// The range without its two ends; itself where it has nothing between them.
  fileprivate var insetByOne: ClosedRange<Int> {
    count > 2 ? lowerBound + 1...upperBound - 1 : self
  }
}
