/// The basis, a square matrix of active rows, in a form in which systems with it are solved quickly:
/// a few columns by an explicit inverse, more by sparse triangular factors, and so are a few whose
/// inverse has grown too large to be exact.
///
/// Row `s` of the basis `B` belongs to slot `s`; its columns are the variables.
struct BasisFactors: Sendable {
  /// A slot whose row depends on the others, and the column whose unit row now stands in for it.
  struct Replacement {
    let slot: DenseIndex
    let column: DenseIndex
  }

  /// The largest basis that is inverted.
  static let denseLimit = 48

  private var inverse = DenseInverse()
  private var factors = SparseFactors()
  private var isDense = true

  /// How many rows the basis has.
  var size: Int { isDense ? inverse.size : factors.size }
  /// How many rows were exchanged since the last factorisation.
  var exchangeCount: Int { isDense ? inverse.exchangeCount : factors.exchangeCount }
  /// Whether factorising anew is due.
  var isDue: Bool { isDense ? inverse.isDue : factors.isDue }

  /// Factorises the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` where that is negative.
  ///
  /// A dependent row is replaced by a unit row; the caller has to do the same in its head.
  mutating func factorise(rows: SparseRows, head: [DenseIndex]) -> [Replacement] {
    if head.count <= BasisFactors.denseLimit {
      isDense = true
      let replacements = inverse.factorise(rows: rows, head: head)
      if inverse.isSound { return replacements }
    }
    isDense = false
    return factors.factorise(rows: rows, head: head)
  }

  /// Solves `Bᵀy = c`: writes the row `c`, given by columns, as the combination `y` of the basis
  /// rows, given by slots.
  mutating func solveTransposed(_ right: SparseVector, into result: inout SparseVector) {
    if isDense {
      inverse.solveTransposed(right, into: &result)
    } else {
      factors.solveTransposed(right, into: &result)
    }
  }

  /// The same for a row of a matrix; `right` is scratch.
  @inline(__always)
  mutating func solveTransposed(
    _ row: DenseIndex, of matrix: SparseRows, _ right: inout SparseVector,
    into result: inout SparseVector
  ) {
    if isDense {
      inverse.solveTransposed(row, of: matrix, into: &result)
    } else {
      right.become(row: row, of: matrix)
      factors.solveTransposed(right, into: &result)
    }
  }

  /// Solves `Bx = b`: finds the point `x`, given by columns, at which the basis rows have the
  /// values `b`, given by slots.
  mutating func solve(_ right: SparseVector, into result: inout SparseVector) {
    if isDense {
      inverse.solve(right, into: &result)
    } else {
      factors.solve(right, into: &result)
    }
  }

  /// Records that the row of a slot was replaced by a row with the given entries in the basis.
  mutating func exchange(slot: DenseIndex, transformedRow: SparseVector) {
    if isDense {
      inverse.exchange(slot: slot, transformedRow: transformedRow)
    } else {
      factors.exchange(slot: slot, transformedRow: transformedRow)
    }
  }
}
