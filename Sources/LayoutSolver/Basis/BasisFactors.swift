/// The triangular factors of the basis, a square matrix of active rows, and the exchanges of rows since they
/// were computed.
///
/// Row `s` of the basis `B` belongs to slot `s`; its columns are the variables. The factors are `Bᵀ = LU`
/// after permutations: position `k` eliminates slot `slotAt[k]` by the column `columnAt[k]`. Both kinds of
/// solve follow only the entries that the right side reaches, so they cost what they touch.
struct BasisFactors: Sendable {
  var size: Int { slotAt.count }
  var exchangeCount: Int { etas.count }

  var elimination = EliminationOrder()
  var slotAt: [DenseIndex] = []
  var columnAt: [DenseIndex] = []
  /// The position of each slot and column that is eliminated; all of them are after factorising.
  var positionOfSlot: [OptionalIndex] = []
  var positionOfColumn: [OptionalIndex] = []
  /// Row `k` of `lower` holds column `k` of L below its unit diagonal, indexed by positions (by columns while
  /// it is being built); row `k` of `upper` holds column `k` of U above its diagonal.
  var lower = SparseRows()
  var upper = SparseRows()
  var lowerTransposed = SparseRows()
  var upperTransposed = SparseRows()
  var pivots: [Double] = []
  var etas = EtaFile()

  /// Zero between solves; indexed by position, or by column while factorising.
  var work: [Double] = []
  /// The positions where `work` may not be 0; none between solves.
  var marks = BitSet()
  /// The columns where `work` may not be 0 while factorising; none at any other time.
  var columnMarks = BitSet()

  /// Whether another factorisation is due.
  ///
  /// It is once the solves have spent as much on the exchanges as factorising costs, which keeps
  /// both within twice the least; when the exchanges take more memory than the factors; and after
  /// many exchanges in any case, for accuracy. Many are a share of the rows, or factorising, which is
  /// linear, would make it quadratic to exchange each row once.
  @inline(__always)
  var isDue: Bool {
    let cost = size + elimination.entryCount + lower.indices.count + upper.indices.count
    return etas.work > Tuning.exchangeWork * cost
      || etas.entryCount > Tuning.exchangeWork * cost
      || exchangeCount >= BasisFactors.exchangeLimit(ofSize: size)
  }

  /// How many exchanges of a basis of some size are never exceeded.
  static func exchangeLimit(ofSize size: Int) -> Int {
    Swift.max(Tuning.few * Tuning.share, size / Tuning.share)
  }
}
