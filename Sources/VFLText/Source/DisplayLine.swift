import VFLDiagnostics

/// A displayed source line, or parts of a long source line, with the cell that displays each byte.
struct DisplayLine: Sendable {
  private struct Glyph {
    /// The offset of the first byte that the glyph displays.
    let start: Int
    /// The first cell that the glyph occupies.
    let cell: Int
  }

  /// The displayed string.
  private(set) var text = ""
  /// The number of cells that the displayed string occupies.
  var width: Int { column.cell }

  private var column = DisplayColumn()
  private var glyphs: [Glyph] = []
  /// The offset after the last byte that was appended or omitted.
  private var end = 0

  /// Appends the bytes of a range.
  ///
  /// - Precondition: The bounds of the range are scalar boundaries.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let unit = ScalarReader.unit(at: offset, in: bytes)
      let cell = column.cell
      column.advance(past: unit.scalar, into: &text)
      // A combining mark is drawn in the cell of the preceding character.
      if column.cell > cell { glyphs.append(Glyph(start: offset, cell: cell)) }
      offset = unit.end
    }
    end = range.upperBound
  }

  /// Appends `…` in place of omitted bytes.
  mutating func appendOmission(of range: Range<Int>) {
    glyphs.append(Glyph(start: range.lowerBound, cell: column.cell))
    column.advance(past: "\u{2026}", into: &text)
    end = range.upperBound
  }

  /// Returns the cells that display the bytes of a range.
  ///
  /// The result contains at least one cell, even for an empty range.
  func cells(under range: Range<Int>) -> Range<Int> {
    let start = cell(at: range.lowerBound)
    guard !range.isEmpty, let last = glyphIndex(at: range.upperBound - 1) else {
      return start..<start + 1
    }
    let end = last + 1 < glyphs.count ? glyphs[last + 1].cell : width
    return start..<max(end, start + 1)
  }

  /// Returns the cell that displays the byte at an offset; the cell after the last if there is no such cell.
  private func cell(at offset: Int) -> Int {
    guard offset < end, let index = glyphIndex(at: offset) else { return width }
    return glyphs[index].cell
  }

  /// Returns the index of the last glyph that starts at or before an offset; `nil` if no glyph does.
  private func glyphIndex(at offset: Int) -> Int? {
    let end = glyphs.partitioningIndex { $0.start > offset }
    return end > 0 ? end - 1 : nil
  }
}
