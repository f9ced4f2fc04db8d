/// A step of the dual simplex: how far the multipliers move, and which breakpoints they pass on the way.
struct Step: Sendable {
  enum End: Equatable {
    /// The multiplier of the row that enters can grow for ever: the row contradicts the active rows that it
    /// is made of.
    case blocked
    /// A bound flip: the entering row's multiplier reaches the other end of its interval before an active
    /// row's does.
    case flip
    /// The row becomes active instead of the member of a slot.
    case exchange(slot: DenseIndex)
  }

  /// A breakpoint that is passed: a slot goes from one row of its variable to the next.
  struct Pass: Sendable {
    let slot: DenseIndex
    let passed: DenseIndex
    let next: DenseIndex
    /// The slope that the next row had before.
    let nextSlope: Double
    let relief: Double
  }

  /// How far the multipliers move: a vector with one number a level, compared lexicographically.
  var length: [Double] = []
  var passes: [Pass] = []
  /// By how much the row that enters stays violated after them.
  var violationLeft = 0.0
  /// The least size of an entry that has passed one: how sure it is that they all do.
  var leastEntry = Double.infinity
  /// What finds the next one where there are many.
  var tournament = StepTournament()

  /// Sets the length to a vector with a single number, at a level.
  mutating func setLength(_ number: Double, at level: Level) {
    for index in length.indices { length[index] = Level(index) == level ? number : 0 }
  }
}
