#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a time grows with the size of a problem.
enum Growth {
  /// The exponent e for which the times are as size to the e; nil where it cannot be told.
  ///
  /// It is 1 for a time that doubles with the size, and 2 for one that quadruples.
  static func exponent(
    from first: (size: Double, time: Double?), to second: (size: Double, time: Double?)
  ) -> Double? {
    guard let start = first.time, let end = second.time, start > 0, end > 0, first.size > 0,
      second.size > first.size
    else { return nil }
    return log(end / start) / log(second.size / first.size)
  }
}
