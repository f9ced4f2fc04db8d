import ExactNumbers

extension JointProgram {
  /// Returns the smallest and the largest value of a parameter at which some forms can be at least a limit;
  /// `nil` if there is no such value.
  ///
  /// The values of the parameter are an interval, because they are a projection of a polyhedron.
  ///
  /// - Precondition: The parameter is active in the cell.
  func range(
    of parameter: Int, whereAll forms: [ResolvedForm], areAtLeast limit: Rational
  ) -> (lower: Rational, upper: Rational)? {
    var program = self
    for form in forms {
      let form = program.form(form, copy: 0)
      _ = program.simplex.addVariable(
        equalTo: form.linear, ExactSimplex.Bounds(lower: limit - form.constant, upper: nil))
    }
    if program.simplex.restoreFeasibility() != nil { return nil }
    let variable = program.parameterVariables[parameter]
    let ends = [-Rational.one, .one].map { sign -> Rational in
      let objective = program.simplex.addVariable(
        equalTo: LinearForm([(variable, sign)]), .free)
      // The interval of the parameter is bounded.
      _ = program.simplex.maximize(objective)
      program.simplex.removeLastVariable()
      return program.simplex.values[variable]
    }
    return (ends[0], ends[1])
  }
}
