/// The basis, a square matrix of active rows, in a form in which systems with it are solved quickly:
/// a few columns by an explicit inverse, some dozens by one of which only what is not 0 counts, more
/// by sparse triangular factors, and so are fewer whose inverse is full of numbers, or has grown too
/// large to be exact.
///
/// Row `s` of the basis `B` belongs to slot `s`; its columns are the variables.
struct BasisFactors: Sendable {
  /// A slot whose row depends on the others, and the column whose unit row now stands in for it.
  struct Replacement {
    let slot: DenseIndex
    let column: DenseIndex
  }

  private enum Form {
    case dense
    case inverted
    case triangular
  }

  /// The largest basis that is inverted number by number, and the largest one that is inverted.
  static let denseLimit = 48
  static let inverseLimit = 256

  private var dense = DenseInverse()
  private var inverse = SparseInverse()
  private var factors = SparseFactors()
  private var form = Form.dense
  /// The size of the last basis whose inverse was full: the next ones of this size are not inverted.
  private var fullSize = -1

  /// How many rows the basis has.
  var size: Int {
    switch form {
    case .dense: dense.size
    case .inverted: inverse.size
    case .triangular: factors.size
    }
  }
  /// How many rows were exchanged since the last factorisation.
  var exchangeCount: Int {
    switch form {
    case .dense: dense.exchangeCount
    case .inverted: inverse.exchangeCount
    case .triangular: factors.exchangeCount
    }
  }
  /// Whether factorising anew is due.
  @inline(__always)
  var isDue: Bool {
    switch form {
    case .dense: dense.isDue
    case .inverted: inverse.isDue
    case .triangular: factors.isDue
    }
  }

  /// Factorises the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` where that is negative.
  ///
  /// A dependent row is replaced by a unit row; the caller has to do the same in its head.
  mutating func factorise(rows: SparseRows, head: [DenseIndex]) -> [Replacement] {
    if head.count <= BasisFactors.denseLimit {
      form = .dense
      let replacements = dense.factorise(rows: rows, head: head)
      if dense.isSound { return replacements }
    } else if head.count <= BasisFactors.inverseLimit {
      if form == .inverted && inverse.isFull { fullSize = inverse.size }
      if head.count != fullSize {
        form = .inverted
        let replacements = inverse.factorise(rows: rows, head: head)
        if inverse.isFull { fullSize = head.count } else if inverse.isSound { return replacements }
      }
    }
    form = .triangular
    return factors.factorise(rows: rows, head: head)
  }

  /// Solves `Bᵀy = c`: writes the row `c`, given by columns, as the combination `y` of the basis
  /// rows, given by slots.
  mutating func solveTransposed(_ right: SparseVector, into result: inout SparseVector) {
    switch form {
    case .dense: dense.solveTransposed(right, into: &result)
    case .inverted: inverse.solveTransposed(right, into: &result)
    case .triangular: factors.solveTransposed(right, into: &result)
    }
  }

  /// The same for a row of a matrix; `right` is scratch.
  @inline(__always)
  mutating func solveTransposed(
    _ row: DenseIndex, of matrix: SparseRows, _ right: inout SparseVector,
    into result: inout SparseVector
  ) {
    switch form {
    case .dense: dense.solveTransposed(row, of: matrix, into: &result)
    case .inverted: inverse.solveTransposed(row, of: matrix, into: &result)
    case .triangular:
      right.become(row: row, of: matrix)
      factors.solveTransposed(right, into: &result)
    }
  }

  /// Solves `Bx = b`: finds the point `x`, given by columns, at which the basis rows have the
  /// values `b`, given by slots.
  mutating func solve(_ right: SparseVector, into result: inout SparseVector) {
    switch form {
    case .dense: dense.solve(right, into: &result)
    case .inverted: inverse.solve(right, into: &result)
    case .triangular: factors.solve(right, into: &result)
    }
  }

  /// Records that the row of a slot was replaced by a row of a matrix, with the given entries in the
  /// basis; `leaving` is the row replaced, or `-1 - column`.
  mutating func exchange(
    slot: DenseIndex, transformedRow: SparseVector, entering: DenseIndex, leaving: DenseIndex,
    of rows: SparseRows
  ) {
    switch form {
    case .dense: dense.exchange(slot: slot, transformedRow: transformedRow)
    case .inverted: inverse.exchange(slot: slot, transformedRow: transformedRow)
    case .triangular:
      factors.exchange(
        slot: slot, transformedRow: transformedRow, entering: entering, leaving: leaving, of: rows)
    }
  }
}
