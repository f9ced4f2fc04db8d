/// A clock that goes on by a while each time that somebody looks at it.
final class TickingClock {
  private var now: Double
  private let tick: Double

  /// Creates a clock, which stands still unless it is told otherwise.
  init(at start: Double, tick: Double = 0) {
    now = start
    self.tick = tick
  }

  /// What the clock shows.
  func seconds() -> Double {
    defer { now += tick }
    return now
  }
}
