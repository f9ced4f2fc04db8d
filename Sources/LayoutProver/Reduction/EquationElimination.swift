import ExactNumbers

/// The elimination of required equations from a problem.
///
/// The simplex contains the variables of the problem, then the parameters, which have the value 0, then a
/// variable for each row and each slack. Its values do not satisfy the inequalities.
struct EquationElimination {
  /// The rows.
  private(set) var simplex = ExactSimplex()
  /// The variables of the parameters.
  let parameters: Range<Int>
  /// The slack variables of each level.
  private(set) var slacks: [[Int]] = []
  /// The names of the variables in certificates.
  private(set) var names = ProofNames()
  /// The required equations that follow from the others, except for rounding.
  private(set) var redundantRows: Set<Int> = []
  /// The variables that two required rows fix.
  private(set) var fixedVariables: [Int] = []

  private let problem: ParametricProblem
  private let rows: [PairedRow]

  /// Eliminates a variable with each required equation of a problem.
  init(_ problem: ParametricProblem) {
    self.problem = problem
    rows = problem.pairedRows
    let count = problem.variableCount
    parameters = count..<count + problem.parameters.count
    for variable in 0..<count {
      _ = simplex.addVariable(value: .zero)
      names.append(.variable(variable))
    }
    for parameter in problem.parameters.indices {
      _ = simplex.addVariable(.exactly(.zero), value: .zero)
      names.append(.parameter(parameter))
    }
    for (number, row) in rows.enumerated() where row.isEquation {
      eliminate(row.form, number)
    }
  }

  /// Solves an equation for the variable with the fewest uses, and removes the equation.
  ///
  /// An equation that contains only parameters remains as a row with bounds.
  private mutating func eliminate(_ form: AffineForm, _ number: Int) {
    let bounds = ExactSimplex.Bounds.exactly(-form.constant)
    let variable = simplex.addVariable(equalTo: form.linear, bounds)
    guard let row = simplex.row(of: variable) else { return }
    names.append(.row(number))
    guard let entering = eliminable(row) else {
      // An equation that follows from the others, except for rounding, is no longer needed.
      if isNegligible(row, excess: simplex.values[variable] + form.constant) {
        simplex.removeLastVariable()
        names.removeLast()
        redundantRows.insert(number)
      } else {
        names.noteEquation(number)
      }
      return
    }
    fix(variable, at: -form.constant, row, entering)
  }

  /// The term of a row's form with the variable that has the fewest uses; `nil` if there are only parameters.
  private func eliminable(_ row: Int) -> LinearForm.Term? {
    var best: (term: LinearForm.Term, useCount: Int)?
    for term in simplex.rows[row].terms
    where !parameters.contains(term.index) && term.coefficient.magnitude > Self.negligible {
      let useCount = simplex.userCount(term.index)
      if best.map({ useCount < $0.useCount }) ?? true { best = (term, useCount) }
    }
    return best?.term
  }

  /// Fixes the variable of a row, and solves its form for another variable.
  private mutating func fix(
    _ variable: Int, at value: Rational, _ row: Int, _ entering: LinearForm.Term
  ) {
    simplex.move(entering.index, by: (value - simplex.values[variable]) / entering.coefficient)
    simplex.pivot(row: row, entering: entering.index)
    simplex.discard([variable])
  }

  /// The coefficient up to which a term is a rounding error of the numbers in the layout.
  private static let negligible = Rational(1) / Rational(1_000_000_000)

  /// Whether a row without a variable that can be eliminated is 0 for all values of the parameters, except for
  /// rounding.
  private func isNegligible(_ row: Int, excess: Rational) -> Bool {
    var size = excess.magnitude
    for term in simplex.rows[row].terms {
      guard parameters.contains(term.index) else {
        // All coefficients of variables are negligible, and a position has fewer than 100,000 points.
        size.add(term.coefficient.magnitude, times: Rational(100_000))
        continue
      }
      let parameter = problem.parameters[term.index - parameters.lowerBound]
      let scale = parameter.scale.map { problem.parameters[$0].upper } ?? .one
      let largest = max(parameter.lower.magnitude, parameter.upper.magnitude) * scale
      size.add(term.coefficient.magnitude, times: largest)
    }
    return size <= Rational(1) / Rational(1_000_000)
  }

  /// Adds the required inequalities, and the optional rows, each with a slack.
  ///
  /// A pair of optional rows `form <= 0` and `-form <= 0` becomes the equation `form == first - second` of their
  /// slacks. In each optimum, one of the slacks is 0, because decreasing both improves the levels of both.
  mutating func addInequalities(isRequiredOnly: Bool) {
    for (number, row) in rows.enumerated() where !row.isEquation {
      guard let above = row.above else {
        addRequired(row.form, number)
        continue
      }
      if isRequiredOnly { continue }
      var relaxed = row.form
      relaxed.linear.add(LinearForm(variable: addSlack(above, .above(number))), times: -.one)
      if let below = row.below {
        relaxed.linear.add(LinearForm(variable: addSlack(below, .below(number))), times: .one)
        eliminate(relaxed, number)
      } else {
        _ = simplex.addVariable(
          equalTo: relaxed.linear, ExactSimplex.Bounds(lower: nil, upper: -relaxed.constant))
        names.append(.row(number))
      }
    }
    fixVariables()
  }

  /// Eliminates the variables that two required rows fix.
  private mutating func fixVariables() {
    for variable in 0..<simplex.variableCount
    where simplex.bounds[variable].isFixed && !parameters.contains(variable)
      && !simplex.isDiscarded(variable)
    {
      guard let value = simplex.bounds[variable].lower else { continue }
      if let row = simplex.row(of: variable) {
        guard let entering = eliminable(row) else { continue }
        fix(variable, at: value, row, entering)
      } else {
        simplex.discard([variable])
      }
      fixedVariables.append(variable)
    }
  }

  /// Adds a slack of a level.
  private mutating func addSlack(_ level: Int, _ name: ProofName) -> Int {
    while slacks.count <= level { slacks.append([]) }
    let slack = simplex.addVariable(.notNegative, value: .zero)
    names.append(name)
    slacks[level].append(slack)
    return slack
  }

  /// Adds a required inequality, as a bound if it contains only one variable and no parameter.
  private mutating func addRequired(_ form: AffineForm, _ number: Int) {
    let reduced = simplex.reduced(form.linear)
    if reduced.terms.count == 1, let term = reduced.terms.first, !parameters.contains(term.index) {
      // The other summands are constants, so the value of the form determines the bound.
      let excess = form.value { simplex.values[$0] }
      let limit = simplex.values[term.index] - excess / term.coefficient
      let effect = simplex.tighten(
        term.index, isUpper: term.coefficient.signum > 0, to: limit)
      if effect != .impossible {
        return names.note(
          number, limits: term.index, factor: term.coefficient, isBound: effect == .tightened)
      }
    }
    if reduced.isEmpty, form.value({ simplex.values[$0] }).signum <= 0 { return }
    _ = simplex.addVariable(
      equalTo: form.linear, ExactSimplex.Bounds(lower: nil, upper: -form.constant))
    names.append(.row(number))
  }
}
