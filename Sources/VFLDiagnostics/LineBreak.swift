/// Functions for line breaks: `\n`, `\r\n`, and a single `\r`, which compilers also treat as a line break.
package enum LineBreak {
  /// Returns the number of bytes of the line break at an offset; 0 if there is no line break.
  @inlinable
  package static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    switch bytes[offset] {
    case 0x0A: 1
    case 0x0D: offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    default: 0
    }
  }

  /// Returns the range of the first line break at or after an offset; an empty range at the end of the bytes
  /// if there is none.
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
