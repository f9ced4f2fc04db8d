/// An optimum of a small system that a simplex has been at, with its basis: as long as the system is the same,
/// the simplex may go back to it without a step.
struct KnownOptimum: Sendable {
  fileprivate var states: [DualSimplex.RowState] = []
  fileprivate var head: [DenseIndex] = []
  fileprivate var multipliers: [Double] = []
  fileprivate var point: [Double] = []
  fileprivate var inverse = DenseInverse()
  fileprivate var wear = PointMotion.Wear()
  fileprivate var isDoubtful = false

  /// How many numbers an optimum has at most that is worth noting, of those that grow faster than the
  /// columns: to copy more takes longer than a step.
  fileprivate static let sizeLimit = 640
  fileprivate static let numbersOfRow = 6
}

extension DualSimplex {
  /// Whether the optimum is one that can be noted: of a small basis, all of whose multipliers are sure.
  @inline(__always)
  var canNoteOptimum: Bool {
    let size =
      head.count * head.count + KnownOptimum.numbersOfRow * states.count + multipliers.count
    return size <= KnownOptimum.sizeLimit && factors.isDense && !hasStages && !hasCancelled
      && multiplierDoubts.isEmpty && ignoredRows.isEmpty
  }

  /// Notes the optimum that the simplex is at, in memory that is used again.
  ///
  /// It changes nothing, but the simplex would be copied for a function that says so.
  @inline(never)
  mutating func note(_ optimum: inout KnownOptimum) {
    optimum.states.copy(states)
    optimum.head.copy(head)
    optimum.multipliers.copy(multipliers)
    optimum.point.copy(point)
    factors.copyDense(to: &optimum.inverse)
    optimum.wear = motion.wear
    optimum.isDoubtful = isDoubtful
  }

  /// Goes to an optimum that was noted, and notes the one that the simplex was at: all but a row's level,
  /// which the system has from then on, is the same in both.
  mutating func exchange(with optimum: inout KnownOptimum, _ row: DenseIndex, level: DenseIndex) {
    assert(suspects.isEmpty && optimum.states.count == states.count, "both are of one system")
    system.headers[row].level = level
    swap(&states, &optimum.states)
    swap(&head, &optimum.head)
    swap(&multipliers, &optimum.multipliers)
    swap(&point, &optimum.point)
    factors.exchangeDense(with: &optimum.inverse)
    swap(&motion.wear, &optimum.wear)
    swap(&isDoubtful, &optimum.isDoubtful)
    motion.noteWideMove()
  }
}
