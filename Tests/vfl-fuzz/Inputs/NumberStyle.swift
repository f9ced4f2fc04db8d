/// The style of the numbers in an input.
enum NumberStyle: Sendable {
  /// Numbers of realistic layouts.
  case ordinary
  /// Coefficients of many digits, and constants up to a million.
  case measured
  /// Extreme and nearly equal numbers.
  case extreme

  private static let ordinaryFactors = ["1", "2", "0.5", "3", "1.5", "0.25", "4", "0.75"]
  private static let extremes = [
    "0", "1", "2", "100", "0.01", "1e-320", "5e-324", "1e-300", "1e-100", "1e-16", "1e-9", "1e-3",
    "1e6", "1e9", "1e12", "1e15", "1e16", "1e20", "1e100", "1e154", "1e155", "1e200", "1e270",
    "1e300", "1e307", "1e308", "1.7976931348623157e308", "1e309", "1e400", "1e-400",
    "1.0000000000001", "1.000000000000001", "0.9999999999999", "1.00000001", "0x1p-1074",
    "0x1.fffffffffffffp1023", "0x1p1024", "2147483647", "2147483648", "4294967296",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "1e15", "999999999999999",
    "123456789012345678901234567890",
  ]

  /// Returns a length or another constant, without a sign.
  func constant(_ random: inout InputRandom) -> String {
    switch self {
    case .ordinary:
      return random.oneIn(6) ? "\(random.whole(0...99)).5" : String(random.whole(0...400))
    case .measured:
      return random.oneIn(2) ? Self.extremes[6 + random.whole(0...8)] : Self.digits(&random)
    case .extreme:
      return random.oneIn(4) ? String(random.whole(0...400)) : random.pick(Self.extremes)
    }
  }

  /// Returns a factor, without a sign.
  func factor(_ random: inout InputRandom) -> String {
    switch self {
    case .ordinary: return random.pick(Self.ordinaryFactors)
    case .measured: return random.oneIn(3) ? random.pick(["1", "2", "100"]) : Self.digits(&random)
    case .extreme: return constant(&random)
    }
  }

  /// Returns a priority.
  func priority(_ random: inout InputRandom) -> String {
    if case .extreme = self, random.oneIn(4) { return random.pick(Self.extremes) }
    return random.pick(["1", "250", "499", "500", "501", "749.5", "750", "999", "1000"])
  }

  /// Returns a number with six digits and an exponent from -12 to 1.
  private static func digits(_ random: inout InputRandom) -> String {
    "\(random.whole(100_000...999_999))e\(random.whole(-12...1))"
  }
}
