/// Limits of a regime that is being charted: how far the constants of its parameters may go; see
/// ``RegimeAtlas/Regime``.
///
/// A row sets one that must not pass 0, and so does a variable of a large value: if it came near 0, the
/// rounding of that value would be all that is left.
enum RegimeLimits {
  /// Appends the limits that rows and variables set where there is one parameter: how far that may go back
  /// and forth, given how fast the residual of each row, and each variable, grows with it.
  static func appendInterval(
    of rows: ArraySlice<DenseIndex>, _ states: [DualSimplex.RowState], _ rowRates: [Double],
    _ course: RegimeAtlas.Course, _ rates: [Double], to numbers: inout [Double]
  ) {
    let (rows, states, rowRates) = (rows.span, states.span, rowRates.span)
    var (back, forth) = (-Double.infinity, Double.infinity)
    for index in rows.indices {
      let row = Int(rows[index])
      let rate = rowRates[row]
      if rate == 0 || states[row].slot >= 0 { continue }
      guard let room = states[row].room else { continue }
      assert(room.sign != 0, "regimes of which each row is on a side are charted")
      let way = room.size / rate.magnitude
      if room.sign * rate > 0 {
        back = Swift.max(back, -way)
      } else {
        forth = Swift.min(forth, way)
      }
    }
    let reach = reach(of: course, rates, numbers)
    numbers.append(Swift.max(back, reach.back))
    numbers.append(Swift.min(forth, reach.forth))
  }

  /// How far one parameter may go back and forth for the large values among the numbers of a course.
  private static func reach(
    of course: RegimeAtlas.Course, _ rates: [Double], _ numbers: [Double]
  ) -> (back: Double, forth: Double) {
    let (numbers, rates) = (numbers.span, rates.span)
    var (back, forth) = (-Double.infinity, Double.infinity)
    for place in rates.indices where rates[place] != 0 {
      let value = numbers[course.firstNumber + place]
      if value.magnitude <= Tolerance.farMove { continue }
      let way = room(ofLarge: value) / rates[place].magnitude
      if (value > 0) == (rates[place] > 0) {
        back = Swift.max(back, -way)
      } else {
        forth = Swift.min(forth, way)
      }
    }
    return (back, forth)
  }

  /// The same where there are several parameters: appends, for each limit, the number that must stay at
  /// least 0, and how fast it grows with each parameter.
  static func appendForms(
    of rows: ArraySlice<DenseIndex>, _ states: [DualSimplex.RowState], _ rowRates: [Double],
    _ course: RegimeAtlas.Course, _ rates: [Double], parameterCount: Int,
    to numbers: inout [Double]
  ) {
    let first = numbers.count
    let most = rows.count * (1 + parameterCount)
    numbers.append(addingCapacity: most) { $0.append(repeating: 0, count: most) }
    let end = write(rows, states, rowRates, parameterCount, to: &numbers, from: first)
    numbers.removeLast(numbers.count - end)
    let count = course.variables.count
    for place in 0..<count where RegimeAtlas.isMoved(place, of: count, rates) {
      let value = numbers[course.firstNumber + place]
      if value.magnitude <= Tolerance.farMove { continue }
      numbers.append(room(ofLarge: value))
      for index in 0..<parameterCount {
        let rate = rates[index * count + place]
        numbers.append(value > 0 ? rate : -rate)
      }
    }
  }

  /// Writes the limits that rows set over numbers from one on; returns where they end.
  private static func write(
    _ rows: ArraySlice<DenseIndex>, _ states: [DualSimplex.RowState], _ rowRates: [Double],
    _ parameterCount: Int, to numbers: inout [Double], from first: Int
  ) -> Int {
    let (rows, states, rowRates) = (rows.span, states.span, rowRates.span)
    var numbers = numbers.mutableSpan
    var place = first
    for index in rows.indices {
      let row = Int(rows[index])
      let own = row * parameterCount
      var isMoved = false
      for index in own..<(own + parameterCount) where rowRates[index] != 0 { isMoved = true }
      if !isMoved || states[row].slot >= 0 { continue }
      guard let room = states[row].room else { continue }
      assert(room.sign != 0, "regimes of which each row is on a side are charted")
      numbers[place] = room.size
      for index in 0..<parameterCount {
        numbers[place + 1 + index] = room.sign * rowRates[own + index]
      }
      place += 1 + parameterCount
    }
    return place
  }

  private static func room(ofLarge value: Double) -> Double {
    (1 - Tolerance.farRest) * value.magnitude
  }
}
