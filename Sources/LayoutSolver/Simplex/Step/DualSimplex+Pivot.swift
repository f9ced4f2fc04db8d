extension DualSimplex {
  /// Moves the multiplier of a row to the other end of its interval; the point only follows slides.
  mutating func flip(_ row: DenseIndex) {
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    counts.flips += 1
    moveMultipliers(sign)
    states[row].slope = sign > 0 ? states[row].upper : states[row].lower
    effort.stalledSteps = 0
    if longStep.slides.isEmpty { return }
    computeSlideDirection()
    movePoint(by: 1)
  }

  /// Makes a row active in the place of the one that a slot holds.
  ///
  /// Costs two sparse solves, three with slides, and the non-zeros of the columns that move.
  mutating func exchange(_ row: DenseIndex, with slot: DenseIndex) {
    computeDirection(of: slot)
    let pivot = transformedRow.value(at: slot)
    if factors.exchangeCount > 0 && !directionAgrees(with: pivot, on: row) {
      undoSlides()
      effort.troubles += 1
      refactorise()
      return
    }
    countStall(at: slot)
    counts.pivots += 1
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    moveMultipliers(sign)
    let hasSlides = !longStep.slides.isEmpty
    let distance = -(hasSlides ? sign * longStep.violationLeft : states[row].residual) / pivot
    if hasSlides { computeSlideDirection(and: slot, by: distance) }
    let leaving = leave(slot, speed: sign * pivot)
    enter(row, slot, sign)
    factors.exchange(slot: slot, transformedRow: transformedRow)
    states[row].residual = 0
    movePoint(by: hasSlides ? 1 : distance)
    if leaving >= 0 {
      states[leaving].residual = distance
      enqueueIfViolated(leaving)
    }
  }

  /// Computes how the point moves when the residual of a slot's row grows by 1 and those of all
  /// other active rows stay 0.
  mutating func computeDirection(of slot: DenseIndex) {
    rightSide.removeAll()
    rightSide.append(slot, 1)
    factors.solve(rightSide, into: &direction)
  }

  /// Computes in ``rowRates`` how fast the residual of each row grows along the direction, or against it
  /// if the way is -1.
  mutating func computeRates(_ way: Double) {
    sizeRowRates()
    rowRates.add(direction, timesRowsOf: system.columns, way)
  }

  /// Makes room for the rates of all rows, unless there is.
  mutating func sizeRowRates() {
    if rowRates.count != system.rowCount { rowRates.resize(to: system.rowCount) }
  }

  /// Whether the pivot is the same computed by columns; if not, the factors are worn out.
  private mutating func directionAgrees(with pivot: Double, on row: DenseIndex) -> Bool {
    let entries = system.rows.entries(of: row)
    let isQuickToSearch =
      entries.count == 1 || entries.count * direction.count <= DualSimplex.searchedEntries
    let product: Double
    if isQuickToSearch {
      product = DualSimplex.product(entries, of: system.rows, direction)
    } else {
      sizeScratch()
      product = DualSimplex.product(entries, of: system.rows, direction, &scratch)
    }
    return (product - pivot).magnitude <= Tolerance.pivotMismatch * pivot.magnitude
  }

  /// Up to how many comparisons it is quicker to look for the entries of a row one by one than to
  /// spread the other vector out.
  private static let searchedEntries = 32

  /// The product of some entries of a matrix and a vector.
  private static func product(
    _ entries: Range<Int>, of rows: SparseRows, _ vector: SparseVector
  ) -> Double {
    let columns = rows.indices.span.extracting(entries)
    let values = rows.values.span.extracting(entries)
    var product = 0.0
    for entry in columns.indices {
      product += values[entry] * vector.value(at: columns[entry])
    }
    return product
  }

  /// The same where the vector is spread out; leaves the scratch as it was.
  private static func product(
    _ entries: Range<Int>, of rows: SparseRows, _ vector: SparseVector, _ scratch: inout [Double]
  ) -> Double {
    let columns = rows.indices.span.extracting(entries)
    let values = rows.values.span.extracting(entries)
    let vector = vector.storage.span.extracting(..<vector.count)
    var scratch = scratch.mutableSpan
    for entry in vector.indices { scratch[Int(vector[entry].index)] = vector[entry].value }
    var product = 0.0
    for entry in columns.indices { product += values[entry] * scratch[Int(columns[entry])] }
    for entry in vector.indices { scratch[Int(vector[entry].index)] = 0 }
    return product
  }

  /// Moves the multipliers of the active rows by the step, against the entering row's.
  private mutating func moveMultipliers(_ sign: Double) {
    noteTouchedSlots()
    DualSimplex.move(&multipliers, transformedRow, sign, by: step, &hasCancelled)
  }

  private static func move(
    _ multipliers: inout [Double], _ transformedRow: SparseVector, _ sign: Double,
    by step: [Double], _ hasCancelled: inout Bool
  ) {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let step = step.span
    var multipliers = multipliers.mutableSpan
    for level in step.indices where step[level] != 0 {
      let length = sign * step[level]
      for entry in entries.indices {
        let place = Int(entries[entry].index) * step.count + level
        multipliers[place] = Tolerance.difference(
          multipliers[place], length * entries[entry].value, &hasCancelled)
      }
    }
  }

  /// Counts the steps in a row that move no multiplier.
  ///
  /// One in which a placeholder or an idle row leaves does not count: it never comes back.
  private mutating func countStall(at slot: DenseIndex) {
    if step.contains(where: { $0 != 0 }) {
      effort.stalledSteps = 0
    } else if head[slot] >= 0 && states[head[slot]].lower != states[head[slot]].upper {
      effort.stalledSteps += 1
      if isStalled { effort.blandSteps += 1 }
    }
  }

  /// Takes the row of a slot out of the basis, at the end that its multiplier reached; returns the
  /// row, or a negative number for a placeholder.
  private mutating func leave(_ slot: DenseIndex, speed: Double) -> DenseIndex {
    let row = head[slot]
    if row >= 0 {
      states.change(at: Int(row)) { state in
        state.slope = speed > 0 ? state.lower : state.upper
        state.slot = -1
      }
    }
    return row
  }

  /// Puts a row into a slot with the multiplier that it has after the step.
  private mutating func enter(_ row: DenseIndex, _ slot: DenseIndex, _ sign: Double) {
    let first = Int(slot) * levelWidth
    for level in 0..<levelWidth { multipliers[first + level] = sign * step[level] }
    let state = states[row]
    if state.level >= 0 { multipliers[first + Int(state.level)] += state.slope }
    states.change(at: Int(row)) { state in
      state.slope = 0
      state.slot = slot
    }
    head[slot] = row
  }

  /// Moves the point along the direction, and with it the residuals of the rows that it crosses;
  /// queues those that come to be violated, if asked to.
  mutating func movePoint(by distance: Double, queueing: Bool = true) {
    if queueing && direction.count == 1 {
      DualSimplex.moveColumn(
        Int(direction.index(0)), by: direction.value(0) * distance, &states, system.columns,
        into: &queue)
    } else {
      DualSimplex.move(&states, system.columns, direction, by: distance)
      if queueing {
        DualSimplex.queueViolated(&states, system.columns, direction, into: &queue)
      }
    }
    moveColumns(by: distance)
  }

  /// Moves the columns alone along the direction.
  mutating func moveColumns(by distance: Double) {
    motion.count += 1
    motion.totalCount += 1
    let (farthest, rest) = DualSimplex.move(&point, direction, by: distance)
    motion.farthest = Swift.max(motion.farthest, farthest)
    if Tolerance.farRest * (motion.farthest - Tolerance.farMove) > rest { motion.hasGoneFar = true }
  }

  /// Moves a point; returns how far it has moved at most, and the least size of what has.
  @discardableResult
  static func move(
    _ point: inout [Double], _ direction: SparseVector, by distance: Double
  ) -> (farthest: Double, rest: Double) {
    let entries = direction.storage.span.extracting(..<direction.count)
    var point = point.mutableSpan
    var farthest = 0.0
    var rest = Double.infinity
    for entry in entries.indices {
      let change = entries[entry].value * distance
      let value = point[Int(entries[entry].index)] + change
      point[Int(entries[entry].index)] = value
      if change.magnitude > farthest { farthest = change.magnitude }
      if value.magnitude < rest { rest = value.magnitude }
    }
    return (farthest, rest)
  }

  /// Moves the residuals of the rows that are not active.
  private static func move(
    _ states: inout [RowState], _ columns: SparseRows, _ direction: SparseVector,
    by distance: Double
  ) {
    let starts = columns.starts.span
    let rows = columns.indices.span
    let values = columns.values.span
    let moved = direction.storage.span.extracting(..<direction.count)
    var states = states.mutableSpan
    for entry in moved.indices {
      let column = Int(moved[entry].index)
      let change = moved[entry].value * distance
      for entry in Int(starts[column])..<Int(starts[column + 1]) {
        let row = Int(rows[entry])
        if states[row].slot < 0 { states[row].residual += values[entry] * change }
      }
    }
  }

  /// Moves the residuals of the rows in a column that moves alone, and queues those that look violated:
  /// no other column will move them back.
  private static func moveColumn(
    _ column: Int, by change: Double, _ states: inout [RowState], _ columns: SparseRows,
    into queue: inout ViolationQueue
  ) {
    let entries = columns.entries(of: DenseIndex(truncatingIfNeeded: column))
    let rows = columns.indices.span.extracting(entries)
    let values = columns.values.span.extracting(entries)
    var states = states.mutableSpan
    for entry in rows.indices {
      let row = Int(rows[entry])
      if states[row].slot >= 0 { continue }
      states[row].residual += values[entry] * change
      if states[row].isQueued || !states[row].looksViolated { continue }
      states[row].isQueued = true
      queue.insert(rows[entry], level: states[row].level, reach: states[row].reach)
    }
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
        let row = Int(rows[entry])
        if states[row].isQueued || !states[row].looksViolated { continue }
        states[row].isQueued = true
        queue.insert(rows[entry], level: states[row].level, reach: states[row].reach)
      }
    }
  }
}
