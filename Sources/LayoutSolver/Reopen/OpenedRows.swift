/// The opened rows, and the rows that were added to the reduced system after presolve.
///
/// An opened row has a column for the difference between its left side and its constant. A variable that was
/// expressed with the row is its former value plus a multiple of the column.
struct OpenedRows: Sendable {
  /// A multiple of a column in the value of a variable.
  private struct Share: Sendable {
    let rate: Double
    let variable: DenseIndex
    let column: DenseIndex
    /// The previous share of the same variable; −1 if there is none.
    let previous: DenseIndex
  }

  private struct AddedRow: Sendable {
    /// Whether the row sets the column of an opened row to 0.
    let setsColumn: Bool
    /// The difference between the constants of the row in the problem and in the system.
    let offset: Double
  }

  private struct OpenedRow: Sendable {
    let column: DenseIndex
    let firstShare: Int
  }

  /// The opened rows that are part of another row of the reduced system, the carrier.
  private(set) var carried: [(row: DenseIndex, carrier: DenseIndex)] = []
  /// The number of rows of the reduced system after presolve.
  private var presolvedRowCount = 0
  private var added: [AddedRow] = []
  private var opened: [OpenedRow] = []
  private var shares: [Share] = []
  /// The last share of each variable, −1 if there is none; empty if there are no shares.
  private var lastShares: [DenseIndex] = []

  /// The number of opened rows.
  var count: Int { opened.count }
  /// The number of rows of the system.
  var rowCount: Int { presolvedRowCount + added.count }
  /// The number of shares.
  var shareCount: Int { shares.count }

  init() {}

  /// Creates the state after presolve, without opened rows.
  init(rowCount: Int) { presolvedRowCount = rowCount }

  /// Records that an opened row is part of another row of the system.
  mutating func addCarrier(_ carrier: DenseIndex, of row: DenseIndex) {
    carried.append((row, carrier))
  }

  /// Records a row that is added to the system.
  mutating func addRow(setsColumn: Bool, offset: Double) {
    added.append(AddedRow(setsColumn: setsColumn, offset: offset))
  }

  /// Whether a row of the system only sets the column of an opened row to 0.
  func setsColumn(_ row: DenseIndex) -> Bool {
    Int(row) >= presolvedRowCount && added[Int(row) - presolvedRowCount].setsColumn
  }

  /// Returns the difference between the constants of an added row in the problem and in the system; `nil` if
  /// presolve has kept the row.
  @inline(__always)
  func offset(of row: DenseIndex) -> Double? {
    Int(row) < presolvedRowCount ? nil : added[Int(row) - presolvedRowCount].offset
  }

  /// Opens a row, with the rates of the variables that move with its column.
  mutating func open(_ column: DenseIndex, _ moved: [DenseIndex], at rates: [Double]) {
    opened.append(OpenedRow(column: column, firstShare: shares.count))
    let missing = rates.count - lastShares.count
    if missing > 0 { lastShares.append(contentsOf: repeatElement(-1, count: missing)) }
    for variable in moved {
      shares.append(
        Share(
          rate: rates[variable], variable: variable, column: column,
          previous: lastShares[variable]))
      lastShares[variable] = DenseIndex(truncatingIfNeeded: shares.count - 1)
    }
  }

  /// Calls a function for each share of a variable, the last one first.
  @inline(__always)
  func forEachShare(of variable: DenseIndex, _ use: (_ column: DenseIndex, _ rate: Double) -> Void)
  {
    if Int(variable) >= lastShares.count { return }
    var share = lastShares[variable]
    while share >= 0 {
      use(shares[share].column, shares[share].rate)
      share = shares[share].previous
    }
  }

  /// Adds the contributions of the opened rows' columns to the values of variables.
  func spread(_ columns: [Double], into values: inout [Double]) {
    for (index, row) in opened.enumerated() where columns[row.column] != 0 {
      let end = index + 1 < opened.count ? opened[index + 1].firstShare : shares.count
      for share in row.firstShare..<end {
        values[shares[share].variable] += shares[share].rate * columns[row.column]
      }
    }
  }
}
