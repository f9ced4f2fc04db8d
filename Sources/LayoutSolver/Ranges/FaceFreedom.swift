/// The free variables of a face of optima, and the residuals of the rows that optima may violate.
struct FaceFreedom: Sendable {
  /// The residual of an optional row that optima may violate, or that is the same at all points.
  struct Residual: Sendable {
    let row: Int
    /// The values that it takes on the face.
    let range: ValueRange
  }

  /// The free variables, in ascending order.
  var variables: [FreeVariable] = []
  /// The residuals that are known.
  var residuals: [Residual] = []
  /// The rows that optima may violate, and the range of whose residuals is not known.
  var undecided: [Int] = []
  /// Whether all rows in neither ``residuals`` nor ``undecided`` are undecided, too, since rounding has
  /// spoilt the face.
  var isPartial = false

  /// Notes the range of the residual of a row that optima may violate; nil if it is not known.
  mutating func note(_ row: Int, _ range: ValueRange?) {
    if let range {
      residuals.append(Residual(row: row, range: range))
    } else {
      undecided.append(row)
    }
  }
}
