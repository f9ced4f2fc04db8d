/// The state of a row in the simplex: its residual, its slope, and its place in the basis.
///
/// Nobody but ``RowStates`` changes it.
struct RowState: Sendable {
  /// The residual at the point; 0 for an active row.
  var residual = 0.0
  /// The multiplier at the row's own level while the row is not active; 0 while it is.
  var slope = 0.0
  /// The interval of slopes for the levels being solved.
  var lower = 0.0
  var upper = 0.0
  /// The slot of an active row; -1 for the others.
  var slot: DenseIndex = -1
  /// The stored form of ``level``: 16 bits are enough, for few levels are solved at a time.
  private var narrowLevel = Int16(truncatingIfNeeded: RowSystem.required)
  /// Whether the row waits in the queue of violated rows.
  var isQueued = false

  /// The level among those being solved.
  ///
  /// It is ``RowSystem/required`` also for an idle row: its interval is 0...0, so no level counts.
  var level: DenseIndex {
    @inline(__always) get { DenseIndex(narrowLevel) }
    @inline(__always) set { narrowLevel = Int16(truncatingIfNeeded: newValue) }
  }

  /// Whether the residual asks for another slope than the row has.
  @inline(__always)
  var looksViolated: Bool {
    if slot >= 0 { return false }
    if residual > Tolerance.residual { return slope != upper }
    if residual < -Tolerance.residual { return slope != lower }
    return false
  }

  /// The slope that the residual of a violated row asks for.
  @inline(__always)
  var slopeAskedFor: Double { residual > 0 ? upper : lower }

  /// Takes the interval of slopes of a required row, or of one of the first levels; a row of another
  /// level is idle until its turn comes.
  @inline(__always)
  mutating func admit(_ header: RowSystem.Header, ofFirst levelCount: Int) {
    let isOfFirst = Int(header.level) < levelCount
    (lower, upper) = isOfFirst ? header.slopes : (0, 0)
    level = header.level < 0 || !isOfFirst ? RowSystem.required : header.level
  }
}
