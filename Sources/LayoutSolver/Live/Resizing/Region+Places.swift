/// Where in ``ResizeAtlas/numbers`` the numbers of a region stand; see there in which order.
extension ResizeAtlas.Region {
  /// How many numbers there are of the limits of a parameter: the constant for which the region was met,
  /// and the least and the largest change of it.
  static let limitWidth = 3

  /// Where the limits of one of its part's parameters begin.
  @inline(__always)
  func limits(of parameter: Int) -> Int {
    Int(firstNumber) &+ ResizeAtlas.Region.limitWidth &* parameter
  }

  /// What is written for a change of one of so many parameters.
  @inline(__always)
  func moves(for parameter: Int, _ parameterCount: Int) -> ResizeAtlas.RegionMoves {
    let (moving, first) = (moving, limits(of: parameterCount))
    return ResizeAtlas.RegionMoves(
      firstBlock: Int(firstBlock), blockCount: Int(blockCount),
      firstVariable: moving.lowerBound, count: moving.count, firstStart: first,
      firstRate: first &+ (parameter &+ 1) &* moving.count)
  }

  /// Where the values of the others stand.
  @inline(__always)
  var fixedValues: Range<Int> {
    let first = Int(firstFixed)
    return first..<(first &+ fixed.count)
  }

  /// Where a condition of so many parameters stands: how far it is from being broken, and its rates.
  @inline(__always)
  func condition(_ index: Int, _ parameterCount: Int) -> Int {
    Int(firstCondition) &+ index &* (parameterCount &+ 1)
  }

  /// Where one of the costs stands, and behind them the residuals of so many parameters' rows, each with
  /// its rates.
  @inline(__always)
  func cost(_ index: Int, _ parameterCount: Int) -> Int {
    Int(firstCost) &+ index &* (parameterCount &+ 1)
  }

  /// Where the multipliers of its part's slots stand.
  func multipliers(of part: ResizeAtlas.Part, _ levelWidth: Int) -> Range<Int> {
    let end = slopes(of: part).lowerBound
    return (end - part.columnCount * levelWidth)..<end
  }

  /// Where the slopes of its part's rows stand.
  func slopes(of part: ResizeAtlas.Part) -> Range<Int> {
    (Int(end) - part.rows.count)..<Int(end)
  }
}
