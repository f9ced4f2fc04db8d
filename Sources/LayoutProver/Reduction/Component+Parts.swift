import ExactNumbers

extension Component {
  /// Returns the parts of the component that share no free variables; `nil` if there is only one.
  ///
  /// Proved levels fix variables, so what remains is often connected less. The optima of the remaining levels of
  /// different parts are independent.
  ///
  /// - Parameters:
  ///   - offset: The number that is added to variables in reduced forms of the parts.
  ///   - block: The number of the first part.
  /// - Returns: The parts, and the reduced form of each variable of this component.
  func parts(
    offset: Int, block: Int
  ) -> (parts: [Component], forms: [Int: ReducedForm])? {
    let search = ComponentSearch(simplex) { isParameter($0) || isFixedNonbasic($0) }
    // A row that contains only parameters is satisfied everywhere if that is proved for the required rows.
    let members = search.members.filter { part in
      provedLevels < 0 || part.contains { simplex.row(of: $0) == nil }
    }
    guard members.count > 1 else { return nil }
    var numbers: [Int: Int] = [:]
    for (variable, parameter) in parameters.enumerated() { numbers[variable] = parameter }
    let remaining = Array(levels.dropFirst(max(0, provedLevels)))
    let parts = members.enumerated().map { number, part in
      var component = Component(
        block: block + number, variables: part, of: simplex, from: self,
        parameterNumbers: numbers, slacks: remaining, provedLevels: min(0, provedLevels), at: point)
      component.offset = offset
      return component
    }
    var forms: [Int: ReducedForm] = [:]
    for (variable, local) in localVariables where !isParameter(local) {
      var form = ReducedForm(variables: LinearForm(), dependence: dependence(of: local))
      var terms: [(variable: Int, coefficient: Rational)] = []
      for term in freeTerms(of: local) {
        terms.append((term.index + offset, term.coefficient))
        form.dependence.constant.subtract(
          term.coefficient, times: simplex.values[term.index])
      }
      form.variables = LinearForm(terms)
      forms[variable + self.offset] = form
    }
    return (parts, forms)
  }

  private func isFixedNonbasic(_ variable: Int) -> Bool {
    simplex.row(of: variable) == nil && simplex.bounds[variable].isFixed
  }
}
