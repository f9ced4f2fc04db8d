/// Changes that leave the optimum where it is.
extension LiveEngine {
  /// Takes over the change of one row if nothing has to move for it; false if something may have to.
  ///
  /// A row that is not active and pulls at nothing may go, and one that holds at the present point
  /// may come: the multipliers stay as they are, and with them the proof that the point is optimal.
  mutating func followAtRest(_ number: Int, _ row: RowStore.Row, _ terms: [RowTerm]) -> Bool {
    if !holds(number) || simplex.isStaged { return false }
    let place = presolve.places[number]
    if !simplex.isAtRest(place) { return false }
    let level = level(of: row)
    if level == RowSystem.idle {
      simplex.makeIdle(place)
      return true
    }
    var header = simplex.system.headers[place]
    let constant = presolve.constant(of: row, at: place, terms) / header.scale
    let residual = simplex.freshResidual(of: place).value - (constant - header.constant)
    header.level = level
    header.weight = row.weight
    header.constant = constant
    let (lower, upper) = header.slopes
    if residual > Tolerance.residual ? upper != 0 : residual < -Tolerance.residual && lower != 0 {
      return false
    }
    simplex.takeAtRest(place, header, residual: residual)
    return true
  }
}
