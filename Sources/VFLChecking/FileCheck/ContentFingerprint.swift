/// A fingerprint that detects changes of a file without storing its content: the length and a 64-bit hash.
package struct ContentFingerprint: Sendable, Hashable {
  private let count: Int
  // Fingerprints are compared only within a run, so the hash may differ between runs.
  private let hash: Int

  /// Creates the fingerprint of the given bytes.
  package init(_ bytes: [UInt8]) {
    count = bytes.count
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
