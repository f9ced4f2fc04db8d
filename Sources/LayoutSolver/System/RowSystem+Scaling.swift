extension RowSystem {
  /// The sizes of coefficients that are left as they are.
  ///
  /// The sum of a thousand equal columns is ordinary in a layout.
  static let ordinary = 0x1p-10...0x1p10
  /// The narrower sizes of coefficients that are left as they are where the least multipliers count.
  ///
  /// Multipliers are products of coefficients, so ordinary coefficients make multipliers of very different
  /// sizes.
  static let close = 0x1p-4...0x1p4
  /// Divides rows and multiplies columns by powers of two until the coefficients are near 1.
  ///
  /// Does nothing where they are near 1 already, as in most layouts. Each row and column in turn is
  /// divided by the geometric mean of its least and its largest coefficient (Tomlin 1975). Powers of
  /// two change neither the meaning nor a single digit: a row's slopes grow by its divisor,
  /// and a column counts its variable in larger units. O(rounds · non-zeros).
  mutating func equilibrate() {
    if rows.values.allSatisfy({ accepted.contains($0.magnitude) }) { return }
    columnScales.refill(1, count: columnCount)
    for _ in 0..<Tuning.roundLimit {
      scaleRows { $0.squareRoot() * $1.squareRoot() }
      scaleColumns()
    }
    scaleRows { largest, _ in largest }
    scaleConstants()
    scaleLevels()
  }

  /// Whether all numbers are finite.
  ///
  /// Presolving multiplies coefficients and adds up constants, and scaling divides constants, all of which
  /// may overflow. Coefficients that are not scaled are ordinary.
  var isFinite: Bool {
    headers.allSatisfy { $0.constant.isFinite }
      && (columnScales.isEmpty
        || rows.values.allSatisfy { $0.isFinite } && columnScales.allSatisfy { $0.isNormal })
  }

  /// Counts all variables in units so small that constants do not pass for rounding.
  ///
  /// After rows were divided by large numbers a whole constant may be less than a residual that
  /// counts. The largest constants bound what is done, since the rounding of the numbers that are
  /// computed from them must not count.
  private mutating func scaleConstants() {
    var largest = 0.0
    var least = Double.infinity
    for header in headers where header.constant != 0 {
      largest = Swift.max(largest, header.constant.magnitude)
      least = Swift.min(least, header.constant.magnitude)
    }
    if largest == 0 { return }
    let unit = Swift.max(least, largest / RowSystem.ordinary.upperBound).binade
    if unit >= 1 { return }
    for row in headers.indices {
      headers[row].constant /= unit
      headers[row].scale *= unit
    }
    for column in columnScales.indices { columnScales[column] *= unit }
  }

  /// Divides each row by a mean of its largest and its least coefficient.
  private mutating func scaleRows(by mean: (_ largest: Double, _ least: Double) -> Double) {
    for row in 0..<DenseIndex(truncatingIfNeeded: rowCount) {
      var largest = 0.0
      var least = Double.infinity
      for entry in rows.entries(of: row) {
        largest = Swift.max(largest, rows.values[entry].magnitude)
        least = Swift.min(least, rows.values[entry].magnitude)
      }
      if largest == 0 { continue }
      let scale = mean(largest, least).binade
      for entry in rows.entries(of: row) { rows.values[entry] /= scale }
      headers[row].constant /= scale
      headers[row].scale *= scale
    }
  }

  /// Gives each level a unit of costs in which its slopes are near 1.
  ///
  /// Levels are only compared as wholes, so each may have its own unit. Without it, the slopes
  /// that rows have after they were scaled may be so small that they pass for rounding.
  private mutating func scaleLevels() {
    var largest = [Double](repeating: 0, count: levelCount)
    var least = [Double](repeating: .infinity, count: levelCount)
    for header in headers {
      guard let level = header.level.index else { continue }
      let slope = Swift.min(header.scale, Tolerance.huge)
      largest[level] = Swift.max(largest[level], slope)
      least[level] = Swift.min(least[level], slope)
    }
    levelUnits = zip(largest, least).map { largest, least in
      largest == 0 ? 1 : 1 / (largest.squareRoot() * least.squareRoot()).binade
    }
  }

  private mutating func scaleColumns() {
    var largest = [Double](repeating: 0, count: columnCount)
    var least = [Double](repeating: .infinity, count: columnCount)
    for (column, value) in zip(rows.indices, rows.values) {
      largest[column] = Swift.max(largest[column], value.magnitude)
      least[column] = Swift.min(least[column], value.magnitude)
    }
    for column in 0..<columnCount {
      let mean = largest[column].squareRoot() * least[column].squareRoot()
      let scale = largest[column] == 0 ? 1 : mean.binade
      least[column] = scale
      columnScales[column] /= scale
    }
    for entry in rows.values.indices { rows.values[entry] /= least[rows.indices[entry]] }
  }

  /// The interval of slopes of a row, in the unit of its level.
  @inline(__always)
  func slopes(of header: Header) -> (lower: Double, upper: Double) {
    let (lower, upper) = header.slopes
    guard !levelUnits.isEmpty, let level = header.level.index else { return (lower, upper) }
    return (lower * levelUnits[level], upper * levelUnits[level])
  }

  /// The value of a variable, given the value of its column.
  func value(of column: Int, at point: Double) -> Double {
    columnScales.isEmpty ? point : point * columnScales[column]
  }
}
