import VFLDiagnostics

/// The lines and columns of a source, determined in a single pass over its bytes.
///
/// A checkpoint stores the position every few hundred bytes. To find the position of an offset, only the
/// bytes after the preceding checkpoint are read, even on a line of ten megabytes. A ``LineBreak`` ends a
/// line. Columns count Unicode scalars.
package struct SourceLines: Sendable {
  /// The position of an offset, with all values counted from 0.
  package struct Position: Sendable, Hashable {
    /// The number of line breaks before the position.
    package var line = 0
    /// The offset at which the line of the position starts.
    package var lineStart = 0
    /// The number of scalars between the start of the line and the position.
    package var column = 0
    /// The number of scalars before the position, on the same line, that UTF-16 encodes as surrogate pairs.
    package var pairs = 0
  }

  private struct Checkpoint {
    let offset: Int
    let position: Position
  }

  /// The approximate number of bytes between two checkpoints.
  private static let stride = 512

  private let bytes: [UInt8]
  private let checkpoints: [Checkpoint]

  /// Determines the lines of a source.
  ///
  /// - Complexity: O(number of bytes).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var checkpoints: [Checkpoint] = []
    checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
    var position = Position()
    var offset = 0
    while offset < bytes.count {
      checkpoints.append(Checkpoint(offset: offset, position: position))
      let next = min(checkpoints.count * Self.stride, bytes.count)
      offset = Self.advance(&position, from: offset, to: next, in: bytes)
    }
    if checkpoints.isEmpty { checkpoints.append(Checkpoint(offset: 0, position: position)) }
    self.checkpoints = checkpoints
  }

  /// Returns the position of an offset.
  ///
  /// If the offset is inside a scalar, the result is the position of that scalar. An offset outside the
  /// source is clamped to the bounds of the source.
  package func position(of offset: Int) -> Position {
    let target = ScalarReader.boundary(at: min(max(offset, 0), bytes.count), in: bytes)
    var index = min(target / Self.stride, checkpoints.count - 1)
    if checkpoints[index].offset > target { index -= 1 }
    var position = checkpoints[index].position
    _ = Self.advance(&position, from: checkpoints[index].offset, to: target, in: bytes)
    return position
  }

  /// Returns the offset at which a line starts; `nil` if there is no such line.
  ///
  /// - Parameter line: The line, counted from 0.
  package func start(ofLine line: Int) -> Int? {
    let next = checkpoints.partitioningIndex { $0.position.line >= line }
    // The line starts after the last checkpoint on an earlier line.
    guard next > 0 else { return line == 0 ? 0 : nil }
    var left = line - checkpoints[next - 1].position.line
    var offset = checkpoints[next - 1].offset
    while left > 0, offset < bytes.count {
      if Self.endsLine(offset, in: bytes) { left -= 1 }
      offset += 1
    }
    return left == 0 ? offset : nil
  }

  /// Returns the range of the bytes of the line that contains a position, without the line break.
  func content(ofLineAt position: Position) -> Range<Int> {
    let next = checkpoints.partitioningIndex { $0.position.line > position.line }
    var end = max(checkpoints[next - 1].offset, position.lineStart)
    // The checkpoint may be between the two bytes of `\r\n`.
    if end > position.lineStart, bytes[end - 1] == 0x0D { end -= 1 }
    while end < bytes.count, LineBreak.length(at: end, in: bytes) == 0 { end += 1 }
    return position.lineStart..<end
  }

  /// Whether the byte at an offset is the last byte of a line break.
  private static func endsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    bytes[offset] <= 0x0D && LineBreak.length(at: offset, in: bytes) == 1
  }

  /// Moves a position past the scalars that start before `end`, and returns the offset after the last scalar.
  private static func advance(
    _ position: inout Position, from start: Int, to end: Int, in bytes: [UInt8]
  ) -> Int {
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if endsLine(offset, in: bytes) {
        offset += 1
        position = Position(line: position.line + 1, lineStart: offset)
      } else {
        position.column += 1
        guard byte >= 0x80 else {
          offset += 1
          continue
        }
        let unit = ScalarReader.unit(at: offset, in: bytes)
        if unit.scalar.value > 0xFFFF { position.pairs += 1 }
        offset = unit.end
      }
    }
    return offset
  }
}
