/// What a live solver remembers of resizing: the regime that each of a few sizes is in.
struct ResizeMemory: Sendable {
  var tracks = ResizeTracks()

  /// Whether a row has changed in another way than by its constant since the last solve.
  var hasOtherChange: Bool {
    @inline(__always) get { tracks.hasOtherChange }
  }

  /// Whether the engine has not heard yet of all constants that the values have followed.
  var isAhead: Bool {
    @inline(__always) get { tracks.isAhead }
  }
  /// Those rows, by their numbers in the store.
  var late: [DenseIndex] { tracks.late }

  @inline(__always)
  mutating func note(_ event: ResizeTracks.Event) { tracks.note(event) }

  /// Forgets all; the engine is up to date.
  @inline(__always)
  mutating func forget() { tracks.forget() }

  /// Forgets all after a change that moved nothing.
  @inline(__always)
  mutating func rest() { tracks.rest() }

  /// Lets the values follow the constants of some rows; false if it is not known how.
  mutating func follow(
    _ changed: Span<DenseIndex>, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    !hasOtherChange && tracks.follow(changed, rows, &values)
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(
    _ row: DenseIndex, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    tracks.follow(row, rows[Int(row)].constant, &values)
  }

  /// Returns the rows that the engine has to hear of as the constants of some rows, or more, have changed.
  mutating func heard(
    of changed: [DenseIndex], isUsual: Bool, _ engine: LiveEngine, _ store: RowStore
  ) -> [DenseIndex] {
    let mayKeep = isUsual && !engine.simplex.hasStages && engine.simplex.ignoredRows.isEmpty
    return tracks.heard(of: changed, mayKeep: mayKeep, engine, store)
  }

  /// Whether there are values that go on without the engine while that makes a step, or tracks that stay known.
  var areSomeKept: Bool { tracks.keptTracks != 0 }

  /// Brings the engine to where the values are if more changes than constants.
  mutating func bringUpToDate(_ engine: inout LiveEngine) {
    if hasOtherChange && isAhead { engine.catchUp(on: tracks.tracks) }
  }

  /// Forgets all after a change of more than constants, for which the engine was up to date.
  ///
  /// - Parameter isSteady: Whether the engine took no step.
  @inline(__always)
  mutating func settleOtherChange(isSteady: Bool) {
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
    tracks.settle(
      after: rows, isSteady: isSteady && isUsual, mayMake: isUsual, store, &engine, values)
  }
}
