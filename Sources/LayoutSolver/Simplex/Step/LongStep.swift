/// The slides of a step: rows that let go of it on the way, so that it goes on beyond them.
struct LongStep: Sendable {
  var slides: [DualSimplex.Slide] = []
  /// By how much the row that enters stays violated after them.
  var violationLeft = 0.0
  /// What finds the next one where there are many.
  var tournament = StepTournament()
}
