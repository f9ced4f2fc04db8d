/// A hash function for integers, and pseudo-random numbers.
enum BitMixer {
  /// The increment of SplitMix64: the digits of the golden ratio.
  static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The finalizer of SplitMix64 (Steele, Lea and Flood 2014), a bijection.
  ///
  /// Each bit of the argument changes about half of the bits of the result.
  @inline(__always)
  static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a pseudo-random number from 1 to 2, which depends only on an index.
  static func factor(of index: Int) -> Double {
    let bits = mixed(UInt64(index + 1) &* increment)
    return 1 + Double(bits >> 12) * 0x1p-52
  }
}
