/// A vertex at which a forest of ``MergedCosts`` costs least.
///
/// From the roots down each column either stays at a kink, which is one of a column below it, or takes what
/// a row leaves to it. Each column has one row that holds it for that, hence the rows are a basis.
struct MergedOptimum: Sendable {
  /// What stands in ``holders`` for a column that takes what is left to it, and for one that nothing holds.
  private static let follows: DenseIndex = -1
  private static let free: DenseIndex = -2

  let costs: MergedCosts
  /// The coordinate of each column in its curve.
  private var places: [Double]
  /// The row at whose kink each column stays.
  private var holders: [DenseIndex]
  /// Whether the column above a row stays at a kink of a column below it.
  private var isHeld: [Bool]
  /// Scratch: how much each light branch of a row takes, and how many of its pieces are full.
  private var amounts: [(length: Double, stop: Int)] = []

  /// The active rows of the trees, or `-1 - column` for a column that nothing holds.
  private(set) var active: [DenseIndex] = []
  /// The slopes of the rows that are not active; those outside the trees keep theirs.
  private(set) var slopes: [Double]

  /// Finds a vertex; nil if rounding stands in the way.
  ///
  /// - Parameter slopes: Those of rows outside the trees.
  init?(_ costs: MergedCosts, slopes: [Double]) {
    self.costs = costs
    self.slopes = slopes
    places = [Double](repeating: 0, count: costs.system.columnCount)
    holders = [DenseIndex](repeating: MergedOptimum.free, count: costs.system.columnCount)
    isHeld = [Bool](repeating: false, count: costs.system.rowCount)
    active.reserveCapacity(costs.system.columnCount)
    for column in costs.forest.columns {
      if costs.forest.rowAbove[column] < 0 { holdRoot(column) }
      settle(column)
    }
    if active.count != costs.forest.columns.count { return nil }
  }

  private mutating func holdRoot(_ column: DenseIndex) {
    let curve = costs.curveOfColumn[column]
    if let kink = costs.trees.least(curve.tree, slope: curve.left) {
      hold(column, at: kink.row, place: kink.place)
    } else {
      free(column)
    }
  }

  // MARK: Columns

  /// Lets a column stay at a kink, and with it all on the way to the column whose kink that is.
  private mutating func hold(_ column: DenseIndex, at row: DenseIndex, place: Double) {
    holders[column] = row
    places[column] = place
    var below = costs.system.rows.indices[costs.system.rows.starts[row]]
    while below != column {
      let above = costs.forest.rowAbove[below]
      isHeld[above] = true
      below = costs.records[above].above
    }
  }

  private mutating func follow(_ column: DenseIndex, place: Double) {
    holders[column] = MergedOptimum.follows
    places[column] = place
  }

  /// Leaves a column that costs nothing anywhere at 0.
  private mutating func free(_ column: DenseIndex) {
    holders[column] = MergedOptimum.free
    places[column] = costs.curveOfColumn[column].place(of: 0)
    active.append(-1 - column)
  }

  /// Settles the rows of a column, which tell what holds those below it.
  private mutating func settle(_ column: DenseIndex) {
    let curve = costs.curveOfColumn[column]
    let (place, holder) = (places[column], holders[column])
    for entry in costs.system.columns.entries(of: column) {
      let row = costs.system.columns.indices[entry]
      if costs.hangs(row, on: column) {
        let own = costs.curveOfRow[row]
        let isSame = own.scale == curve.scale && own.offset == curve.offset
        settle(row, at: isSame ? place : own.place(of: curve.value(at: place)), holder)
      } else if row == holder {
        active.append(row)
        slopes[row] = 0
      } else if costs.isOwn(row) {
        let coefficient = costs.system.columns.values[entry]
        let residual = coefficient * curve.value(at: place) - costs.constant(of: row)
        slopes[row] = slope(of: row, residual: residual)
      }
    }
  }

  /// The slope of a row that is not active.
  private func slope(of row: DenseIndex, residual: Double) -> Double {
    let slope = residual > 0 ? costs.rowCosts[row].upper : costs.rowCosts[row].lower
    return slope.isFinite ? slope : 0
  }

  // MARK: Rows

  /// Tells the branches of a row what holds them, given the coordinate of the row's curve.
  private mutating func settle(_ row: DenseIndex, at place: Double, _ holder: DenseIndex) {
    let record = costs.records[row]
    let isAtKink = isHeld[row]
    amounts.clear()
    for light in record.lights {
      let stops = costs.lights[light].stops
      amounts.append((stops.isEmpty ? 0 : costs.stops[stops.lowerBound].place, 0))
    }
    var left = place
    var (taker, held): (Int?, DenseIndex) = (nil, -1)
    for index in record.segments {
      let segment = costs.segments[index]
      var length = place - segment.start
      if isAtKink { length = length > segment.length / 2 ? segment.length : 0 }
      if length <= 0 { continue }
      let light = segment.light - record.lights.lowerBound
      if length >= segment.length {
        length = segment.length
        amounts[light].stop += 1
      } else {
        (taker, held) = (segment.light, segment.held)
      }
      amounts[light].length += length
      left -= length
    }
    if isAtKink {
      // The rest of the way is known.
      holders[record.heavy] = holder
      places[record.heavy] = left
    } else if taker != nil {
      hold(record.heavy, at: held, place: left)
    } else {
      taker = settleLongest(record, at: left)
    }
    for light in record.lights { settle(light, of: row, record, isTaker: light == taker) }
    if record.lights.isEmpty || costs.lights[record.lights.lowerBound].column >= 0 {
      settleFixed(row)
    }
  }

  /// Tells the longest branch what holds it; returns the light branch that takes what is beyond its ends.
  private mutating func settleLongest(_ record: MergedCosts.Record, at place: Double) -> Int? {
    let isLow = record.low.row >= 0 && place < record.low.place
    let isHigh = record.high.row >= 0 && place > record.high.place
    let (stop, taker) =
      isLow ? (record.low, record.lowTaker) : (record.high, record.highTaker)
    if (isLow || isHigh) && taker >= 0 {
      hold(record.heavy, at: stop.row, place: stop.place)
      amounts[taker - record.lights.lowerBound].length += place - stop.place
      return taker
    }
    follow(record.heavy, place: place)
    return nil
  }

  private mutating func settle(
    _ light: Int, of row: DenseIndex, _ record: MergedCosts.Record, isTaker: Bool
  ) {
    let branch = costs.lights[light]
    let amount = amounts[light - record.lights.lowerBound]
    let place = (amount.length - branch.offset) / branch.factor
    let stop =
      isTaker || branch.stops.isEmpty ? nil : costs.stops[branch.stops.lowerBound + amount.stop]
    if branch.column < 0 {
      settleTwins(of: row, at: place, held: stop?.row ?? -1)
    } else if let stop {
      hold(branch.column, at: stop.row, place: place)
    } else if isTaker {
      follow(branch.column, place: place)
    } else {
      free(branch.column)
    }
  }

  /// Gives the multiples of a row their slopes, or makes one of them active.
  private mutating func settleTwins(of row: DenseIndex, at place: Double, held: DenseIndex) {
    costs.twins.forEach(of: row) { twin, factor in
      if twin == held {
        active.append(twin)
        slopes[twin] = 0
      } else {
        slopes[twin] = slope(
          of: twin, residual: factor * place - costs.constant(of: twin))
      }
    }
  }

  /// The same where one of them has to hold.
  private mutating func settleFixed(_ row: DenseIndex) {
    var fixed: (row: DenseIndex, place: Double) = (row, 0)
    costs.twins.forEach(of: row) { twin, factor in
      if costs.rowCosts[twin].isFixed && !costs.rowCosts[fixed.row].isFixed || twin == row {
        fixed = (twin, costs.constant(of: twin) / factor)
      }
    }
    settleTwins(of: row, at: fixed.place, held: fixed.row)
  }
}
