/// A hash of bytes that is the same on every machine and in every run, unlike `Hasher`'s.
///
/// It is FNV-1a of 64 bits (Fowler, Noll and Vo; RFC 9923).
struct StableHash: Sendable, Hashable {
  /// The hash of what was added.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash in sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
