import ExactNumbers

/// A problem after its required equations have been eliminated, divided into components.
///
/// Components share no variables. Parameters do not connect them. Levels of different components are optimized
/// independently, so a claim only needs the components that it refers to.
struct Reduction: Sendable {
  /// Each variable of the problem, as a form of the variables that remain and of the parameters.
  private let forms: [AffineForm]
  /// The number of variables in reduced forms.
  let variableCount: Int
  /// The components.
  let components: [Component]
  private let parameters: Range<Int>

  /// Reduces a problem.
  init(_ problem: ParametricProblem) {
    var program = EquationElimination(problem)
    program.addInequalities()
    parameters = program.parameters
    let parts = ComponentSearch(program.simplex) { program.parameters.contains($0) }
    variableCount = program.simplex.variableCount
    var numbers: [Int: Int] = [:]
    for variable in program.parameters {
      numbers[variable] = variable - program.parameters.lowerBound
    }
    let zero = [Rational](repeating: .zero, count: problem.parameters.count)
    components = parts.members.indices.map { part in
      Component(
        variables: parts.members[part], of: program.simplex, parameterNumbers: numbers,
        slacks: program.slacks, provedLevels: -1, at: zero)
    }
    forms = (0..<problem.variableCount).map { variable in
      let form = program.simplex.form(of: variable)
      // The values are those at the point at which all parameters are 0.
      let constant = program.simplex.values[variable] - form.value { program.simplex.values[$0] }
      return AffineForm(form, constant: constant)
    }
  }

  /// Returns a form of the problem's columns as a form of the variables that remain and of the parameters.
  func reduced(_ form: AffineForm) -> ReducedForm {
    var sum = AffineForm(constant: form.constant)
    var plain: [(variable: Int, coefficient: Rational)] = []
    for term in form.linear.terms {
      if parameters.contains(term.index) {
        plain.append((term.index, term.coefficient))
      } else {
        sum.add(forms[term.index], times: term.coefficient)
      }
    }
    sum.linear.add(LinearForm(plain), times: .one)
    var dependence: [(variable: Int, coefficient: Rational)] = []
    for term in sum.linear.terms where parameters.contains(term.index) {
      dependence.append((term.index - parameters.lowerBound, term.coefficient))
    }
    let parameters = parameters
    sum.linear.removeAll { parameters.contains($0) }
    return ReducedForm(
      variables: sum.linear,
      dependence: AffineForm(LinearForm(dependence), constant: sum.constant))
  }

  /// Returns a variable of the problem as a reduced form.
  func reduced(variable: Int) -> ReducedForm { reduced(AffineForm(LinearForm(variable: variable))) }
}

/// A form of variables that remain after the elimination, and of the numbers of parameters.
struct ReducedForm: Sendable, Hashable {
  /// The terms of variables.
  var variables: LinearForm
  /// The terms of parameters, and the constant.
  var dependence: AffineForm
}
