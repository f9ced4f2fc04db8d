/// A vertex at which the columns of a forest cost least, however it was found.
protocol ForestVertex {
  /// The columns in an order in which each hangs on one before it.
  var forest: RowForest { get }
  /// The active rows of the trees, or `-1 - column` for a column that nothing holds.
  var active: [DenseIndex] { get }
  /// The slopes of the rows that are not active; those outside the trees keep theirs.
  var slopes: [Double] { get }
  /// Whether a row may cost anything and stands in no tree.
  func isOutside(_ row: DenseIndex) -> Bool
}

extension ForestOptimum: ForestVertex {
  var forest: RowForest { costs.forest }
  func isOutside(_ row: DenseIndex) -> Bool { costs.isOutside(row) }
}

extension MergedOptimum: ForestVertex {
  var forest: RowForest { costs.forest }
  func isOutside(_ row: DenseIndex) -> Bool { costs.isOutside(row) }
}
