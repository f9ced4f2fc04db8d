/// A reproducible generator of bytes: valid UTF-8, invalid UTF-8 and line breaks.
struct RandomBytes {
  private var state: UInt64

  private static let pieces: [[UInt8]] = [
    Array("a".utf8), Array("[".utf8), Array("\t".utf8), Array("\n".utf8), Array("\r\n".utf8),
    Array("\r".utf8), Array("é".utf8), Array("e\u{301}".utf8), Array("漢".utf8),
    Array("😀".utf8), Array("\u{200B}".utf8), [0x00], [0xFF], [0x80], [0xC3], [0xE2, 0x82],
    [0xF0, 0x9F, 0x98], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
    [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88],
  ]

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Returns a random number that is at least 0 and less than `limit`.
  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  /// Returns the concatenation of `count` random byte sequences.
  mutating func text(pieces count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in Self.pieces[next(below: Self.pieces.count)] }
  }
}
