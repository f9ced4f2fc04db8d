/// The state of a row in the simplex: its residual, its slope, and its slot in the basis.
///
/// Only ``RowStates`` changes it.
struct RowState: Sendable {
  var residual = 0.0
  /// The multiplier at the row's own level while the row is not active; 0 while it is.
  var slope = 0.0
  /// The interval of slopes for the levels being solved.
  var lower = 0.0
  var upper = 0.0
  var slot = OptionalIndex.none
  /// Twice the rank of the ``level``, plus 1 if the row ``isQueued``: two properties would need eight more
  /// bytes.
  private var rankAndFlag = 2 * Level.required.rank

  /// The level.
  ///
  /// It is ``Level/required`` also for an idle row: its interval is 0...0, so no level counts.
  var level: Level {
    @inline(__always) get { Level(rank: rankAndFlag >> 1) }
    @inline(__always) set { rankAndFlag = 2 * newValue.rank | rankAndFlag & 1 }
  }

  @inline(__always)
  var isActive: Bool { slot != .none }

  /// Whether the row waits in the queue of violated rows.
  var isQueued: Bool {
    @inline(__always) get { rankAndFlag & 1 != 0 }
    @inline(__always) set { rankAndFlag = rankAndFlag & ~1 | (newValue ? 1 : 0) }
  }

  /// Whether the residual requires another slope than the row has.
  @inline(__always)
  var looksViolated: Bool {
    if isActive { return false }
    if residual > Tolerance.residual { return slope != upper }
    if residual < -Tolerance.residual { return slope != lower }
    return false
  }

  /// The slope that the residual of a violated row requires.
  @inline(__always)
  var slopeAskedFor: Double { residual > 0 ? upper : lower }
}
