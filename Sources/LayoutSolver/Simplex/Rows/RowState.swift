/// The state of a row in the simplex: its residual, its slope, and its place in the basis.
///
/// Only ``RowStates`` changes it.
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
  /// Twice the ``level``, plus 1 if the row ``isQueued``: two properties would need eight more bytes.
  private var levelAndFlag = 2 * RowSystem.required

  /// The level.
  ///
  /// It is ``RowSystem/required`` also for an idle row: its interval is 0...0, so no level counts.
  var level: DenseIndex {
    @inline(__always) get { levelAndFlag >> 1 }
    @inline(__always) set { levelAndFlag = 2 * newValue | levelAndFlag & 1 }
  }

  /// Whether the row waits in the queue of violated rows.
  var isQueued: Bool {
    @inline(__always) get { levelAndFlag & 1 != 0 }
    @inline(__always) set { levelAndFlag = levelAndFlag & ~1 | (newValue ? 1 : 0) }
  }

  /// Whether the residual requires another slope than the row has.
  @inline(__always)
  var looksViolated: Bool {
    if slot >= 0 { return false }
    if residual > Tolerance.residual { return slope != upper }
    if residual < -Tolerance.residual { return slope != lower }
    return false
  }

  /// The slope that the residual of a violated row requires.
  @inline(__always)
  var slopeAskedFor: Double { residual > 0 ? upper : lower }

  /// Takes the level of a row and the interval of slopes of that level.
  @inline(__always)
  mutating func admit(_ header: RowSystem.Header) {
    (lower, upper) = header.slopes
    level = Swift.max(header.level, RowSystem.required)
  }
}
