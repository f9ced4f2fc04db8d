/// The tableau of a ``GoalProgram``: equations in nonnegative variables, with a cost for each missed goal.
struct GoalTableau {
  private static let tolerance = 1e-9

  private var table: [[Double]] = []
  private var rightSides: [Double] = []
  private var basis: [Int] = []
  /// The cost of each column at each level.
  private var prices: [[Double]]
  private var columnCount = 0

  init(levels: Int) {
    prices = Array(repeating: [], count: levels)
  }

  /// Adds a column with a cost of 1 at a level, or without a cost if the level is `nil`.
  mutating func addColumn(costingAt level: Int? = nil) -> Int {
    for row in table.indices { table[row].append(0) }
    for index in prices.indices { prices[index].append(index == level ? 1 : 0) }
    columnCount += 1
    return columnCount - 1
  }

  /// Adds a row.
  ///
  /// Missing the row's constant has a cost at the given level.
  mutating func addRow(
    _ terms: [(column: Int, factor: Double)], _ relation: GoalProgram.Relation,
    _ constant: Double, level: Int
  ) {
    // terms + short - over == constant. In an inequality, one of the two slack columns has no cost.
    let short = addColumn(costingAt: relation == .atMost ? nil : level)
    let over = addColumn(costingAt: relation == .atLeast ? nil : level)
    var row = Array(repeating: 0.0, count: columnCount)
    for (column, factor) in terms { row[column] += factor }
    row[short] = 1
    row[over] = -1
    let sign = constant < 0 ? -1.0 : 1
    table.append(row.map { $0 * sign })
    rightSides.append(constant * sign)
    basis.append(constant < 0 ? over : short)
  }

  /// Returns the minimum cost of each level, in the order of the levels.
  mutating func solve() -> [Double] {
    // Subtract the cost of the basis from the prices of all columns.
    var reduced = prices
    for level in prices.indices {
      for (row, column) in basis.enumerated() where prices[level][column] != 0 {
        let price = prices[level][column]
        for other in 0..<columnCount { reduced[level][other] -= price * table[row][other] }
      }
    }
    for level in prices.indices {
      while let column = entering(level, reduced), let row = leaving(column) {
        pivot(row, column, &reduced)
      }
    }
    return prices.indices.map { level in
      zip(basis, rightSides).reduce(0) { $0 + prices[level][$1.0] * $1.1 }
    }
  }

  private func entering(_ level: Int, _ reduced: [[Double]]) -> Int? {
    (0..<columnCount).first { column in
      reduced[level][column] < -Self.tolerance
        && reduced[..<level].allSatisfy { $0[column].magnitude <= Self.tolerance }
    }
  }

  private func leaving(_ column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in table.indices where table[row][column] > Self.tolerance {
      let ratio = rightSides[row] / table[row][column]
      if let found = best {
        let isBetter = ratio < found.ratio - Self.tolerance
        let isTie = (ratio - found.ratio).magnitude <= Self.tolerance
        if !isBetter && !(isTie && basis[row] < basis[found.row]) { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [[Double]]) {
    let factor = 1 / table[row][column]
    for index in 0..<columnCount { table[row][index] *= factor }
    rightSides[row] *= factor
    let pivotRow = table[row]
    for other in table.indices where other != row && table[other][column] != 0 {
      let share = table[other][column]
      for index in 0..<columnCount { table[other][index] -= share * pivotRow[index] }
      rightSides[other] = max(0, rightSides[other] - share * rightSides[row])
    }
    for level in reduced.indices where reduced[level][column] != 0 {
      let share = reduced[level][column]
      for index in 0..<columnCount { reduced[level][index] -= share * pivotRow[index] }
    }
    basis[row] = column
  }
}
