extension ResizeAtlas {
  /// What is written for a change of a parameter: the variables of a region that move, with their values
  /// and rates.
  struct RegionMoves: Sendable {
    /// Where in ``ResizeAtlas/blocks`` those stand that are written together with their neighbours.
    var firstBlock = 0
    var blockCount = 0
    /// Where in ``ResizeAtlas/heads`` the others stand.
    var firstVariable = 0
    var count = 0
    /// Where in ``ResizeAtlas/numbers`` their values stand when the region was met, and their rates.
    var firstStart = 0
    var firstRate = 0

    /// Writes the values for a change.
    @inline(__always)
    func write(
      _ change: Double, _ blocks: [MovingBlock], _ heads: [DenseIndex], _ numbers: [Double],
      to values: inout [Double]
    ) {
      let blocks = blocks.span.extracting(firstBlock..<(firstBlock &+ blockCount))
      var values = values.mutableSpan
      for index in blocks.indices { blocks[index].write(change, to: &values) }
      if count == 0 { return }
      let variables = heads.span.extracting(firstVariable..<(firstVariable &+ count))
      let starts = numbers.span.extracting(firstStart..<(firstStart &+ count))
      let rates = numbers.span.extracting(firstRate..<(firstRate &+ count))
      for index in variables.indices {
        values[Int(variables[index])] = starts[index] + change * rates[index]
      }
    }

    /// Moves the values on for a change of another parameter than the first one.
    ///
    /// Where there are several, no variables stand in blocks.
    func add(
      _ change: Double, _ heads: [DenseIndex], _ numbers: [Double], to values: inout [Double]
    ) {
      let variables = heads.span.extracting(firstVariable..<(firstVariable &+ count))
      let rates = numbers.span.extracting(firstRate..<(firstRate &+ count))
      var values = values.mutableSpan
      for index in variables.indices { values[Int(variables[index])] += change * rates[index] }
    }
  }

  /// Variables with numbers one after the other, of which some move for the only parameter of their part;
  /// the others are its own too, or fixed, and get the values that they had when the region was met.
  ///
  /// They are written at once: that values and what they are computed from are not the same memory needs
  /// no proof then.
  struct MovingBlock: Sendable {
    static let width = 4

    /// The first of them; a number without a sign, for it stands in a check of each write.
    private let first: UInt32
    /// Their values when the region was met, and their rates; 0 for those that stay.
    private let starts: SIMD4<Double>
    private let rates: SIMD4<Double>

    /// The variables from one on, with the values and rates of all.
    init(from first: Int, _ values: [Double], _ rates: [Double]) {
      var (starts, own) = (SIMD4<Double>(), SIMD4<Double>())
      for lane in 0..<MovingBlock.width {
        starts[lane] = values[first + lane] + 0
        own[lane] = rates[first + lane]
      }
      self.first = UInt32(first)
      self.starts = starts
      self.rates = own
    }

    @inline(__always)
    func write(_ change: Double, to values: inout MutableSpan<Double>) {
      let moved = starts + change * rates
      let place = Int(first)
      // Checked once for all four.
      precondition(place &+ (MovingBlock.width - 1) < values.count, "variables have values")
      values[place] = moved[0]
      values[place &+ 1] = moved[1]
      values[place &+ 2] = moved[2]
      values[place &+ 3] = moved[3]
    }
  }
}
