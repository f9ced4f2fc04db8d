/// Tells whether a content is still the same, without keeping it: its length, and a hash of 64 bits.
package struct ContentMark: Sendable, Hashable {
  private let count: Int
  private let hash: UInt64

  /// Marks a content.
  ///
  /// The hash is FNV-1a, taken over words of eight bytes and then over the bytes left.
  package init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01b3
        hash ^= hash >> 32
        offset += 8
      }
      for byte in buffer[offset...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    count = bytes.count
    self.hash = hash
  }
}
