/// The slides of a step: rows that let go of it on the way, so that it goes on beyond them.
struct LongStep: Sendable {
  var slides: [DualSimplex.Slide] = []
  /// The multipliers that the slots had before slides to twins, one after the other.
  var passedMultipliers: [Double] = []
  /// By how much the row that enters stays violated after them.
  var violationLeft = 0.0
  /// The least size of an entry that has slid: how sure it is that they all do.
  var leastEntry = Double.infinity
  /// What finds the next one where there are many.
  var tournament = StepTournament()
}
