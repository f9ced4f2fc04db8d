/// What a face of optima leaves open.
struct FaceFreedom: Sendable {
  /// The residual of an optional row that optima may violate, or that is the same at all points.
  struct Residual: Sendable {
    let row: Int
    /// The values that it takes on the face.
    let range: ValueRange
  }

  /// The free variables, in ascending order.
  var variables: [FreeVariable] = []
  /// The residuals; rows that are not among them hold at all optima.
  var residuals: [Residual] = []
}
