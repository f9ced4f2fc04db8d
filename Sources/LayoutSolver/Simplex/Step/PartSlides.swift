/// Scratch for slides of whole parts, which exchange rows of the basis on the way of a step.
struct PartSlides: Sendable {
  /// The row that enters as a combination of active rows, by slots.
  var combination = ScatteredVector()
  /// The rows that may end its step.
  var candidates = StepCandidates()
  /// The row of a kink, and the kinks passed over.
  var kinkRow = SparseVector()
  var refusedKinks: [DenseIndex] = []
  /// Whether parts have slid and the step has not come to its end.
  var isMidStep = false
}
