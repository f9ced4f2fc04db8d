/// The row that went out of force last and left the point where it was: as long as that stays, the row may
/// come back as it was, and nothing has to move.
struct RestingRow: Sendable {
  /// A row that is out of force and that the simplex has not heard of, for which nothing has to move: as
  /// long as nothing else happens, it need not.
  private struct Absence: Sendable {
    /// The number of the row in the store; negative for none.
    var number = -1
    /// Where the row stands in the reduced system, and what it was in the store.
    var place: DenseIndex = -1
    var constant = 0.0
    var priority = 0.0
  }

  private var absence = Absence()

  /// Where the row that is noted stands in the reduced system; a negative number if none is.
  private var place: DenseIndex = -1
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

  /// Whether a row is absent, and where that stands in the reduced system.
  @inline(__always)
  var isAbsent: Bool { absence.number >= 0 }
  var absentPlace: DenseIndex { absence.place }

  /// Whether a row of the store is the one that is absent.
  @inline(__always)
  func isAbsent(_ number: Int) -> Bool { absence.number == number }

  /// Notes that a row is absent.
  @inline(__always)
  mutating func leave(
    _ number: Int, at place: DenseIndex, _ constant: Double, _ priority: Double
  ) {
    absence = Absence(number: number, place: place, constant: constant, priority: priority)
  }

  /// Forgets the absence of a row, which is back.
  @inline(__always)
  mutating func comeBack() { absence.number = -1 }

  /// Notes the row that is absent, now that the simplex is to hear of it.
  mutating func settle(
    _ header: RowSystem.Header, _ state: DualSimplex.RowState, _ moveCount: Int
  ) {
    note(
      constant: absence.constant, priority: absence.priority, header, state, at: absence.place,
      moveCount)
    absence.number = -1
  }

  /// Notes a row that goes out of force, by what it was in the store and in the reduced system.
  @inline(__always)
  mutating func note(
    constant: Double, priority: Double, _ header: RowSystem.Header,
    _ state: DualSimplex.RowState, at place: DenseIndex, _ moveCount: Int
  ) {
    self.place = place
    self.moveCount = moveCount
    self.constant = constant
    self.priority = priority
    self.header = header
    slopes = (state.lower, state.upper)
    slope = state.slope
  }

  /// The header that a row had in the reduced system, if the row is the same again and so is the point;
  /// nil otherwise.
  @inline(__always)
  func header(
    of row: RowStore.Row, at place: DenseIndex, _ moveCount: Int
  ) -> RowSystem.Header? {
    let isSame =
      self.place == place && self.moveCount == moveCount && constant == row.constant
      && priority == row.priority && (row.isRequired || header.weight == row.weight)
    return isSame ? header : nil
  }
}
