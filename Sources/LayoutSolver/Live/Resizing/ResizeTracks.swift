/// The resize regimes that a live solver follows: rows whose constants change again and again.
///
/// The engine is left behind while the values follow a track; it catches up when something else
/// happens. Tracks that move a row in common bound each other, and those that move a variable in
/// common overwrite each other, so only one of them may be followed at a time.
///
/// Making tracks costs as much as a step or two that need no pivot. They are made at the second such
/// step in a row, and where they were made in vain, as when sizes jump from regime to regime or two rows
/// change at a time that move the same, they have to wait twice as long the next time. A drag that would
/// have paid for them, or has followed them, shortens the wait.
struct ResizeTracks: Sendable {
  /// What may happen besides.
  enum Event {
    /// A row has changed in another way than by its constant.
    case otherChange
    /// The changes were undone.
    case undone
    /// Rows went or came back while nothing costs anything.
    case restingChange
  }

  /// How many tracks are kept.
  private static let limit = 4
  /// How many steps without a pivot make tracks, at least and at most.
  private static let leastPatience = 2
  private static let mostPatience = 32
  /// How often tracks must be followed for what it took to make them, and how long a run of steps without
  /// a pivot is in which that may be.
  private static let worthwhileSteps = 2
  private static let payingRun = leastPatience + worthwhileSteps

  private(set) var tracks: [ResizeTrack] = []
  private var moves = ResizeMoves()
  /// The rows of the store whose constant the engine has not heard of yet.
  private(set) var late: [DenseIndex] = []
  /// Whether two of the tracks move a row or a variable in common.
  private var areEntangled = false
  /// How many steps in a row needed no pivot, and how many have to before tracks are made.
  private var steadySteps = 0
  private var patience = ResizeTracks.leastPatience
  /// How often the tracks were followed.
  private var followedSteps = 0
  /// Whether a row has changed in another way than by its constant since the last solve.
  private(set) var hasOtherChange = false
  /// The track that moves each row of the reduced system; -1 where none does.
  private var movers: [DenseIndex] = []
  /// The same for each variable.
  private var carriers: [DenseIndex] = []

  @inline(__always)
  mutating func note(_ event: Event) { hasOtherChange = event == .otherChange }

  /// Whether there are tracks that nobody has followed as often as it pays.
  private var areInVain: Bool {
    !tracks.isEmpty && followedSteps < ResizeTracks.worthwhileSteps
  }

  /// Forgets all tracks; the engine is up to date.
  @inline(__always)
  mutating func forget() {
    if !tracks.isEmpty { dropTracks() }
    areEntangled = false
    steadySteps = 0
    hasOtherChange = false
  }

  @inline(never)
  private mutating func dropTracks() {
    patience =
      areInVain ? Swift.min(2 * patience, ResizeTracks.mostPatience) : ResizeTracks.leastPatience
    followedSteps = 0
    tracks.clear()
    moves.removeAll()
    late.clear()
  }

  /// Forgets all tracks after a change that moved nothing.
  @inline(__always)
  mutating func rest() {
    forget()
    steadySteps = 1
  }

  /// Lets the values follow the constants of some rows; false if there is no track for one of them,
  /// or its end is reached.
  mutating func follow(
    _ changed: Span<DenseIndex>, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    if tracks.isEmpty || hasOtherChange { return false }
    if areEntangled {
      let row = changed[0]
      if changed.count > 1 || !late.allSatisfy({ $0 == row }) { return false }
    }
    let rows = rows.span
    for index in changed.indices {
      guard let track = track(of: changed[index]) else { return false }
      if !tracks[track].reaches(rows[Int(changed[index])].constant) { return false }
    }
    for index in changed.indices {
      let row = changed[index]
      guard let place = track(of: row) else { return false }
      let distance = tracks[place].follow(to: rows[Int(row)].constant)
      moves.write(tracks[place].moves, at: distance, to: &values)
      if !late.contains(row) { late.append(row) }
    }
    followedSteps += 1
    return true
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(_ row: DenseIndex, _ constant: Double, _ values: inout [Double]) -> Bool {
    assert(!hasOtherChange, "no other row has changed")
    guard let index = track(of: row) else { return false }
    if areEntangled && !late.allSatisfy({ $0 == row }) { return false }
    if !tracks[index].reaches(constant) { return false }
    let distance = tracks[index].follow(to: constant)
    moves.write(tracks[index].moves, at: distance, to: &values)
    if late.last != row && !late.contains(row) { late.append(row) }
    followedSteps += 1
    return true
  }

  @inline(__always)
  private func track(of row: DenseIndex) -> Int? {
    for track in 0..<tracks.count where tracks[track].row == row { return track }
    return nil
  }

  /// Notes the end of a run of steps without a pivot.
  @inline(__always)
  private mutating func endRun() {
    if tracks.isEmpty && steadySteps >= ResizeTracks.payingRun {
      // With so little patience, the run that has ended would have paid for tracks.
      patience = Swift.min(patience, steadySteps - ResizeTracks.worthwhileSteps)
    }
  }

  /// Drops all tracks after a change of more than constants.
  @inline(__always)
  mutating func settleOtherChange(isSteady: Bool) {
    if !isSteady { endRun() }
    forget()
    steadySteps = isSteady ? 1 : 0
  }

  /// Makes tracks for rows that have changed often enough without a pivot, and drops them all otherwise.
  mutating func settle(
    after rows: [DenseIndex], isSteady: Bool, _ store: RowStore, _ engine: inout LiveEngine,
    _ values: [Double]
  ) {
    if !isSteady { endRun() }
    let steps = !isSteady ? 0 : hasOtherChange || areInVain ? 1 : steadySteps + 1
    forget()
    steadySteps = steps
    if steps < patience || rows.count > ResizeTracks.limit { return }
    movers.refill(-1, count: engine.simplex.system.rowCount)
    if rows.count > 1 { carriers.refill(-1, count: values.count) }
    for row in rows where track(of: row) == nil {
      let mover = DenseIndex(truncatingIfNeeded: tracks.count)
      var isEntangled = false
      let track = engine.track(row, store, values, isAlone: rows.count == 1, &moves) { touched in
        if movers[touched] >= 0 && movers[touched] != mover { isEntangled = true }
        movers[touched] = mover
      }
      tracks.append(track)
      // Where all residuals stay, as in a required sum, two tracks still may move the same variable.
      if rows.count > 1 {
        for variable in moves.variables[track.moves] {
          if carriers[variable] >= 0 { isEntangled = true }
          carriers[variable] = mover
        }
      }
      areEntangled = areEntangled || isEntangled
    }
  }
}
