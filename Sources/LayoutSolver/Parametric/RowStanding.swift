/// How a row stands to its constant in the interior of a piece of parameters.
enum RowStanding: UInt8, Sendable {
  /// It is a required equality, or a free variable stands in it.
  case untold
  /// It holds with room to spare, or is an optional equality that holds.
  case slack
  /// It is an inequality that holds exactly.
  case tight
  /// It is optional and does not hold.
  case violated
  /// It is about one free variable alone, and violated at some optima.
  case contested
}
