/// The regimes of resizing that a small layout is known to have: for which constants of a few rows a
/// basis is optimal, and where the values are then.
///
/// As constants change, the optimum is an affine function of them as long as its basis stays optimal,
/// which is in a polyhedron: a regime, in parametric programming a critical region (Gal and Nedoma 1972).
/// A layout has few of them between the smallest and the largest window. Once one is charted, a window
/// that comes back to it costs one pass over the values that move, however many pivots lie between; so
/// does a drag that stays inside.
///
/// Parts that share neither a row nor a variable, as widths and heights do in most layouts, have regimes
/// of their own: together they would have as many as the product. The engine is left behind meanwhile.
/// It goes back to where the values are before it steps (see ``LiveEngine/goBack(to:)``), and values only
/// go to another regime where its optimum is the only one: so what is not unique stays where it is for as
/// long as that is optimal.
struct RegimeAtlas: Sendable {
  /// A row whose constant changes.
  struct Parameter: Sendable {
    /// The row of the store, and where it stands in the reduced system.
    let row: DenseIndex
    let place: DenseIndex
    /// From the constant of the store's row to that of the reduced system's: less the offset, divided
    /// by the scale.
    let offset: Double
    let scale: Double
    let part: Int
    /// The constant in the reduced system at the last solve, and the one asked for.
    var constant = 0.0
    var wanted = 0.0
    /// Whether the engine has not heard of the constant.
    var isLate = false
  }

  /// Variables, and how their values follow the parameters of their part.
  ///
  /// The numbers are the values where the regime was charted, followed by how fast they move with each
  /// parameter.
  struct Course: Sendable {
    /// The variables: where they stand in the list of the parts, or, in a stretch, their numbers.
    let variables: Range<Int>
    let isStretch: Bool
    let firstNumber: Int
  }

  /// A regime; its numbers are the constants that it was charted at, how variables go, its limits, and
  /// the multipliers of what is held.
  ///
  /// With one parameter the limits are how far its constant may go back and forth. With more, each limit
  /// is a number that has to stay at least 0, followed by how fast it grows with each parameter.
  struct Regime: Sendable {
    let part: Int
    let firstNumber: Int
    /// How all variables of the part go, and those that move inside of the regime.
    let whole: Course
    let moving: Course
    let firstLimit: Int
    let limitCount: Int
    /// Where it begins to say on which side each row of its part is, and which columns are held by none.
    let firstSide: Int
    let firstMultiplier: Int
    /// Whether there is no other optimum in it.
    let isUnique: Bool
  }

  /// How many rows may be parameters, and parts have them: what is kept of each part stands in vectors of
  /// four numbers.
  static let parameterLimit = SIMD4<DenseIndex>.scalarCount
  /// How many regimes are kept, and of how many numbers, unless one alone has more.
  static let regimeLimit = 32
  static let numberLimit = 4096

  var parts = RegimeParts()
  var parameters: [Parameter] = []
  /// The regime that the values of each part are in, and the one that the engine is in; -1 where that is
  /// not known.
  var valueRegimes = SIMD4<DenseIndex>(repeating: -1)
  var engineRegimes = SIMD4<DenseIndex>(repeating: -1)
  var regimes: [Regime] = []
  var numbers: [Double] = []
  var sides: [RegimeSide] = []
  /// Whether the engine may not have heard of a constant.
  var isBehind = false
  /// The row of the store that has gone while it pulled at nothing, without the engine, and as it was; -1 for
  /// none.
  private var absentRow = -1
  private var absentHeader = RowStore.Row.none
  var patience = ChartingPatience()
  /// The rows that changed at the last solve, as long as that changed nothing else.
  var lastRows: [DenseIndex] = []
  /// How fast the residual of each row of the system, and each variable of the part that is being charted,
  /// grows with each of its parameters: one row after the other, and one parameter after the other.
  var rowRates: [Double] = []
  var rates: [Double] = []

  /// Whether there is nothing to be forgotten.
  @inline(__always)
  var isUnused: Bool { parts.count == 0 && lastRows.isEmpty }

  /// Whether the values are in another regime than the engine.
  var hasHopped: Bool { isBehind && valueRegimes != engineRegimes }

  /// The rows of the store whose constant the engine has not heard of, and the one whose going it has not.
  var lateRows: [DenseIndex] {
    let late = parameters.filter(\.isLate).map(\.row)
    return hasAbsentRow ? late + [DenseIndex(truncatingIfNeeded: absentRow)] : late
  }

  /// Lets the values follow the constants of some rows; false, and nothing has changed, if one of them is
  /// no parameter, or there is no regime for it.
  ///
  /// - Parameter mayHop: Whether values may go from one regime to another.
  mutating func follow(
    _ changed: [DenseIndex], _ rows: [RowStore.Row], mayHop: Bool, _ values: inout [Double]
  ) -> Bool {
    if regimes.isEmpty || hasAbsentRow { return false }
    var found = SIMD4<DenseIndex>(repeating: -1)
    for row in changed {
      guard let parameter = ask(for: rows[Int(row)].constant, of: row) else {
        takeBackWishes()
        return false
      }
      found[parameters[parameter].part] = 0
    }
    for part in 0..<parts.count where found[part] >= 0 {
      guard let regime = regime(of: part, mayHop: mayHop) else {
        takeBackWishes()
        return false
      }
      found[part] = DenseIndex(truncatingIfNeeded: regime)
    }
    for part in 0..<parts.count where found[part] >= 0 {
      take(Int(found[part]), of: part, &values)
    }
    for row in changed { if let parameter = parameter(of: row) { accept(parameter) } }
    patience.noteFollowed()
    return true
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(
    _ row: DenseIndex, _ constant: Double, mayHop: Bool, _ values: inout [Double]
  ) -> Bool {
    guard !regimes.isEmpty, !hasAbsentRow, let parameter = ask(for: constant, of: row) else {
      return false
    }
    let part = parameters[parameter].part
    guard let regime = regime(of: part, mayHop: mayHop) else {
      takeBackWishes()
      return false
    }
    take(regime, of: part, &values)
    accept(parameter)
    patience.noteFollowed()
    return true
  }

  // MARK: Rows that go and come back

  /// Whether a row has gone that the engine has not heard of.
  @inline(__always)
  var hasAbsentRow: Bool { absentRow >= 0 }

  mutating func forgetAbsentRow() { absentRow = -1 }

  /// Notes a row that has gone, and as it was; false if there is another one.
  mutating func noteAbsent(_ row: Int, _ before: RowStore.Row) -> Bool {
    if hasAbsentRow { return false }
    (absentRow, absentHeader) = (row, before)
    return true
  }

  /// Takes back a row that has gone; false if it is another one, or another than before.
  mutating func takeBack(_ row: Int, _ header: RowStore.Row) -> Bool {
    if absentRow != row || !absentHeader.isSame(as: header) { return false }
    absentRow = -1
    return true
  }

  // MARK: Parameters

  /// Asks for a constant of a row; returns its parameter, nil if it is none.
  @inline(__always)
  private mutating func ask(for constant: Double, of row: DenseIndex) -> Int? {
    guard let parameter = parameter(of: row) else { return nil }
    parameters.change(at: parameter) { $0.wanted = (constant - $0.offset) / $0.scale }
    return parameter
  }

  @inline(__always)
  private mutating func accept(_ parameter: Int) {
    parameters.change(at: parameter) { parameter in
      parameter.constant = parameter.wanted
      parameter.isLate = true
    }
    isBehind = true
  }

  private mutating func takeBackWishes() {
    for index in parameters.indices { parameters[index].wanted = parameters[index].constant }
  }

  /// Takes over where the engine is.
  mutating func takeConstants(of engine: borrowing LiveEngine) {
    isBehind = false
    for index in parameters.indices {
      parameters[index].isLate = false
      parameters[index].constant =
        engine.simplex.system.headers[parameters[index].place].constant
    }
    takeBackWishes()
  }

  // What follows changes nothing, but the atlas would be copied for functions that say so.

  @inline(__always)
  mutating func parameter(of row: DenseIndex) -> Int? {
    let parameters = parameters.span
    for parameter in parameters.indices where parameters[parameter].row == row {
      return parameter
    }
    return nil
  }

  /// Whether a row of the reduced system pulls at nothing where the values are.
  mutating func isAtRest(_ place: DenseIndex, _ simplex: borrowing DualSimplex) -> Bool {
    for part in 0..<parts.count where valueRegimes[part] != engineRegimes[part] {
      guard let row = parts.place(ofRow: place, in: part) else { continue }
      let regime = regimes[Int(valueRegimes[part])]
      let sides = sides.span.extracting(regime.firstSide...)
      if sides[row] == .lower { return simplex.states[place].lower == 0 }
      if sides[row] == .upper { return simplex.states[place].upper == 0 }
      let width = simplex.levelWidth
      var first = regime.firstMultiplier
      for other in 0..<row where sides[other] == .held { first += width }
      for number in first..<(first + width) where numbers[number] != 0 { return false }
      return true
    }
    return simplex.isAtRest(place)
  }

  // MARK: Regimes

  /// A regime of a part that the constants asked for lie in: the one that the values are in if that does,
  /// or else one without another optimum; nil without one, or if nobody knows where the values are.
  @inline(__always)
  private mutating func regime(of part: Int, mayHop: Bool) -> Int? {
    let present = Int(valueRegimes[part])
    if present < 0 { return nil }
    let parameters = parts[part].parameters
    if reaches(present, parameters) { return present }
    return mayHop ? otherRegime(of: part, parameters) : nil
  }

  @inline(never)
  private mutating func otherRegime(of part: Int, _ parameters: Range<Int>) -> Int? {
    for regime in regimes.indices
    where regimes[regime].part == part && regimes[regime].isUnique
      && reaches(regime, parameters)
    {
      return regime
    }
    return nil
  }

  /// Whether the constants asked for lie in a regime.
  @inline(__always)
  private mutating func reaches(_ index: Int, _ range: Range<Int>) -> Bool {
    let regime = regimes[index]
    let numbers = numbers.span
    let parameters = parameters.span.extracting(range)
    if parameters.count == 1 {
      let distance = parameters[0].wanted - numbers[regime.firstNumber]
      return distance >= numbers[regime.firstLimit]
        && distance <= numbers[regime.firstLimit + 1]
    }
    var distances = SIMD4<Double>()
    for index in parameters.indices {
      distances[index] = parameters[index].wanted - numbers[regime.firstNumber + index]
    }
    let width = 1 + parameters.count
    let limits = numbers.extracting(
      regime.firstLimit..<(regime.firstLimit + regime.limitCount * width))
    if parameters.count == 2 {
      // A window's width and height, most of the time.
      for limit in 0..<regime.limitCount {
        let room =
          limits[3 &* limit] + limits[3 &* limit &+ 1] * distances[0]
          + limits[3 &* limit &+ 2] * distances[1]
        if !(room >= 0) { return false }
      }
      return true
    }
    for limit in 0..<regime.limitCount {
      var room = limits[limit * width]
      for index in 1..<width { room += limits[limit * width + index] * distances[index - 1] }
      if !(room >= 0) { return false }
    }
    return true
  }

  /// Moves the values of a part to where they are in a regime.
  @inline(__always)
  private mutating func take(_ index: Int, of part: Int, _ values: inout [Double]) {
    let regime = regimes[index]
    let range = parts[part].parameters
    if Int(valueRegimes[part]) == index {
      write(regime.moving, regime.firstNumber, range, to: &values)
    } else {
      valueRegimes[part] = DenseIndex(truncatingIfNeeded: index)
      write(regime.whole, regime.firstNumber, range, to: &values)
    }
  }

  /// Writes the values of some variables where the parameters are what is asked for, given where the
  /// constants stand at which they were charted.
  @inline(__always)
  private mutating func write(
    _ course: Course, _ firstConstant: Int, _ range: Range<Int>, to values: inout [Double]
  ) {
    let count = course.variables.count
    let numbers = numbers.span
    let parameters = parameters.span.extracting(range)
    let starts = numbers.extracting(course.firstNumber..<(course.firstNumber + count))
    var values = values.mutableSpan
    for index in parameters.indices {
      let first = course.firstNumber + (1 + index) * count
      let rates = numbers.extracting(first..<(first + count))
      let distance = parameters[index].wanted - numbers[firstConstant + index]
      if course.isStretch {
        let stretch = course.variables.lowerBound
        // Checked once for all, so that several can be written at a time.
        precondition(
          starts.count == count && rates.count == count && count <= values.count &- stretch,
          "the variables have values")
        if index == 0 {
          for place in 0..<count {
            values[stretch &+ place] = starts[place] + distance * rates[place]
          }
        } else {
          for place in 0..<count { values[stretch &+ place] += distance * rates[place] }
        }
      } else {
        let variables = parts.variables.span.extracting(course.variables)
        for place in variables.indices {
          let variable = Int(variables[place])
          let from = index == 0 ? starts[place] : values[variable]
          values[variable] = from + distance * rates[place]
        }
      }
    }
  }
}
