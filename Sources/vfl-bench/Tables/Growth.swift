#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The growth of a time with the problem size.
enum Growth {
  /// Returns the exponent *e* if the time is proportional to the size to the power of *e*; `nil` if a time is
  /// unknown or the size does not increase.
  ///
  /// The exponent is 1 if the time doubles when the size doubles, and 2 if the time quadruples.
  static func exponent(
    from first: (size: Double, time: Double?), to second: (size: Double, time: Double?)
  ) -> Double? {
    guard let start = first.time, let end = second.time, start > 0, end > 0, first.size > 0,
      second.size > first.size
    else { return nil }
    return log(end / start) / log(second.size / first.size)
  }
}
