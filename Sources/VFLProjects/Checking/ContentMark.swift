/// Tells whether a content is still the same, without keeping it: its length, and a hash of 64 bits.
package struct ContentMark: Sendable, Hashable {
  private let count: Int
  // Marks are compared within one run only, so the hash may be another one in the next.
  private let hash: Int

  /// Marks a content.
  package init(_ bytes: [UInt8]) {
    count = bytes.count
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
