import ExactNumbers

extension Cell {
  /// A multiple of a cut.
  typealias CutMultiplier = (cut: Int, factor: Rational)

  /// Returns multiples of cuts that prove that a form is at most a limit in the cell.
  ///
  /// The form minus the multiples is at most the limit in the whole intervals.
  func multipliers(bounding form: AffineForm, by limit: Rational) -> [CutMultiplier] {
    let corner = cornerWithoutCuts(form.linear)
    if form.value({ corner[$0] }) <= limit { return [] }
    var simplex = ExactSimplex()
    let variables = addParameters(to: &simplex)
    guard simplex.restoreFeasibility() == nil else { return [] }
    let objective = simplex.addVariable(
      equalTo: LinearForm(form.linear.terms.map { (variables[$0.index], $0.coefficient) }), .free)
    _ = simplex.maximize(objective)
    return cutMultipliers(simplex.form(of: objective)) { $0 - active.count }
  }

  /// The multiples of cuts whose sum is greater than 0 in the whole intervals, so that the cell is empty.
  var emptinessMultipliers: [CutMultiplier] {
    var simplex = ExactSimplex()
    _ = addParameters(to: &simplex)
    guard let conflict = simplex.restoreFeasibility() else { return [] }
    var rates = conflict.form
    rates.add(LinearForm(variable: conflict.variable), times: -.one)
    return cutMultipliers(conflict.isBelow ? rates : -rates) { $0 - active.count }
  }

  /// Returns the multiples of cuts among the rates of an optimum.
  ///
  /// - Parameter side: Returns the number of the side that a variable is.
  func cutMultipliers(_ rates: LinearForm, side: (Int) -> Int?) -> [CutMultiplier] {
    rates.terms.compactMap { term in
      guard let side = side(term.index), side >= scaledSideCount, term.coefficient.signum > 0
      else { return nil }
      return (side - scaledSideCount, term.coefficient)
    }
  }
}
