import VFLDiagnostics

/// Where the lines of a text begin, to go from its bytes to the places of editors and back.
///
/// The text is UTF-8 without faults.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var end = LineBreak.first(in: bytes, from: 0)
    while !end.isEmpty {
      starts.append(end.upperBound)
      end = LineBreak.first(in: bytes, from: end.upperBound)
    }
    self.starts = starts
  }

  /// The offset of the first byte of the line of an offset.
  func lineStart(of offset: Int) -> Int { starts[line(of: offset)] }

  /// The byte at a place; a place behind the end of its line is there, one behind the last line at the
  /// end of the text, and one inside of a scalar in front of that.
  ///
  /// - Complexity: O(the bytes of the line).
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = LineBreak.first(in: bytes, from: starts[position.line]).lowerBound
    var (offset, column) = (starts[position.line], 0)
    while offset < end {
      let width = encoding.width(ofScalarWith: bytes[offset])
      if column + width > position.column, width > 0 { break }
      column += width
      offset += 1
    }
    while offset > starts[position.line], offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  /// The byte behind some scalars of a line, which is counted from 0.
  func offset(ofScalar column: Int, inLine line: Int) -> Int {
    guard starts.indices.contains(line) else { return bytes.count }
    var (offset, left) = (starts[line], column)
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return offset
  }

  /// The place of a byte, or of the end.
  ///
  /// - Complexity: O(log lines + the bytes of the line).
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let column = bytes[starts[line]..<offset].reduce(0) {
      $0 + encoding.width(ofScalarWith: $1)
    }
    return TextPosition(line: line, column: column)
  }

  /// The number of the line of an offset.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
