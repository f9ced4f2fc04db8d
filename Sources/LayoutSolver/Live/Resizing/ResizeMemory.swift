/// What a live solver remembers of resizing: the regions that a small layout has been in, or the regime
/// that a larger one is in.
struct ResizeMemory: Sendable {
  var atlas = ResizeAtlas()
  var tracks = ResizeTracks()
  /// The row of the store that is away and the engine has not heard of it; -1 for none.
  ///
  /// It went out of force while the engine was behind, and pulled at nothing where the values are.
  private(set) var absentRow: DenseIndex = -1
  /// Whether regions are not noted before the rows are presolved again.
  private var isWithoutAtlas = false

  /// Whether a row has changed in another way than by its constant since the last solve.
  var hasOtherChange: Bool {
    @inline(__always) get { tracks.hasOtherChange }
  }

  /// Whether the engine has not heard of all rows yet: of the constants that the values have followed, or of
  /// one that is away.
  var isAhead: Bool {
    @inline(__always) get { tracks.isAhead || atlas.isAhead || absentRow >= 0 }
  }
  /// Those rows, by their numbers in the store.
  var late: [DenseIndex] {
    tracks.late + atlas.late + (absentRow < 0 ? [] : [absentRow])
  }

  @inline(__always)
  mutating func note(_ event: ResizeTracks.Event) {
    tracks.note(event)
    if event == .restingChange { atlas.forgetOtherRegions() }
  }

  /// Forgets all; the engine is up to date.
  ///
  /// - Parameter isNew: Whether the rows were presolved again.
  @inline(__always)
  mutating func forget(isNew: Bool = false) {
    absentRow = -1
    tracks.forget()
    atlas.forget(isNew: isNew)
    if isNew { isWithoutAtlas = false }
  }

  /// Forgets all after a change that moved nothing.
  @inline(__always)
  mutating func rest() {
    tracks.rest()
    atlas.forget(isNew: false)
  }

  /// Lets the values follow the constants of some rows; false if it is not known how.
  mutating func follow(
    _ changed: Span<DenseIndex>, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    if hasOtherChange || absentRow >= 0 { return false }
    return atlas.regions.isEmpty
      ? tracks.follow(changed, rows, &values) : atlas.follow(changed, rows, &values)
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(
    _ row: DenseIndex, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    assert(!hasOtherChange, "no other row has changed")
    if absentRow >= 0 { return false }
    if atlas.followOn(row, rows, &values) { return true }
    let constant = rows[Int(row)].constant
    return atlas.regions.isEmpty
      ? tracks.follow(row, constant, &values) : atlas.followElsewhere(row, constant, &values)
  }

  /// Whether a row is the one that is away.
  @inline(__always)
  func isAbsent(_ row: Int) -> Bool { Int(absentRow) == row }

  /// Takes over that a row, the only one that changes, has gone out of force while the engine is behind;
  /// false if something may have to move.
  @inline(__always)
  mutating func leave(_ row: Int, _ engine: LiveEngine) -> Bool {
    if absentRow >= 0 || !atlas.isAtRest(row, engine) { return false }
    absentRow = DenseIndex(truncatingIfNeeded: row)
    return true
  }

  /// Takes over that the row that is away, and nothing else, has come back.
  @inline(__always)
  mutating func comeBack() { absentRow = -1 }

  /// Whether the engine has another basis than the values have.
  var engineIsElsewhere: Bool { atlas.engineIsElsewhere }

  /// Returns the rows that the engine has to hear of as the constants of some rows, or more, have changed.
  mutating func heard(
    of changed: [DenseIndex], isUsual: Bool, _ engine: LiveEngine, _ store: RowStore
  ) -> [DenseIndex] {
    if atlas.isAhead || absentRow >= 0 {
      tracks.keepNone()
      return late + changed
    }
    let mayKeep =
      isUsual && atlas.regions.isEmpty && !engine.simplex.hasStages
      && engine.simplex.ignoredRows.isEmpty
    return tracks.heard(of: changed, mayKeep: mayKeep, engine, store)
  }

  /// Whether there are values that go on without the engine while that makes a step, or tracks that stay known.
  var areSomeKept: Bool { tracks.keptTracks != 0 }
  /// Whether values were those of the engine's point before its step, but for those that have followed tracks.
  var areCurrent: Bool { !atlas.isAhead && absentRow < 0 }

  /// Brings the engine to where the values are, if it is elsewhere, or if more changes than constants.
  mutating func bringUpToDate(_ engine: inout LiveEngine) {
    if atlas.engineIsElsewhere {
      atlas.giveBases(to: &engine)
    } else if hasOtherChange && isAhead {
      engine.catchUp(on: tracks.tracks)
      atlas.giveConstants(to: &engine)
    }
  }

  /// Forgets all after a change of more than constants, for which the engine was up to date.
  ///
  /// - Parameter isSteady: Whether the engine took no step.
  @inline(__always)
  mutating func settleOtherChange(isSteady: Bool) {
    atlas.forget(isNew: false)
    tracks.settleOtherChange(isSteady: isSteady)
  }

  /// Remembers where the engine has come to.
  ///
  /// - Parameters:
  ///   - isSteady: Whether that took no step.
  ///   - isUsual: Whether values need not be checked.
  mutating func settle(
    after rows: [DenseIndex], isSteady: Bool, isUsual: Bool, _ store: RowStore,
    _ engine: inout LiveEngine, _ values: [Double]
  ) {
    absentRow = -1
    let isSmall =
      !hasOtherChange && !isWithoutAtlas && isUsual && !areSomeKept
      && ResizeAtlas.suits(engine, store, atlas.columnLimit)
    if isSmall {
      // Whether a layout is one that regions are noted of may change from one solve to the next.
      tracks.forget()
      if isSteady { atlas.credit.earn() }
      if atlas.settle(after: rows, store, &engine, values) { return }
      isWithoutAtlas = true
    }
    atlas.forget(isNew: isSmall)
    tracks.settle(
      after: rows, isSteady: isSteady && isUsual, mayMake: isUsual, store, &engine, values)
  }
}
