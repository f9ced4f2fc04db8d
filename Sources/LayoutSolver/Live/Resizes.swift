/// What a live solver knows of rows whose constants change again and again, so that the values can follow
/// them without the engine.
struct Resizes: Sendable {
  /// What may happen besides.
  enum Event {
    /// A row has changed in another way than by its constant.
    case otherChange
    /// The changes were undone.
    case undone
    /// Rows went or came back while nothing costs anything.
    case restingChange
  }

  private(set) var tracks = ResizeTracks()
  /// The atlas of a small layout, or none: an array, for many never see a constant change.
  private var atlases: [RegimeAtlas] = []
  /// Whether a row has changed in another way than by its constant since the last solve.
  private(set) var hasOtherChange = false

  @inline(__always)
  mutating func note(_ event: Event) { hasOtherChange = event == .otherChange }

  /// Whether the engine has not heard of all constants.
  @inline(__always)
  var isBehind: Bool { !tracks.late.isEmpty || (!atlases.isEmpty && atlases[0].isBehind) }

  /// The rows of the store whose constant the engine has not heard of.
  var lateRows: [DenseIndex] { atlases.reduce(tracks.late) { $0 + $1.lateRows } }

  /// Whether the values are where another basis is optimal than the engine's.
  private var hasHopped: Bool { !atlases.isEmpty && atlases[0].hasHopped }

  /// Whether a row has gone that the engine has not heard of.
  var hasAbsentRow: Bool { !atlases.isEmpty && atlases[0].hasAbsentRow }

  /// Whether what costs something where the values are is what the engine takes for that.
  var engineKnowsCosts: Bool { !hasHopped && !hasAbsentRow }

  /// Whether the engine has to go to where the values are before it can follow changes.
  var needsCatchingUp: Bool {
    !atlases.isEmpty && (hasOtherChange ? atlases[0].isBehind : atlases[0].hasHopped)
  }

  /// How many regimes are charted.
  var regimeCount: Int { atlases.first?.regimes.count ?? 0 }

  /// Whether a row of the reduced system pulls at nothing where the values are.
  @inline(__always)
  mutating func isAtRest(_ place: DenseIndex, _ simplex: borrowing DualSimplex) -> Bool {
    hasHopped ? atlases[0].isAtRest(place, simplex) : simplex.isAtRest(place)
  }

  /// Forgets everything; the engine is up to date.
  mutating func forget() {
    tracks.forget()
    forgetAtlas()
    hasOtherChange = false
  }

  @inline(__always)
  private mutating func forgetAtlas() {
    if !atlases.isEmpty && !atlases[0].isUnused { atlases[0].forget() }
  }

  /// The same after a change that moved nothing.
  @inline(__always)
  mutating func rest() {
    tracks.rest()
    forgetAtlas()
    hasOtherChange = false
  }

  /// Lets the values follow the constants of some rows; false, and nothing has changed, if it is not
  /// known how.
  ///
  /// - Parameter mayHop: Whether values may go to where another basis is optimal.
  mutating func follow(
    _ changed: [DenseIndex], _ rows: [RowStore.Row], mayHop: Bool, _ values: inout [Double]
  ) -> Bool {
    if hasOtherChange { return false }
    if atlases.isEmpty { return tracks.follow(changed, rows, &values) }
    return atlases[0].follow(changed, rows, mayHop: mayHop, &values)
      || tracks.follow(changed, rows, &values)
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(
    _ row: DenseIndex, _ constant: Double, mayHop: Bool, _ values: inout [Double]
  ) -> Bool {
    assert(!hasOtherChange, "no other row has changed")
    if atlases.isEmpty { return tracks.follow(row, constant, &values) }
    return atlases[0].follow(row, constant, mayHop: mayHop, &values)
      || tracks.follow(row, constant, &values)
  }

  /// Lets the engine go to where the values are, or, if only constants have changed, to their regimes.
  mutating func goBack(_ engine: inout LiveEngine) {
    if !needsCatchingUp { return }
    engine.goBack(to: &atlases[0])
    if hasOtherChange { engine.takeConstants(of: &atlases[0]) }
  }

  /// Notes that a row has gone that the engine need not hear of as long as nothing else happens; false if
  /// there is another one.
  mutating func noteAbsent(_ row: Int, _ before: RowStore.Row) -> Bool {
    !atlases.isEmpty && atlases[0].noteAbsent(row, before)
  }

  /// Takes a row back that has gone without the engine; false if it is another one, or another than before.
  mutating func takeBack(_ row: Int, _ header: RowStore.Row) -> Bool {
    !atlases.isEmpty && atlases[0].takeBack(row, header)
  }

  /// An engine that is where the values are, for one that need not be.
  func caughtUp(_ engine: LiveEngine) -> LiveEngine {
    if atlases.isEmpty || !atlases[0].isBehind { return engine }
    var (engine, resizes) = (engine, self)
    resizes.note(.otherChange)
    resizes.goBack(&engine)
    return engine
  }

  /// Finds out how values can follow the constants of rows that have changed.
  ///
  /// - Parameter isSteady: Whether the engine has made no step for them; nil if what it has found is
  ///   so unusual that it is checked each time.
  mutating func settle(
    after rows: [DenseIndex], isSteady: Bool?, _ store: RowStore, _ engine: inout LiveEngine,
    _ values: [Double]
  ) {
    if let isSteady, !engine.isCharted(store) {
      forgetAtlas()
      tracks.settle(
        after: rows, isSteady: isSteady, hasOtherChange: hasOtherChange, store, &engine, values)
    } else {
      tracks.forget()
      if let isSteady, !hasOtherChange && engine.isPlain {
        if atlases.isEmpty { atlases.append(RegimeAtlas()) }
        atlases[0].settle(after: rows, isSteady: isSteady, store, &engine, values)
      } else {
        forgetAtlas()
      }
    }
    hasOtherChange = false
  }
}
