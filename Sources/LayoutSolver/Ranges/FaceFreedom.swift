/// The free variables of an optimum, and the residuals of the rows that optima may violate.
struct FaceFreedom: Sendable {
  /// The residual of an optional row that optima may violate, or that is the same at all optima.
  struct Residual: Sendable {
    let row: Int
    /// The values of the residual at the optima.
    let range: ValueRange
  }

  /// The free variables, in ascending order.
  var variables: [FreeVariable] = []
  /// The known residuals.
  var residuals: [Residual] = []
  /// Whether the residuals of other rows may vary, because rounding has made a face unusable.
  var isPartial = false
}
