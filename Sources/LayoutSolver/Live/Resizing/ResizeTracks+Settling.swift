/// What becomes of the tracks when the engine makes a step.
extension ResizeTracks {
  /// Returns the rows whose constants the engine has to hear of.
  ///
  /// They are those that are late and those that change, but for those whose tracks the values go on along.
  ///
  /// A track stays known if no row in its part of the layout leaves its own.
  ///
  /// - Parameter mayKeep: Whether there may be such parts.
  mutating func heard(
    of changed: [DenseIndex], mayKeep: Bool, _ engine: LiveEngine, _ store: RowStore
  ) -> [DenseIndex] {
    keepNone()
    if mayKeep && !hasOtherChange && knownTracks != 0 {
      keepTracksElsewhere(of: changed, engine, store)
    }
    if lateTracks | quietTracks == 0 { return changed }
    heardRows.clear()
    for track in tracks.indices where lateTracks & ~quietTracks & ResizeTracks.bit(track) != 0 {
      heardRows.append(tracks[track].row)
    }
    for row in changed where !isQuiet(row) { heardRows.append(row) }
    return heardRows
  }

  /// Lets tracks stay known in the parts of the layout in which no row leaves its track.
  private mutating func keepTracksElsewhere(
    of changed: [DenseIndex], _ engine: LiveEngine, _ store: RowStore
  ) {
    // The only track known is that of the only row.
    if changed.count == 1, let track = track(of: changed[0]),
      knownTracks == ResizeTracks.bit(track)
    {
      return
    }
    // Where there is no room for the tracks of new rows, the others end.
    let newRowCount = changed.count { track(of: $0) == nil }
    if newRowCount > ResizeTracks.limit - knownTracks.nonzeroBitCount { return }
    parts.find(engine, store)
    var (kept, goingOn) = (knownTracks, lateTracks)
    for row in changed {
      if let track = track(of: row), tracks[track].reaches(store.rows[row].constant) {
        goingOn |= ResizeTracks.bit(track)
        continue
      }
      let part = parts.part(of: store.rows[row], store.terms)
      if part < 0 || !engine.holds(Int(row)) { return }
      for track in tracks.indices where kept & ResizeTracks.bit(track) != 0 {
        if parts.part(of: store.rows[tracks[track].row], store.terms) == part {
          kept &= ~ResizeTracks.bit(track)
        }
      }
    }
    goingOn &= kept
    if areEntangled(goingOn) { return }
    (keptTracks, quietTracks) = (kept, goingOn)
    // Between the variables of a track that was alone are some that the step may move.
    for track in tracks.indices where kept & ResizeTracks.bit(track) != 0 {
      tracks[track].makeRoom()
    }
  }

  /// Notes in a simplex which columns the values have followed that it hears of only now: it may come back to
  /// where it was itself, and move none of them.
  func noteMoves(in simplex: inout DualSimplex) {
    for track in tracks.indices where lateTracks & ~quietTracks & ResizeTracks.bit(track) != 0 {
      tracks[track].noteMoves(in: &simplex)
    }
  }

  /// Lets no track stay known: the engine has to hear of all rows.
  mutating func keepNone() { (keptTracks, quietTracks) = (0, 0) }

  /// Whether the engine does not hear of a row.
  private func isQuiet(_ row: DenseIndex) -> Bool {
    track(of: row).map { quietTracks & ResizeTracks.bit($0) != 0 } ?? false
  }

  /// Lets the values that the engine did not hear of follow their rows, after it has written all of them.
  mutating func writeQuiet(_ changed: [DenseIndex], _ store: RowStore, _ values: inout [Double]) {
    if quietTracks == 0 { return }
    for row in changed where isQuiet(row) {
      if let track = track(of: row) { tracks[track].note(store.rows[row].constant) }
    }
    for track in tracks.indices where quietTracks & ResizeTracks.bit(track) != 0 {
      tracks[track].write(to: &values)
    }
  }

  /// Ends the tracks in the parts in which the engine has made a step, and makes new ones for the rows that
  /// it has heard of where that is worth while.
  ///
  /// - Parameters:
  ///   - isSteady: Whether the engine took no step.
  ///   - mayMake: Whether values need not be checked.
  mutating func settle(
    after rows: [DenseIndex], isSteady: Bool, mayMake: Bool, _ store: RowStore,
    _ engine: inout LiveEngine, _ values: [Double]
  ) {
    let hadTrack = knownTracks
    let inVain = endHeard()
    let isFirstStep = hasOtherChange
    if hasOtherChange { forget() }
    for track in tracks.indices where newRun >= 0 { tracks[track].patience.beginRun(at: newRun) }
    newRun = -1
    var due: UInt8 = 0
    if rows.count <= ResizeTracks.limit {
      for (index, row) in rows.enumerated() where engine.holds(Int(row)) && !isQuiet(row) {
        // A row that has changed twice has made one step.
        guard !rows[..<index].contains(row), let track = place(for: row, of: rows) else { continue }
        let bit = ResizeTracks.bit(track)
        let constant = engine.simplex.system.headers[engine.presolve.places[row]].constant
        let step = tracks[track].step(to: constant)
        tracks[track].patience.noteStep(
          isSteady: isSteady, isFirst: isFirstStep || inVain & bit != 0,
          hadTrack: hadTrack & bit != 0)
        if mayMake && tracks[track].patience.isDue(after: step) { due |= bit }
      }
    }
    keepNone()
    if due != 0 { make(due, store, &engine, values) }
  }

  /// Ends the tracks that are not kept; returns a bit for each that was made in vain.
  private mutating func endHeard() -> UInt8 {
    var inVain: UInt8 = 0
    for track in tracks.indices where knownTracks & ~keptTracks & ResizeTracks.bit(track) != 0 {
      tracks[track].settle()
      if tracks[track].end() { inVain |= ResizeTracks.bit(track) }
    }
    knownTracks &= keptTracks
    lateTracks = quietTracks
    return inVain
  }

  /// Where the track of a row stands, or is to stand, beside those of some others; nil if there is no room.
  private mutating func place(for row: DenseIndex, of rows: [DenseIndex]) -> Int? {
    if let track = track(of: row) { return track }
    if tracks.count < ResizeTracks.limit {
      tracks.append(ResizeTrack(of: row))
      return tracks.count - 1
    }
    let free = tracks.indices.first {
      knownTracks & ResizeTracks.bit($0) == 0 && !rows.contains(tracks[$0].row)
    }
    if let free { tracks[free] = ResizeTrack(of: row) }
    return free
  }

  /// Makes some tracks anew.
  private mutating func make(
    _ due: UInt8, _ store: RowStore, _ engine: inout LiveEngine, _ values: [Double]
  ) {
    let isAlone = knownTracks == 0 && due.nonzeroBitCount == 1
    let mayEntangle = due.nonzeroBitCount > 1
    if mayEntangle {
      movers.refill(0, count: engine.simplex.system.rowCount)
      carriers.refill(0, count: values.count)
    }
    for track in tracks.indices where due & ResizeTracks.bit(track) != 0 {
      var others: UInt8 = 0
      let bit = ResizeTracks.bit(track)
      engine.track(&tracks[track], store, values, isAlone: isAlone) { touched in
        if !mayEntangle { return }
        others |= movers[touched]
        movers[touched] |= bit
      }
      if mayEntangle {
        // Where all residuals stay, as in a required sum, two tracks still may move the same variable.
        tracks[track].forEachVariable { variable in
          others |= carriers[variable]
          carriers[variable] |= bit
        }
      }
      entangle(track, others & ~bit)
      if tracks[track].isKnown { knownTracks |= bit }
    }
  }

  /// Notes that a track moves what some others move.
  private mutating func entangle(_ track: Int, _ others: UInt8) {
    tracks[track].entangled = others
    for other in tracks.indices where others & ResizeTracks.bit(other) != 0 {
      tracks[other].entangled |= ResizeTracks.bit(track)
    }
  }
}
