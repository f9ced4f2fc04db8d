/// Where a row of a live problem is after presolve.
enum RowLocation: Equatable, Sendable {
  /// The row was eliminated, and determines at most links of a single row, and bounds. Removed rows and
  /// unused numbers also have this location.
  case eliminated
  /// The row was eliminated and defines a root.
  case defining
  /// The row is the later row of a pair that linked variables. See ``PairTable``.
  case linked
  /// The row is the earlier row of a pair that linked variables.
  case paired
  /// The row is the earlier row of a pair and is implied by other rows, so it cannot be opened.
  case pairedInVain
  /// The row is part of a row of the reduced system, so it cannot change alone.
  case carried(by: DenseIndex)
  /// The row is a row of the reduced system.
  case system(DenseIndex)
  /// The row was added after presolve and will be added to the reduced system by the next solve.
  case new
}
