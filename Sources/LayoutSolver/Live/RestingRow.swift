/// A row that went out of force and left the point where it was: as long as that stays, the row may
/// come back as it was, and nothing has to move.
struct RestingRow: Sendable {
  /// The number of a row that is absent in the store.
  private(set) var number = -1
  /// Where the row stands in the reduced system; a negative number for none.
  private(set) var place: DenseIndex = -1
  /// Whether the row is out of force and the simplex has not heard of it, for which nothing has to move:
  /// as long as nothing else happens, it need not.
  private(set) var isAbsent = false
  /// How often the point had moved.
  private var moveCount = 0
  /// What the row was in the store, and in the reduced system.
  private var constant = 0.0
  private var priority = 0.0
  private var header = RowSystem.Header(constant: 0, level: RowSystem.idle, relation: .equal)
  /// The interval of slopes that it had.
  private(set) var slopes = (lower: 0.0, upper: 0.0)
  /// The slope with which it pulled while it was not active; 0 for a row at rest.
  private(set) var slope = 0.0

  /// Notes a row that goes out of force, of which the simplex does not hear.
  @inline(__always)
  mutating func leave(_ row: RowStore.Row, _ number: Int, at place: DenseIndex) {
    self.number = number
    self.place = place
    constant = row.constant
    priority = row.priority
    isAbsent = true
  }

  /// Forgets the row that was absent, which is back.
  @inline(__always)
  mutating func comeBack() {
    isAbsent = false
    // What is known of its place beside may be another row's.
    place = -1
  }

  /// Notes what the row that is absent was in the reduced system, now that the simplex is to hear of it.
  mutating func settle(
    _ header: RowSystem.Header, _ state: DualSimplex.RowState, _ moveCount: Int
  ) {
    isAbsent = false
    self.moveCount = moveCount
    self.header = header
    slopes = (state.lower, state.upper)
    slope = state.slope
  }

  /// Notes a row that goes out of force.
  @inline(__always)
  mutating func note(
    _ row: RowStore.Row, _ header: RowSystem.Header, _ state: DualSimplex.RowState,
    at place: DenseIndex, _ moveCount: Int
  ) {
    self.place = place
    constant = row.constant
    priority = row.priority
    settle(header, state, moveCount)
  }

  /// The header that a row had in the reduced system, if the row is the same again and so is the point;
  /// nil otherwise.
  @inline(__always)
  func header(
    of row: RowStore.Row, at place: DenseIndex, _ moveCount: Int
  ) -> RowSystem.Header? {
    let isSame =
      self.place == place && self.moveCount == moveCount && constant == row.constant
      && priority == row.priority && header.weight == row.weight
    return isSame ? header : nil
  }
}
