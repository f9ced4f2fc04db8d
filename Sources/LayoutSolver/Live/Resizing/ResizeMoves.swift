/// The variables that move along a ``ResizeTrack``: their values at the beginning, and how fast they move.
struct ResizeMoves: Sendable {
  /// The variables; none if they are neighbours, beginning with ``firstVariable``.
  private var variables: [DenseIndex] = []
  private var firstVariable = 0
  /// The values at the beginning, none of them -0, so that none comes to be -0; and how fast they move.
  private var starts: [Double] = []
  private var rates: [Double] = []

  /// How far a track may go back and forth from its beginning.
  typealias Reach = (back: Double, forth: Double)

  mutating func removeAll() {
    variables.clear()
    starts.clear()
    rates.clear()
  }

  /// Notes the variables whose rate is not 0, where none are noted, and those between them if they are so
  /// few that one pass over neighbours is quicker than one over places here and there; returns how far they
  /// may go until one of a large value has almost nothing left but the rounding of that.
  ///
  /// - Parameter isAlone: Whether there is no other track, whose variables may lie between them.
  mutating func note(_ newRates: [Double], from values: [Double], isAlone: Bool) -> Reach {
    assert(starts.isEmpty, "no variables are noted")
    let (count, first, end) = ResizeMoves.extent(of: newRates)
    if isAlone && 2 * count > end - first {
      firstVariable = first
      starts.append(contentsOf: values[first..<end])
      rates.append(contentsOf: newRates[first..<end])
    } else {
      variables.append(addingCapacity: count) { variables in
        for variable in first..<end where newRates[variable] != 0 {
          variables.append(DenseIndex(truncatingIfNeeded: variable))
        }
      }
      rates.append(addingCapacity: count) { rates in
        for variable in variables { rates.append(newRates[variable]) }
      }
      starts.refill(0, count: count)
    }
    return beginAgain(from: values)
  }

  /// How many rates are not 0, and between which places they stand.
  private static func extent(of rates: [Double]) -> (count: Int, first: Int, end: Int) {
    let rates = rates.span
    var (count, first, end) = (0, 0, 0)
    for variable in rates.indices where rates[variable] != 0 {
      if count == 0 { first = variable }
      end = variable + 1
      count += 1
    }
    return (count, first, end)
  }

  /// Begins again from the values that the variables have now.
  mutating func beginAgain(from values: [Double]) -> Reach {
    ResizeMoves.begin(&starts, rates, variables, firstVariable, values)
  }

  private static func begin(
    _ starts: inout [Double], _ rates: [Double], _ variables: [DenseIndex], _ firstVariable: Int,
    _ values: [Double]
  ) -> Reach {
    var starts = starts.mutableSpan
    let (rates, variables, values) = (rates.span, variables.span, values.span)
    var (back, forth) = (Double.infinity, Double.infinity)
    for index in starts.indices {
      let variable = variables.isEmpty ? firstVariable + index : Int(variables[index])
      let (start, rate) = (values[variable], rates[index])
      starts[index] = start + 0
      if start.magnitude <= Tolerance.farMove || rate == 0 { continue }
      let way = (1 - Tolerance.farRest) * (start / rate).magnitude
      if (start > 0) == (rate > 0) {
        back = Swift.min(back, way)
      } else {
        forth = Swift.min(forth, way)
      }
    }
    return (back, forth)
  }

  /// Leaves out variables that do not move: others may move them.
  mutating func leaveOut() {
    if !variables.isEmpty { return }
    let moving = rates.indices.filter { rates[$0] != 0 }
    variables = moving.map { DenseIndex(truncatingIfNeeded: firstVariable + $0) }
    starts = moving.map { starts[$0] }
    rates = moving.map { rates[$0] }
  }

  /// Calls a closure with each variable that moves.
  func forEachVariable(_ visit: (DenseIndex) -> Void) {
    for index in rates.indices where rates[index] != 0 {
      visit(
        variables.isEmpty
          ? DenseIndex(truncatingIfNeeded: firstVariable + index) : variables[index])
    }
  }

  /// How far a constant may go back and forth: until it has almost nothing left but the rounding of what
  /// it was, by which residuals are known, or what it was is as little of what it has become, so that the
  /// way back from there would have the rounding of much larger numbers.
  static func reach(of constant: Double) -> Reach {
    let far = Swift.max(constant.magnitude, Tolerance.farMove) / Tolerance.farRest
    if constant.magnitude <= Tolerance.farMove { return (far, far) }
    let way = (1 - Tolerance.farRest) * constant.magnitude
    return constant > 0 ? (way, far) : (far, way)
  }

  /// Writes the values of the variables, which have gone a distance.
  @inline(__always)
  func write(at distance: Double, to values: inout [Double]) {
    let (starts, rates) = (starts.span, rates.span)
    var values = values.mutableSpan
    if variables.isEmpty {
      let (first, count) = (firstVariable, starts.count)
      // Checked once for all, so that several can be written at a time.
      precondition(
        rates.count == count && first >= 0 && count <= values.count &- first,
        "the variables have values")
      for index in 0..<count { values[first &+ index] = starts[index] + distance * rates[index] }
    } else {
      let variables = variables.span
      for index in variables.indices {
        values[Int(variables[index])] = starts[index] + distance * rates[index]
      }
    }
  }
}
