/// A clock that advances by a fixed interval after each reading.
final class TickingClock {
  private var now: Double
  private let tick: Double

  /// Creates a clock, which does not advance by default.
  init(at start: Double, tick: Double = 0) {
    now = start
    self.tick = tick
  }

  /// Returns the time and advances the clock.
  func seconds() -> Double {
    defer { now += tick }
    return now
  }
}
