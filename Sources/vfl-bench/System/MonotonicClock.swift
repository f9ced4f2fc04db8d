#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock that only goes forward, as programs in C read it.
enum MonotonicClock {
  /// The time since some moment, in microseconds.
  static var microseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
  }

  /// A moment, in nanoseconds since some other one.
  ///
  /// A whole number, so that reading it before a piece of work adds next to nothing to that.
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// The time since a moment, in microseconds.
  static func microseconds(since start: Int) -> Double { Double(nanoseconds &- start) * 1e-3 }
}
