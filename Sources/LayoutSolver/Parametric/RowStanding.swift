/// How a row stands to its constant in the interior of a piece of parameters.
package enum RowStanding: UInt8, Sendable {
  /// It is a required equality, or it holds and free variables stand in it.
  case untold
  /// It holds with room to spare, or is an optional equality that holds.
  case slack
  /// It is an inequality that holds exactly.
  case tight
  /// It is optional and does not hold.
  case violated
  /// It is optional, and violated by different amounts at different optima; some may not violate it.
  case contested

  /// Whether a row that stands so makes a piece what it is.
  var binds: Bool { self != .untold && self != .slack }
}
