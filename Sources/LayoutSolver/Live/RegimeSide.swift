/// On which side of its constant a row is at an optimum, or what holds a column.
enum RegimeSide: UInt8, Sendable {
  /// The row pulls with its lower slope, or may pull with none; the column is held by a row.
  case lower
  /// The row pulls with its upper slope.
  case upper
  /// The row is active; no row holds the column.
  case held
}
