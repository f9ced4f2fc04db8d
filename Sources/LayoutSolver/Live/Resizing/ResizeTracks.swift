/// The resize regimes that a live solver follows: rows whose constants change again and again.
///
/// The engine is left behind while the values follow a track; it catches up when something else
/// happens. Tracks that move a row in common bound each other, and those that move a variable in
/// common overwrite each other, so only one of them may be followed at a time. Where the engine has to
/// make a step for a row, it need not hear of those in other parts of the layout, such as the height of a
/// window that gets wider: see ``LayoutParts``.
struct ResizeTracks: Sendable {
  /// What else may happen than that constants change.
  enum Event {
    /// A row has changed in another way than by its constant.
    case otherChange
    /// The changes were undone.
    case undone
    /// Rows went or came back while nothing costs anything.
    case restingChange
  }

  /// How many rows have tracks.
  static let limit = 4

  /// The tracks, known or not, of the rows whose constants have changed.
  var tracks: [ResizeTrack] = []
  /// A bit for each track that is known, and of those for each that the values have followed and whose
  /// constant the engine has not heard of.
  var knownTracks: UInt8 = 0
  var lateTracks: UInt8 = 0
  /// A bit for each track that stays known, and each of those that the values go on along, while the engine
  /// makes a step in other parts.
  var keptTracks: UInt8 = 0
  var quietTracks: UInt8 = 0
  /// Whether a row has changed in another way than by its constant since the last solve.
  private(set) var hasOtherChange = false
  /// With how many steady steps a run begins after what has happened since the last step; -1 if nothing
  /// has.
  var newRun = -1
  var parts = LayoutParts()
  /// Scratch: the rows that the engine has to hear of.
  var heardRows: [DenseIndex] = []
  /// Scratch: for each row of the reduced system, and each variable, a bit for each track that moves it.
  var movers: [UInt8] = []
  var carriers: [UInt8] = []

  /// Whether the engine has not heard of some constant.
  @inline(__always)
  var isAhead: Bool { lateTracks != 0 }
  /// The rows of the store whose constants the engine has not heard of.
  var late: [DenseIndex] {
    tracks.indices.filter { lateTracks & ResizeTracks.bit($0) != 0 }.map { tracks[$0].row }
  }

  @inline(__always)
  mutating func note(_ event: Event) { hasOtherChange = event == .otherChange }

  /// Ends all tracks; the engine is up to date.
  @inline(__always)
  mutating func forget() {
    if !tracks.isEmpty { endAll() }
    newRun = 0
    hasOtherChange = false
  }

  @inline(never)
  private mutating func endAll() {
    for index in tracks.indices {
      tracks[index].settle()
      tracks[index].end()
      tracks[index].forgetMoves()
    }
    (knownTracks, lateTracks, keptTracks, quietTracks) = (0, 0, 0, 0)
    parts.forget()
  }

  /// Ends all tracks after a change that moved nothing.
  @inline(__always)
  mutating func rest() {
    forget()
    newRun = 1
  }

  /// Ends all tracks after a change of more than constants.
  @inline(__always)
  mutating func settleOtherChange(isSteady: Bool) {
    forget()
    newRun = isSteady ? 1 : 0
  }

  // MARK: Following

  /// Lets the values follow the constants of some rows; false if there is no track for one of them,
  /// or its end is reached.
  mutating func follow(
    _ changed: Span<DenseIndex>, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    if knownTracks == 0 || hasOtherChange { return false }
    let rows = rows.span
    var moved = lateTracks
    for index in changed.indices {
      guard let track = track(of: changed[index]),
        tracks[track].reaches(rows[Int(changed[index])].constant)
      else { return false }
      moved |= ResizeTracks.bit(track)
    }
    if areEntangled(moved) { return false }
    for index in changed.indices {
      let row = changed[index]
      guard let track = track(of: row) else { return false }
      tracks[track].follow(to: rows[Int(row)].constant, &values)
    }
    lateTracks = moved
    return true
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(_ row: DenseIndex, _ constant: Double, _ values: inout [Double]) -> Bool {
    assert(!hasOtherChange, "no other row has changed")
    guard let index = track(of: row), tracks[index].reaches(constant),
      tracks[index].entangled & lateTracks == 0
    else { return false }
    tracks[index].follow(to: constant, &values)
    lateTracks |= ResizeTracks.bit(index)
    return true
  }

  /// The bit of a track.
  @inline(__always)
  static func bit(_ track: Int) -> UInt8 { 1 << UInt8(truncatingIfNeeded: track) }

  @inline(__always)
  func track(of row: DenseIndex) -> Int? {
    for track in 0..<tracks.count where tracks[track].row == row { return track }
    return nil
  }

  /// Whether some tracks must not be followed together.
  @inline(__always)
  func areEntangled(_ set: UInt8) -> Bool {
    for track in tracks.indices
    where set & ResizeTracks.bit(track) != 0 && tracks[track].entangled & set != 0 {
      return true
    }
    return false
  }
}
