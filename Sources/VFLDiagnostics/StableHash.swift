/// A hash function whose result is the same on every machine and in every run, unlike that of `Hasher`.
///
/// The algorithm is 64-bit FNV-1a (Fowler, Noll and Vo; RFC 9923).
package struct StableHash: Sendable, Hashable {
  /// The hash of the bytes added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of an empty sequence.
  package init() {}

  /// Creates the hash of a buffer of bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { value = Self.hash(bytes, from: value) }

  /// The hash as 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash folded to 32 bits, for hash tables.
  package var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let hashed = bytes.withContiguousStorageIfAvailable { Self.hash($0, from: value) }
    if let hashed {
      value = hashed
    } else {
      value = Array(bytes).withUnsafeBufferPointer { Self.hash($0, from: value) }
    }
  }

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* Self.prime }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, from value: UInt64) -> UInt64 {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* prime }
    return value
  }

  private static let prime: UInt64 = 0x100_0000_01b3
}
