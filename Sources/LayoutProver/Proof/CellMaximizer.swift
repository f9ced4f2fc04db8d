import ExactNumbers

/// Finds the maxima of forms in a cell, each beginning at the maximum of the previous form.
struct CellMaximizer {
  private let cell: Cell
  /// The linear program of the cell, which is only created if a maximum is not at a corner without cuts.
  private var simplex: ExactSimplex?
  private var variables: [Int] = []
  private var isEmpty = false

  /// Creates a maximizer.
  init(_ cell: Cell) { self.cell = cell }

  /// Returns the maximum of a form, and a point at which it has this value; `nil` if the cell is empty.
  mutating func maximum(of form: AffineForm) -> (value: Rational, point: [Rational])? {
    guard let point = cell.uncutCorner(form.linear) ?? corner(form.linear) else { return nil }
    return (form.value { point[$0] }, point)
  }

  /// Returns a point at which a form is greatest if it is greater than a limit there.
  mutating func point(where form: AffineForm, exceeds limit: Rational) -> [Rational]? {
    let corner = cell.cornerWithoutCuts(form.linear)
    if form.value({ corner[$0] }) <= limit { return nil }
    return maximum(of: form).flatMap { $0.value > limit ? $0.point : nil }
  }

  private mutating func corner(_ form: LinearForm) -> [Rational]? {
    if isEmpty { return nil }
    var program: ExactSimplex
    if let simplex {
      program = simplex
      self.simplex = nil
    } else {
      program = ExactSimplex()
      variables = cell.addParameters(to: &program)
      if program.restoreFeasibility() != nil {
        isEmpty = true
        return nil
      }
    }
    let objective = program.addVariable(
      equalTo: LinearForm(form.terms.map { (variables[$0.index], $0.coefficient) }), .free)
    _ = program.maximize(objective)
    program.removeLastVariable()
    let point = cell.point(in: program, variables)
    simplex = program
    return point
  }
}
