/// How a row stands to its constant in the interior of a piece of parameters.
package enum RowStanding: UInt8, Sendable {
  /// The row is a required equality, or it holds and free variables stand in it.
  case undetermined
  /// The row holds with room to spare, or is an optional equality that holds.
  case slack
  /// The row is an inequality that holds exactly.
  case tight
  /// The row is optional and does not hold.
  case violated
  /// The row is optional, and violated by different amounts at different optima; some may not violate it.
  case contested

  /// Whether a row that stands so makes a piece what it is.
  var binds: Bool { self != .undetermined && self != .slack }
}
