#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock that only goes forward, as programs in C read it.
enum MonotonicClock {
  /// A moment, in nanoseconds since some other one.
  ///
  /// A whole number, so that reading it before a piece of work adds next to nothing to that.
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// How many nanoseconds some seconds are, of those after 30 years so many that they never pass.
  static func nanoseconds(in seconds: Double) -> Int { Int(Swift.min(seconds, 1e9) * 1e9) }

  /// The time since a moment, in microseconds.
  static func microseconds(since start: Int) -> Double {
    microseconds(from: start, to: nanoseconds)
  }

  /// The time between two moments, in microseconds.
  static func microseconds(from start: Int, to end: Int) -> Double { Double(end &- start) * 1e-3 }
}
