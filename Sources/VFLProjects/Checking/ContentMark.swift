/// A fingerprint that detects changes of a content without storing it: its length and a 64-bit hash.
package struct ContentMark: Sendable, Hashable {
  private let count: Int
  // Fingerprints are compared only within one run, so the hash may differ between runs.
  private let hash: Int

  /// Creates the fingerprint of a content.
  package init(_ bytes: [UInt8]) {
    count = bytes.count
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
