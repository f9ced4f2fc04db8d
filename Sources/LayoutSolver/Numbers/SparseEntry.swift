/// A number with an index: an entry of a sparse vector or of a row of a sparse matrix.
struct SparseEntry: Hashable, Sendable {
  /// The index of the entry.
  var index: DenseIndex
  /// The value of the entry.
  var value: Double
}
