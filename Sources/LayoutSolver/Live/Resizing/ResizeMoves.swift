/// The variables that move along ``ResizeTrack``s, one track after the other: their values at the
/// beginning, and how fast they move.
struct ResizeMoves: Sendable {
  /// The variables; none if they are neighbours, beginning with ``firstVariable``.
  private(set) var variables: [DenseIndex] = []
  private(set) var firstVariable = 0
  /// The values at the beginning, none of them -0, so that none comes to be -0; and how fast they move.
  private var starts: [Double] = []
  private var rates: [Double] = []

  /// How many moves there are.
  var count: Int { starts.count }

  mutating func removeAll() {
    variables.clear()
    starts.clear()
    rates.clear()
  }

  /// Notes the variables whose rate is not 0, and those between them if they are so few that one
  /// pass over neighbours is quicker than one over places here and there; returns how far they may go
  /// back and forth until one of a large value has almost nothing left but the rounding of that.
  ///
  /// - Parameter isAlone: Whether there is no other track, whose variables may lie between them.
  mutating func append(
    _ newRates: ArraySlice<Double>, from values: [Double], isAlone: Bool
  ) -> (back: Double, forth: Double) {
    var (back, forth) = (Double.infinity, Double.infinity)
    var moving = 0
    var (first, end) = (0, 0)
    for variable in newRates.indices where newRates[variable] != 0 {
      let (start, rate) = (values[variable], newRates[variable])
      if start.magnitude > Tolerance.farMove {
        let way = (1 - Tolerance.farRest) * (start / rate).magnitude
        if (start > 0) == (rate > 0) {
          back = Swift.min(back, way)
        } else {
          forth = Swift.min(forth, way)
        }
      }
      if moving == 0 { first = variable }
      end = variable + 1
      moving += 1
    }
    if isAlone && 2 * moving > end - first {
      firstVariable = first
    } else {
      variables.reserveCapacity(variables.count + moving)
      for variable in first..<end where newRates[variable] != 0 {
        variables.append(DenseIndex(truncatingIfNeeded: variable))
      }
    }
    let isDense = variables.isEmpty
    let newCount = count + (isDense ? end - first : moving)
    starts.reserveCapacity(newCount)
    rates.reserveCapacity(newCount)
    for variable in first..<end where isDense || newRates[variable] != 0 {
      starts.append(values[variable] + 0)
      rates.append(newRates[variable])
    }
    return (back, forth)
  }

  /// How far a constant may go back and forth: until it has almost nothing left but the rounding of what
  /// it was, by which residuals are known, or what it was is as little of what it has become, so that the
  /// way back from there would have the rounding of much larger numbers.
  static func reach(of constant: Double) -> (back: Double, forth: Double) {
    let far = Swift.max(constant.magnitude, Tolerance.farMove) / Tolerance.farRest
    if constant.magnitude <= Tolerance.farMove { return (far, far) }
    let way = (1 - Tolerance.farRest) * constant.magnitude
    return constant > 0 ? (way, far) : (far, way)
  }

  /// Writes the values of the variables of some moves, which have gone a distance.
  @inline(__always)
  func write(_ range: Range<Int>, at distance: Double, to values: inout [Double]) {
    let (starts, rates) = (starts.span.extracting(range), rates.span.extracting(range))
    var values = values.mutableSpan
    if variables.isEmpty {
      let (first, count) = (firstVariable, starts.count)
      // Checked once for all, so that several can be written at a time.
      precondition(
        rates.count == count && first >= 0 && count <= values.count &- first,
        "the variables have values")
      for index in 0..<count { values[first &+ index] = starts[index] + distance * rates[index] }
    } else {
      let variables = variables.span.extracting(range)
      for index in variables.indices {
        values[Int(variables[index])] = starts[index] + distance * rates[index]
      }
    }
  }
}
