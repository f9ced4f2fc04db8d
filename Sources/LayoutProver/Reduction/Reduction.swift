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
  /// The names of the variables in certificates.
  let names: ProofNames
  /// The required equations that follow from the others, except for rounding.
  let redundantRows: Set<Int>
  /// The variables that two required rows fix.
  let fixedVariables: [Int]
  private let parameters: Range<Int>
  private let rows: [PairedRow]

  /// Reduces a problem.
  ///
  /// - Parameter isRequiredOnly: Whether to omit the optional rows.
  init(_ problem: ParametricProblem, isRequiredOnly: Bool = false) {
    var program = EquationElimination(problem)
    program.addInequalities(isRequiredOnly: isRequiredOnly)
    parameters = program.parameters
    (names, redundantRows) = (program.names, program.redundantRows)
    fixedVariables = program.fixedVariables
    rows = problem.pairedRows
    let parts = ComponentSearch(program.simplex) { program.parameters.contains($0) }
    variableCount = program.simplex.variableCount
    var numbers: [Int: Int] = [:]
    for variable in program.parameters {
      numbers[variable] = variable - program.parameters.lowerBound
    }
    let zero = [Rational](repeating: .zero, count: problem.parameters.count)
    components = parts.members.indices.map { part in
      Component(
        block: part, variables: parts.members[part], of: program.simplex, from: nil,
        parameterNumbers: numbers, slacks: program.slacks, provedLevels: -1, at: zero)
    }
    forms = (0..<problem.variableCount).map { variable in
      let form = program.simplex.reduced(LinearForm(variable: variable))
      // The values are those at the point at which all parameters are 0.
      let constant = program.simplex.values[variable] - form.value { program.simplex.values[$0] }
      return AffineForm(form, constant: constant)
    }
  }

  /// The constant of a row's form; 0 for other names.
  func constant(of name: ProofName) -> Rational {
    if case .row(let row) = name { return rows[row].form.constant }
    return .zero
  }

  /// The level of a slack; `nil` for other variables.
  func level(ofSlack variable: Int) -> Int? {
    switch names[variable] {
    case .above(let row): rows[row].above
    case .below(let row): rows[row].below
    case .variable, .parameter, .row: nil
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
