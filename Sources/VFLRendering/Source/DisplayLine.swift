/// A line of a text, or pieces of a long one, as it is shown, with the cell in which each byte stands.
struct DisplayLine: Sendable {
  private struct Glyph {
    /// The first byte that is shown here.
    let start: Int
    /// The cell where it is shown.
    let cell: Int
  }

  /// What is shown.
  private(set) var text = ""
  /// How many cells that takes.
  var width: Int { column.cell }

  private var column = DisplayColumn()
  private var glyphs: [Glyph] = []
  /// The offset after the last byte that is shown or left out.
  private var end = 0

  /// Appends the bytes of a range.
  ///
  /// - Precondition: scalars start at the range's bounds.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let unit = ScalarReader.unit(at: offset, in: bytes)
      let cell = column.cell
      column.advance(past: unit.scalar, into: &text)
      // A combining mark belongs to the cell of the character that it sits on.
      if column.cell > cell { glyphs.append(Glyph(start: offset, cell: cell)) }
      offset = unit.end
    }
    end = range.upperBound
  }

  /// Appends `…` for bytes that are left out.
  mutating func appendOmission(of range: Range<Int>) {
    glyphs.append(Glyph(start: range.lowerBound, cell: column.cell))
    column.advance(past: "\u{2026}", into: &text)
    end = range.upperBound
  }

  /// The cells under the bytes of a range that is shown; one cell where nothing is shown.
  func cells(under range: Range<Int>) -> Range<Int> {
    let start = cell(at: range.lowerBound)
    guard !range.isEmpty, let last = glyphIndex(at: range.upperBound - 1) else {
      return start..<start + 1
    }
    let end = last + 1 < glyphs.count ? glyphs[last + 1].cell : width
    return start..<max(end, start + 1)
  }

  /// The cell in which the byte at an offset is shown; the one after the last at the end.
  private func cell(at offset: Int) -> Int {
    guard offset < end, let index = glyphIndex(at: offset) else { return width }
    return glyphs[index].cell
  }

  /// The last glyph that starts at or before an offset.
  private func glyphIndex(at offset: Int) -> Int? {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if glyphs[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
