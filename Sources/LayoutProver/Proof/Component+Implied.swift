import ExactNumbers

extension Component {
  /// Fixes the free variables that have only one value at each point, although no row fixes them alone.
  ///
  /// For example, a view that may be neither wider nor narrower than its content has a fixed width. If the
  /// largest and the smallest value of a variable are the same function of the parameters, the rows that limit
  /// them are satisfied exactly everywhere.
  mutating func fixImpliedVariables() -> [ImpliedValue] {
    var implied: [ImpliedValue] = []
    var isTried = [Bool](repeating: false, count: simplex.variableCount)
    while let free = (parameters.count..<simplex.variableCount).first(where: {
      !isTried[$0] && simplex.row(of: $0) == nil && !simplex.bounds[$0].isFixed
    }) {
      isTried[free] = true
      // Each bound is computed for all values that the rows allow, not only for those of the other bound.
      var (upper, lower) = (self, self)
      guard let highest = upper.bound(of: free, isUpper: true),
        let lowest = lower.bound(of: free, isUpper: false), highest.value == lowest.value
      else { continue }
      self = upper
      implied.append(
        ImpliedValue(variable: identities[free], upper: highest.rates, lower: lowest.rates))
    }
    return implied
  }

  /// Returns the largest or smallest value of a variable as a form of the numbers of the parameters, and fixes
  /// the rows that limit it; `nil` if the variable does not have that value at the point.
  private mutating func bound(
    of variable: Int, isUpper: Bool
  ) -> (value: AffineForm, rates: LinearForm)? {
    let objective = simplex.addVariable(
      equalTo: LinearForm([(variable, isUpper ? .one : -.one)]), .free)
    guard simplex.maximize(objective, isExpectedOptimal: true) else { return nil }
    let form = simplex.form(of: objective)
    let bound = dependence(form, value: simplex.values[objective])
    for term in form.terms where !isParameter(term.index) {
      simplex.setBounds(of: term.index, .exactly(simplex.values[term.index]))
    }
    simplex.removeLastVariable()
    return (isUpper ? bound : -bound, rates(form))
  }
}
