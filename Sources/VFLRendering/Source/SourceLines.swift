import VFLDiagnostics

/// The lines and columns of a text, found by one pass over it.
///
/// A checkpoint every few hundred bytes remembers line and column, so that the place of any offset
/// costs a look at the bytes behind the last checkpoint, even on a line of ten megabytes. Lines end
/// as ``LineBreak`` has it; columns count Unicode scalars.
package struct SourceLines: Sendable {
  /// The place of an offset, all of it counted from 0.
  package struct Position: Sendable, Hashable {
    /// How many lines end before it.
    package var line = 0
    /// The offset at which its line starts.
    package var lineStart = 0
    /// How many scalars lie between the start of the line and it.
    package var column = 0
    /// How many scalars in front of the place, on its line, take two units in UTF-16.
    package var pairs = 0
  }

  private struct Checkpoint {
    let offset: Int
    let position: Position
  }

  /// How many bytes lie between two checkpoints.
  private static let stride = 512

  private let bytes: [UInt8]
  private let checkpoints: [Checkpoint]

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(bytes).
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

  /// The place of an offset; one inside a scalar is at that scalar.
  package func position(of offset: Int) -> Position {
    let target = ScalarReader.boundary(at: min(max(offset, 0), bytes.count), in: bytes)
    var index = min(target / Self.stride, checkpoints.count - 1)
    if checkpoints[index].offset > target { index -= 1 }
    var position = checkpoints[index].position
    _ = Self.advance(&position, from: checkpoints[index].offset, to: target, in: bytes)
    return position
  }

  /// The offset at which a line starts, counted from 0; `nil` when there are not so many.
  package func start(ofLine line: Int) -> Int? {
    var (low, high) = (0, checkpoints.count)
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].position.line < line { low = middle + 1 } else { high = middle }
    }
    // The line starts behind the last checkpoint that is on an earlier one.
    guard low > 0 else { return line == 0 ? 0 : nil }
    var left = line - checkpoints[low - 1].position.line
    var offset = checkpoints[low - 1].offset
    while left > 0, offset < bytes.count {
      if Self.endsLine(offset, in: bytes) { left -= 1 }
      offset += 1
    }
    return left == 0 ? offset : nil
  }

  /// The bytes of the line at a place, without what ends it.
  func content(ofLineAt position: Position) -> Range<Int> {
    var low = 0
    var high = checkpoints.count
    while low < high {
      let middle = (low + high) / 2
      let isBehind = checkpoints[middle].position.line > position.line
      if isBehind { high = middle } else { low = middle + 1 }
    }
    var end = max(checkpoints[low - 1].offset, position.lineStart)
    // The checkpoint may be inside of a `\r\n`.
    if end > position.lineStart, bytes[end - 1] == 0x0D { end -= 1 }
    while end < bytes.count, LineBreak.length(at: end, in: bytes) == 0 { end += 1 }
    return position.lineStart..<end
  }

  /// Whether the last byte of a line break is at a place.
  private static func endsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    bytes[offset] <= 0x0D && LineBreak.length(at: offset, in: bytes) == 1
  }

  /// Moves a position over the scalars that start before `end`, and says where the last one ends.
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
