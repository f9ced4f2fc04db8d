/// The basis, a square matrix of active rows, as triangular factors and the exchanges since.
///
/// Row `s` of the basis `B` belongs to slot `s`; its columns are the variables. The factors are
/// `Bᵀ = LU` after permutations: position `k` eliminates slot `slotAt[k]` by the column
/// `columnAt[k]`. Both kinds of solve follow only the entries that the right side reaches, so they
/// cost what they touch.
struct BasisFactors: Sendable {
  /// How many rows the basis has.
  var size: Int { slotAt.count }
  /// How many rows were exchanged since the last factorisation.
  var exchangeCount: Int { etas.count }

  /// The basis as it was factorised, by slots and by columns.
  var basis = SparseRows()
  var basisColumns = SparseRows()
  var elimination = EliminationOrder()

  var slotAt: [DenseIndex] = []
  var columnAt: [DenseIndex] = []
  var positionOfSlot: [DenseIndex] = []
  var positionOfColumn: [DenseIndex] = []
  /// Row `k` of `lower` holds column `k` of L below its unit diagonal, indexed by positions (by
  /// columns while it is being built); row `k` of `upper` column `k` of U above its diagonal.
  var lower = SparseRows()
  var upper = SparseRows()
  var lowerTransposed = SparseRows()
  var upperTransposed = SparseRows()
  var pivots: [Double] = []
  var etas = EtaFile()

  /// In about how many rows still to be eliminated each column stands, fill included.
  var columnCounts: [DenseIndex] = []
  /// Zero between solves; indexed by position, or by column while factorising.
  var work: [Double] = []
  var seeds: [DenseIndex] = []
  var reach = Reach()
  /// Empty between solves; indexed by slot.
  var scattered = ScatteredVector()

  /// Records that the row of a slot was replaced by a row with the given entries in the basis.
  mutating func exchange(slot: DenseIndex, transformedRow: SparseVector) {
    etas.append(slot: slot, transformedRow: transformedRow)
  }

  /// Whether factorising anew is due.
  ///
  /// It is once the solves have spent as much on the exchanges as factorising costs, which keeps
  /// both within twice the least; and after many exchanges in any case, for accuracy.
  var isDue: Bool {
    let cost = size + basis.indices.count + lower.indices.count + upper.indices.count
    return etas.work > BasisFactors.factorisationWork * cost
      || etas.count >= BasisFactors.exchangeLimit
  }

  /// How many exchanges or entries can be passed in the time that factorising takes for each entry.
  private static let factorisationWork = 48
  /// How many exchanges are never exceeded.
  private static let exchangeLimit = 4096
}
