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

  private let problem: ParametricProblem

  /// Eliminates a variable with each required equation of a problem.
  init(_ problem: ParametricProblem) {
    self.problem = problem
    let count = problem.variableCount
    parameters = count..<count + problem.parameters.count
    for _ in 0..<count { _ = simplex.addVariable(value: .zero) }
    for _ in parameters { _ = simplex.addVariable(.exactly(.zero), value: .zero) }
    for row in problem.rows where row.isEquation && row.level == nil { eliminate(row.form) }
  }

  /// Solves an equation for the variable with the fewest uses, and removes the equation.
  ///
  /// An equation that contains only parameters remains as a row with bounds.
  private mutating func eliminate(_ form: AffineForm) {
    let bounds = ExactSimplex.Bounds.exactly(-form.constant)
    let variable = simplex.addVariable(equalTo: form.linear, bounds)
    guard let row = simplex.row(of: variable) else { return }
    var best: (term: LinearForm.Term, useCount: Int)?
    for term in simplex.rows[row].terms
    where !parameters.contains(term.index) && term.coefficient.magnitude > Self.negligible {
      let useCount = simplex.userCount(term.index)
      if best.map({ useCount < $0.useCount }) ?? true { best = (term, useCount) }
    }
    guard let entering = best?.term else {
      // An equation that follows from the others, except for rounding, is no longer needed.
      if isNegligible(row, excess: simplex.values[variable] + form.constant) {
        simplex.removeLastVariable()
      }
      return
    }
    simplex.move(
      entering.index, by: (-form.constant - simplex.values[variable]) / entering.coefficient)
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

  /// Adds the required inequalities and the optional rows, each with a slack.
  ///
  /// Two optional rows `form <= 0` and `-form <= 0` become the equation `form == first - second` of their slacks.
  /// In each optimum, one of the slacks is 0, because decreasing both improves the levels of both. The pair is an
  /// optional equation, or the smallest and largest size of a content.
  mutating func addInequalities() {
    var unpaired: [AffineForm: [Int]] = [:]
    var partners = [Int?](repeating: nil, count: problem.rows.count)
    for (number, row) in problem.rows.enumerated() where row.level != nil && !row.isEquation {
      if let partner = unpaired[-row.form]?.popLast() {
        (partners[number], partners[partner]) = (partner, number)
      } else {
        unpaired[row.form, default: []].append(number)
      }
    }
    for (number, row) in problem.rows.enumerated() {
      if row.isEquation && row.level == nil { continue }
      guard let level = row.level else {
        addRequired(row.form)
        continue
      }
      if row.isEquation {
        addPair(row.form, level, level)
      } else if let partner = partners[number] {
        if partner > number { addPair(row.form, level, problem.rows[partner].level ?? level) }
      } else {
        let slack = addSlack(level)
        var relaxed = row.form.linear
        relaxed.add(LinearForm(variable: slack), times: -.one)
        _ = simplex.addVariable(
          equalTo: relaxed, ExactSimplex.Bounds(lower: nil, upper: -row.form.constant))
      }
    }
  }

  /// Adds a slack of a level.
  private mutating func addSlack(_ level: Int) -> Int {
    while slacks.count <= level { slacks.append([]) }
    let slack = simplex.addVariable(.notNegative, value: .zero)
    slacks[level].append(slack)
    return slack
  }

  /// Adds the optional rows `form <= 0` and `-form <= 0`.
  private mutating func addPair(_ form: AffineForm, _ level: Int, _ otherLevel: Int) {
    var equation = form
    equation.linear.add(LinearForm(variable: addSlack(level)), times: -.one)
    equation.linear.add(LinearForm(variable: addSlack(otherLevel)), times: .one)
    eliminate(equation)
  }

  /// Adds a required inequality, as a bound if it contains only one variable and no parameter.
  private mutating func addRequired(_ form: AffineForm) {
    let reduced = simplex.reduced(form.linear)
    if reduced.terms.count == 1, let term = reduced.terms.first, !parameters.contains(term.index) {
      // The other summands are constants, so the value of the form determines the bound.
      let excess = form.value { simplex.values[$0] }
      let limit = simplex.values[term.index] - excess / term.coefficient
      if simplex.tighten(term.index, isUpper: term.coefficient.signum > 0, to: limit) { return }
    }
    if reduced.isEmpty, form.value({ simplex.values[$0] }).signum <= 0 { return }
    _ = simplex.addVariable(
      equalTo: form.linear, ExactSimplex.Bounds(lower: nil, upper: -form.constant))
  }
}
