#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The monotonic clock of the C library.
enum MonotonicClock {
  /// The time in nanoseconds since an unspecified reference.
  ///
  /// It is an integer, so that reading it adds almost nothing to the measured time.
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// Converts seconds to nanoseconds.
  ///
  /// Values above 1e9 seconds (about 30 years) are clamped.
  static func nanoseconds(in seconds: Double) -> Int { Int(Swift.min(seconds, 1e9) * 1e9) }

  /// Returns the time since `start` in microseconds.
  static func microseconds(since start: Int) -> Double {
    microseconds(from: start, to: nanoseconds)
  }

  /// Returns the time from `start` to `end` in microseconds.
  static func microseconds(from start: Int, to end: Int) -> Double { Double(end &- start) * 1e-3 }
}
