/// What ends a line: `\n`, `\r\n`, or a `\r` by itself, which compilers take for one as well.
package enum LineBreak {
  /// How many bytes the line break at a place has; 0 where there is none.
  @inlinable
  package static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    switch bytes[offset] {
    case 0x0A: 1
    case 0x0D: offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    default: 0
    }
  }

  /// The first line break at or behind a place; empty, at the end, where there is none.
  package static func first(in bytes: [UInt8], from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count {
      let length = length(at: end, in: bytes)
      if length > 0 { return end..<(end + length) }
      end += 1
    }
    return end..<end
  }
}
