/// The states of all rows, and the queue of rows whose residual does not agree with their slope: they enter
/// next.
///
/// Invariant: an active row has the residual 0 and the slope 0.
struct RowStates: Sendable {
  private(set) var all: [RowState] = []
  private var queue = ViolationQueue()

  var count: Int { all.count }
  var indices: Range<Int> { all.indices }

  @inline(__always)
  subscript(row: DenseIndex) -> RowState { all[Int(row)] }
  @inline(__always)
  subscript(row: Int) -> RowState { all[row] }

  var areConsistent: Bool { all.allSatisfy { !$0.isActive || $0.residual == 0 && $0.slope == 0 } }

  // MARK: Which rows there are

  /// Takes the rows of a system that was not solved before.
  mutating func begin(_ headers: [RowSystem.Header]) {
    all.refill(RowState(), count: headers.count)
    var states = all.mutableSpan
    for row in headers.indices {
      let level = headers[row].level
      (states[row].lower, states[row].upper) = headers[row].slopes
      states[row].level = level == .idle ? .required : level
    }
    queue.removeAll()
  }

  /// Appends an idle row that is not active.
  mutating func append() { all.append(RowState()) }

  /// Removes all rows from the given one, which are not active, and empties the queue.
  mutating func removeRows(from first: DenseIndex) {
    all.removeSubrange(Int(first)...)
    clearQueue()
  }

  // MARK: Slopes

  /// Gives a row an interval of slopes, and the level at which they count if it is another one.
  @inline(__always)
  mutating func setSlopes(
    of row: DenseIndex, to slopes: (lower: Double, upper: Double), level: Level? = nil
  ) {
    all.change(at: Int(row)) { state in
      (state.lower, state.upper) = slopes
      if let level { state.level = level }
    }
  }

  @inline(__always)
  mutating func setSlope(of row: DenseIndex, to slope: Double) {
    assert(!all[row].isActive || slope == 0, "an active row has a multiplier instead")
    all[row].slope = slope
  }

  /// Sets all slopes to 0, and lets no row wait.
  mutating func clearSlopes() {
    var states = all.mutableSpan
    for row in states.indices {
      states[row].slope = 0
      states[row].isQueued = false
    }
    queue.removeAll()
  }

  // MARK: Which rows are active

  @inline(__always)
  mutating func enter(_ row: DenseIndex, _ slot: DenseIndex) {
    all.change(at: Int(row)) { state in
      state.slope = 0
      state.slot = OptionalIndex(slot)
      state.residual = 0
    }
  }

  /// Makes a row active in a slot while the point has yet to follow: it keeps its residual till then.
  @inline(__always)
  mutating func enterAhead(_ row: DenseIndex, _ slot: DenseIndex) {
    all.change(at: Int(row)) { ($0.slope, $0.slot) = (0, OptionalIndex(slot)) }
  }

  @inline(__always)
  mutating func leave(_ row: DenseIndex, slope: Double) {
    all.change(at: Int(row)) { ($0.slope, $0.slot) = (slope, .none) }
  }

  // MARK: Residuals

  @inline(__always)
  mutating func setResidual(of row: DenseIndex, to residual: Double) {
    all[row].residual = residual
  }

  /// Computes the residuals of all rows at a point, 0 for active rows, and queues violated
  /// rows.
  mutating func computeResiduals(_ system: RowSystem, at point: [Double]) {
    RowStates.computeResiduals(&all, system, point, into: &queue)
  }

  private static func computeResiduals(
    _ states: inout [RowState], _ system: RowSystem, _ point: [Double],
    into queue: inout ViolationQueue
  ) {
    let headers = system.headers.span
    let starts = system.rows.starts.span
    let columns = system.rows.indices.span
    let values = system.rows.values.span
    let point = point.span
    var states = states.mutableSpan
    for row in headers.indices {
      if states[row].isActive {
        states[row].residual = 0
        continue
      }
      var residual = -headers[row].constant
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        residual += values[entry] * point[Int(columns[entry])]
      }
      states[row].residual = residual
      queueIfViolated(row, &states, &queue)
    }
  }

  /// Moves the residuals of the rows that are not active as the point moves along a direction.
  ///
  /// - Parameter queueing: Whether rows that come to look violated wait from then on.
  mutating func move(
    along direction: SparseVector, by distance: Double, _ columns: SparseRows, queueing: Bool
  ) {
    let (starts, rows, values) = (columns.starts.span, columns.indices.span, columns.values.span)
    let moved = direction.storage.span.extracting(..<direction.count)
    do {
      var states = all.mutableSpan
      for entry in moved.indices {
        let column = Int(moved[entry].index)
        let change = moved[entry].value * distance
        for entry in Int(starts[column])..<Int(starts[column + 1]) {
          let row = Int(rows[entry])
          if !states[row].isActive { states[row].residual += values[entry] * change }
        }
      }
    }
    if queueing { RowStates.queueViolated(&all, columns, direction, into: &queue) }
  }

  /// Queues the rows in the columns of a direction that look violated.
  private static func queueViolated(
    _ states: inout [RowState], _ columns: SparseRows, _ direction: SparseVector,
    into queue: inout ViolationQueue
  ) {
    let starts = columns.starts.span
    let rows = columns.indices.span
    let moved = direction.storage.span.extracting(..<direction.count)
    var states = states.mutableSpan
    for entry in moved.indices {
      let column = Int(moved[entry].index)
      for entry in Int(starts[column])..<Int(starts[column + 1]) {
        queueIfViolated(Int(rows[entry]), &states, &queue)
      }
    }
  }

  /// Moves the residuals of the rows that are not active at known rates, and queues rows that then
  /// look violated.
  mutating func move(at rates: ScatteredVector, by distance: Double) {
    RowStates.move(&all, rates, by: distance, into: &queue)
  }

  private static func move(
    _ states: inout [RowState], _ rates: ScatteredVector, by distance: Double,
    into queue: inout ViolationQueue
  ) {
    var states = states.mutableSpan
    let touched = rates.touchedList.span.extracting(..<rates.touchedCount)
    for index in touched.indices {
      let row = touched[index]
      if states[Int(row)].isActive { continue }
      states[Int(row)].residual += rates[row] * distance
      queueIfViolated(Int(row), &states, &queue)
    }
  }

  // MARK: The queue

  @inline(__always)
  private static func queueIfViolated(
    _ row: Int, _ states: inout MutableSpan<RowState>, _ queue: inout ViolationQueue
  ) {
    if states[row].isQueued || !states[row].looksViolated { return }
    states[row].isQueued = true
    queue.insert(DenseIndex(truncatingIfNeeded: row), level: states[row].level)
  }

  /// Queues a row that looks violated, unless it is queued already.
  @inline(__always)
  mutating func enqueueIfViolated(_ row: DenseIndex) {
    let state = all[row]
    if state.isQueued || !state.looksViolated { return }
    all[row].isQueued = true
    queue.insert(row, level: state.level)
  }

  /// Takes the first row out of the queue, in its usual order or by index; nil if the queue is empty.
  mutating func takeQueued(byIndex: Bool) -> DenseIndex? {
    queue.order(byIndex: byIndex, all)
    guard let row = queue.takeFirst() else { return nil }
    all[row].isQueued = false
    return row
  }

  /// Lets those rows wait that look violated, and no others.
  mutating func requeue() {
    clearQueue()
    for row in all.indices { enqueueIfViolated(DenseIndex(truncatingIfNeeded: row)) }
  }

  mutating func clearQueue() {
    queue.removeAll()
    for row in all.indices { all[row].isQueued = false }
  }
}

/// The queue of rows that look violated: those of stronger levels first, then in the order of their indices.
///
/// Rows of stronger levels determine values for which rows of weaker levels then need no steps. The order in
/// which rows were written is better than the size of the violation: it completes one region of the layout
/// after the other, and does not move a variable back and forth between extreme optional rows.
///
/// A row is checked again when it is taken, since entries stay when residuals change.
struct ViolationQueue: Sendable {
  /// The level of each entry, above the index of its row.
  private var heap = KeyHeap()

  /// Whether rows come in the order of their indices alone, as Bland's rule wants them.
  private var isByIndex = false

  mutating func removeAll() {
    heap.removeAll()
  }

  /// Lets rows come in the order of their indices alone, or in the usual one, from now on.
  mutating func order(byIndex: Bool, _ states: [RowState]) {
    if byIndex == isByIndex { return }
    isByIndex = byIndex
    var rows: [DenseIndex] = []
    while let row = takeFirst() { rows.append(row) }
    for row in rows { insert(row, level: states[row].level) }
  }

  /// Adds a row that is not in the queue.
  mutating func insert(_ row: DenseIndex, level: Level) {
    heap.insert((isByIndex ? 0 : Int64(level.rank)) << 32 + Int64(row))
  }

  /// Takes the first row out; nil if the queue is empty.
  mutating func takeFirst() -> DenseIndex? {
    heap.takeLeast().map { DenseIndex(truncatingIfNeeded: $0) }
  }
}
