/// When regimes are charted: charting one costs as much as a step or two of the simplex, and so does it to
/// let the engine go back, which pays if values come back more often.
///
/// Where regimes were charted in vain, as when each change is of another row, twice as many steps have
/// to change the same rows the next time before any are.
struct ChartingPatience: Sendable {
  private static let least = 2
  private static let most = 32
  /// How often regimes must be followed for what it took to find the parts.
  private static let worthwhile = 2
  /// How much oftener this may be than a regime is followed.
  private static let credit = 8

  /// How many steps in a row changed the same rows, and how many have to.
  private var steps = 0
  private var needed = ChartingPatience.least
  /// How often a regime was charted, or gone back to, since the parts were found, and how often one was
  /// followed.
  private var charted = 0
  private var followed = 0

  /// Whether the same rows have changed often enough.
  var isDue: Bool { steps >= needed }
  /// Whether that costs more than it saves.
  var isExhausted: Bool { charted > followed + ChartingPatience.credit }

  mutating func noteStep() { steps += 1 }
  mutating func noteCharted() { charted += 1 }
  mutating func noteReturn() { charted += 1 }
  @inline(__always)
  mutating func noteFollowed() { followed &+= 1 }

  /// Begins to count anew, after what was charted was forgotten, if something was.
  mutating func begin(at steps: Int) {
    if charted > 0 {
      let paid = followed >= ChartingPatience.worthwhile && !isExhausted
      needed = paid ? ChartingPatience.least : Swift.min(2 * needed, ChartingPatience.most)
    }
    self.steps = steps
    (charted, followed) = (0, 0)
  }
}
