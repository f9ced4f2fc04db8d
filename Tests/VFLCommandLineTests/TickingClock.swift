/// A clock that advances by a fixed interval after each reading.
final class TickingClock {
  private var now: Double
  private let tick: Double

  /// Creates a clock that does not advance unless `tick` is given.
  init(at start: Double, tick: Double = 0) {
    now = start
    self.tick = tick
  }

  /// Returns the current time, then advances the clock.
  func seconds() -> Double {
    defer { now += tick }
    return now
  }
}
