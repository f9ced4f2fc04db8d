/// The rows that were opened since presolving, and those that have joined the reduced system.
///
/// A used-up row is opened by a column of its own: the amount by which the row misses its constant. A
/// variable that was defined by way of the row is from then on its old value plus a multiple of that amount.
struct OpenedRows: Sendable {
  /// The share that the column of an opened row has in a variable's value.
  struct Share: Sendable {
    let rate: Double
    let variable: DenseIndex
    let column: DenseIndex
    /// The share of the same variable noted before this one; -1 if there is none.
    let older: DenseIndex
  }

  /// The origin of a row that joins the reduced system.
  enum Source: Sendable {
    /// Presolving had found the row needless.
    case needless
    /// The row says that the column of an opened row is 0.
    case opened
    /// The row was added after presolving.
    case new
  }

  /// A row that joined, and by how much its constant is less than that of the store's row.
  private struct JoinedRow: Sendable {
    let source: Source
    let offset: Double
  }

  /// An opened row's column and its shares.
  private struct Opening: Sendable {
    let column: DenseIndex
    let firstShare: Int
  }

  /// The opened rows that still stand in a row of the reduced system, since others were added to it or it was
  /// used to take away others, each with that row of the system.
  private(set) var carried: [(row: DenseIndex, carrier: DenseIndex)] = []
  /// How many rows the reduced system had at first.
  private(set) var presolvedRowCount = 0
  /// The rows that joined.
  private var joined: [JoinedRow] = []
  private var openings: [Opening] = []
  private(set) var shares: [Share] = []
  /// The last share of each variable; empty as long as there are none.
  private var newestShares: [DenseIndex] = []

  /// How many rows are open.
  var count: Int { openings.count }

  /// Begins with a system in which nothing is open.
  mutating func reset(rowCount: Int) {
    carried.clear()
    presolvedRowCount = rowCount
    joined.clear()
    openings.clear()
    shares.clear()
    newestShares.clear()
  }

  /// Notes that an opened row still stands in a row of the system.
  mutating func noteCarrier(_ carrier: DenseIndex, of row: DenseIndex) {
    carried.append((row, carrier))
  }

  /// Notes a row that joins the system.
  mutating func noteRow(from source: Source, offset: Double) {
    joined.append(JoinedRow(source: source, offset: offset))
  }

  /// Where a row of the system comes from; nil for one that was there at first.
  func source(of place: DenseIndex) -> Source? {
    Int(place) < presolvedRowCount ? nil : joined[Int(place) - presolvedRowCount].source
  }

  /// By how much the constant of a row of the system is less than the store's; nil for a row that
  /// was there at first.
  @inline(__always)
  func offset(of place: DenseIndex) -> Double? {
    Int(place) < presolvedRowCount ? nil : joined[Int(place) - presolvedRowCount].offset
  }

  /// Notes the column of a row and the variables that follow it, of so many.
  mutating func open(
    _ column: DenseIndex, moving moved: [DenseIndex], at rates: [Double], variableCount: Int
  ) {
    openings.append(Opening(column: column, firstShare: shares.count))
    let missing = variableCount - newestShares.count
    if missing > 0 { newestShares.append(contentsOf: repeatElement(-1, count: missing)) }
    for variable in moved where rates[variable] != 0 {
      shares.append(
        Share(
          rate: rates[variable], variable: variable, column: column,
          older: newestShares[variable]))
      newestShares[variable] = DenseIndex(truncatingIfNeeded: shares.count - 1)
    }
  }

  /// The last share of a variable; -1 if there is none.
  @inline(__always)
  func newestShare(of variable: DenseIndex) -> DenseIndex {
    Int(variable) < newestShares.count ? newestShares[variable] : -1
  }

  /// Adds to the values of variables what the columns of opened rows contribute.
  func spread(_ point: [Double], _ values: inout [Double]) {
    for (index, opening) in openings.enumerated() where point[opening.column] != 0 {
      spread(index, point[opening.column], &values)
    }
  }

  /// Adds to the rates of variables what those of the columns contribute.
  func spread(_ direction: SparseVector, _ rates: inout [Double]) {
    if openings.isEmpty { return }
    for entry in 0..<direction.count {
      let column = direction.index(entry)
      // Each came with a later column.
      let index = openings.indices.partitioningIndex { openings[$0].column >= column }
      if index < openings.count && openings[index].column == column {
        spread(index, direction.value(entry), &rates)
      }
    }
  }

  private func spread(_ index: Int, _ amount: Double, _ values: inout [Double]) {
    let end = index + 1 < openings.count ? openings[index + 1].firstShare : shares.count
    for share in openings[index].firstShare..<end {
      values[shares[share].variable] += shares[share].rate * amount
    }
  }
}
