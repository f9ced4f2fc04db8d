/// Where the columns come to rest when each in turn goes to where its rows cost least while the others
/// stay: coordinate descent (Tseng 2001).
///
/// All levels are counted on one scale, on which each is worth but a share of the one before: it is a guess
/// that is looked for, and a look at a column's rows takes a small part of what a pivot does. Costs have
/// kinks, so columns come to rest before all costs together are least.
struct CoordinateDescent: Sendable {
  /// A row at the present values of the columns.
  private struct Row: Sendable {
    private(set) var residual: Double
    /// How fast its cost grows with the residual, on the side on which that is.
    private(set) var slope: Double
    /// How fast it does on either side.
    let lower: Double
    let upper: Double

    @inline(__always)
    init(residual: Double, lower: Double, upper: Double) {
      self.residual = residual
      slope = residual > 0 ? upper : lower
      self.lower = lower
      self.upper = upper
    }

    @inline(__always)
    mutating func move(by distance: Double) {
      residual += distance
      slope = residual > 0 ? upper : lower
    }

    /// Whether the row holds, so that its cost has a kink.
    @inline(__always)
    var isHeld: Bool { residual.magnitude <= Tolerance.residual }
  }

  /// How often each column goes at most.
  private static let sweeps = 2
  /// A unit of cost is worth so many powers of two less than one of the level before: so little that the
  /// rows of a column at a weaker level, of which there are seldom many, are not worth more together.
  private static let levelExponent = 6
  /// What a unit of a required row's violation costs, where one of the first level costs about 1.
  private static let requiredCost = 0x1p20

  private var rows: [Row] = []
  /// How often columns went, and the largest size of what was added to a residual, of a residual that
  /// came of it, or of what the column contributes to it: each move rounds to a share of that.
  private(set) var moveCount = 0
  private(set) var size = 0.0

  /// Lets the columns of a system go, whose rows have slopes as they have at the levels being solved.
  ///
  /// - Parameter point: The values of the columns, which are all 0 at first.
  init(_ system: RowSystem, _ states: [DualSimplex.RowState], from point: inout [Double]) {
    CoordinateDescent.load(system, states, into: &rows)
    (moveCount, size) = CoordinateDescent.descend(&rows, &point, system.columns)
  }

  /// What a unit of cost of a level is worth.
  @inline(__always)
  private static func worth(ofLevel level: Int) -> Double {
    // Of the few levels that are solved at a time none is worth so little that its unit is subnormal.
    assert(level * levelExponent < -Int(Double.leastNormalMagnitude.exponent))
    let exponent = 1023 - level * levelExponent
    return Double(bitPattern: UInt64(truncatingIfNeeded: exponent) << 52)
  }

  /// The rows that hold where the columns have come to rest.
  var held: [DenseIndex] {
    var held: [DenseIndex] = []
    held.reserveCapacity(rows.count)
    let rows = rows.span
    for row in rows.indices where rows[row].isHeld {
      held.append(DenseIndex(truncatingIfNeeded: row))
    }
    return held
  }

  /// The residual of a row where the columns have come to rest.
  func residual(of row: Int) -> Double { rows[row].residual }

  /// The row whose kink a column is nearest to among those that may be taken and cost something; nil if
  /// there is none.
  func nearestKink(
    of column: DenseIndex, in columns: SparseRows, where mayBeTaken: (DenseIndex) -> Bool
  ) -> DenseIndex? {
    var nearest: DenseIndex?
    var least = Double.infinity
    for entry in columns.entries(of: column) {
      let number = columns.indices[entry]
      let row = rows[number]
      let distance = (row.residual / columns.values[entry]).magnitude
      if distance >= least || row.lower == row.upper || !mayBeTaken(number) { continue }
      (nearest, least) = (number, distance)
    }
    return nearest
  }

  /// Loads the rows where all columns are 0.
  private static func load(
    _ system: RowSystem, _ states: [DualSimplex.RowState], into rows: inout [Row]
  ) {
    let (headers, states) = (system.headers.span, states.span)
    rows.append(addingCapacity: headers.count) { rows in
      for row in headers.indices {
        let level = Int(states[row].level)
        let (lower, upper) = (states[row].lower, states[row].upper)
        let residual = -headers[row].constant
        if level >= 0 {
          let unit = worth(ofLevel: level)
          rows.append(Row(residual: residual, lower: lower * unit, upper: upper * unit))
        } else {
          rows.append(
            Row(
              residual: residual, lower: Swift.max(lower, -requiredCost),
              upper: Swift.min(upper, requiredCost)))
        }
      }
    }
  }

  /// Lets the columns go; returns ``moveCount`` and ``size``.
  private static func descend(
    _ rows: inout [Row], _ point: inout [Double], _ columns: SparseRows
  ) -> (moveCount: Int, size: Double) {
    let (starts, indices, values) = (columns.starts.span, columns.indices.span, columns.values.span)
    var rows = rows.mutableSpan
    var point = point.mutableSpan
    var (moveCount, size) = (0, 0.0)
    for _ in 0..<sweeps {
      var isAtRest = true
      for column in 0..<(starts.count - 1) {
        let range = Range(uncheckedBounds: (Int(starts[column]), Int(starts[column + 1])))
        let (own, coefficients) = (indices.extracting(range), values.extracting(range))
        let distance = distanceToRest(own, coefficients, rows.span)
        if distance == 0 { continue }
        isAtRest = false
        moveCount += 1
        point[column] += distance
        let reach = Swift.max(distance.magnitude, point[column].magnitude)
        for entry in own.indices {
          let row = Int(own[entry])
          rows[row].move(by: coefficients[entry] * distance)
          let share = coefficients[entry].magnitude * reach
          size = Swift.max(size, Swift.max(share, rows[row].residual.magnitude))
        }
      }
      if isAtRest { break }
    }
    return (moveCount, size)
  }

  /// How far a column has to go to where its rows cost least.
  @inline(__always)
  private static func distanceToRest(
    _ own: Span<DenseIndex>, _ coefficients: Span<Double>, _ rows: Span<Row>
  ) -> Double {
    // How fast the cost grows on either side, and by how much more where rows hold.
    var (slope, leftBend, rightBend) = (0.0, 0.0, 0.0)
    for entry in own.indices {
      let (row, coefficient) = (rows[Int(own[entry])], coefficients[entry])
      if row.isHeld {
        leftBend += Swift.min(row.lower * coefficient, row.upper * coefficient)
        rightBend += Swift.max(row.lower * coefficient, row.upper * coefficient)
      } else {
        slope += row.slope * coefficient
      }
    }
    let (left, right) = (slope + leftBend, slope + rightBend)
    if right < 0 { return distance(way: 1, slope: right, own, coefficients, rows) }
    if left > 0 { return -distance(way: -1, slope: -left, own, coefficients, rows) }
    return 0
  }

  /// How far it is one way to where the cost, which falls there by a slope, no longer falls.
  ///
  /// From kink to kink, each time past all rows: columns pass few, and none is long.
  private static func distance(
    way: Double, slope: Double, _ own: Span<DenseIndex>, _ coefficients: Span<Double>,
    _ rows: Span<Row>
  ) -> Double {
    var slope = slope
    var distance = 0.0
    while slope < 0 {
      var nearest = Double.infinity
      var jump = 0.0
      for entry in own.indices {
        let row = rows[Int(own[entry])]
        let rate = way * coefficients[entry]
        // It lies behind, or holds.
        if row.residual * rate >= 0 || row.isHeld { continue }
        let place = -row.residual / rate
        if place <= distance || place > nearest { continue }
        if place < nearest { (nearest, jump) = (place, 0) }
        jump += (row.upper - row.lower) * rate.magnitude
      }
      // The cost falls for ever.
      if nearest.isInfinite { return distance }
      distance = nearest
      slope += jump
    }
    return distance
  }
}
