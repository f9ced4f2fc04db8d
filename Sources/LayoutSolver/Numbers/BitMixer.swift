/// The function that makes numbers as if by chance of those that count up, and hashes of others.
enum BitMixer {
  /// By how much the numbers grow of which those by chance are made: the golden ratio's digits.
  static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The finaliser of SplitMix64 (Steele, Lea and Flood 2014): each bit of a number changes about half of
  /// those of the result, and no two numbers have the same one.
  @inline(__always)
  static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 1 to 2 as if by chance that depends on nothing but a count.
  static func weight(of count: Int) -> Double {
    let bits = mixed(UInt64(count + 1) &* increment)
    return 1 + Double(bits >> 12) * 0x1p-52
  }
}
