import ExactNumbers

/// A simplex over rational numbers, with bounds of variables that may change at any time.
///
/// This is the general simplex of Dutertre and de Moura, "A Fast Linear-Arithmetic Solver for DPLL(T)" (2006),
/// with the primal simplex for the maximum of a variable. Each linear form is a variable of its own. A basic
/// variable is a form of the nonbasic variables, and a nonbasic variable has a value within its bounds.
///
/// Because the arithmetic is exact, no result depends on a tolerance. Bland's rule is used when steps make no
/// progress, so every search ends.
struct ExactSimplex: Sendable {
  /// The bounds of a variable; `nil` for a missing bound.
  struct Bounds: Sendable, Hashable {
    var lower: Rational?
    var upper: Rational?

    /// The bounds of a variable without bounds.
    static let free = Bounds(lower: nil, upper: nil)

    /// The bounds of a variable that has one value.
    static func exactly(_ value: Rational) -> Bounds { Bounds(lower: value, upper: value) }

    /// The bounds of a variable that is at least 0.
    static let notNegative = Bounds(lower: .zero, upper: nil)

    /// Whether the variable has exactly one value.
    var isFixed: Bool { lower != nil && lower == upper }

    /// Returns the bound that a value violates; `nil` if it violates none.
    func nearest(to value: Rational) -> Rational? {
      if let lower, value < lower { return lower }
      if let upper, value > upper { return upper }
      return nil
    }

    /// Whether a value is within the bounds.
    func contains(_ value: Rational) -> Bool { nearest(to: value) == nil }
  }

  /// The bounds of each variable.
  private(set) var bounds: [Bounds] = []
  /// The value of each variable.
  private(set) var values: [Rational] = []
  /// The form of each basic variable, in nonbasic variables.
  private(set) var rows: [LinearForm] = []
  /// The variable of each row.
  private(set) var basicVariables: [Int] = []
  /// The row of each variable; -1 for a nonbasic variable.
  private var rowNumbers: [Int] = []
  /// The rows that may contain each nonbasic variable.
  ///
  /// A list contains each row with the variable at least once, and may contain other rows.
  private var users: [[Int32]] = []
  /// Whether a variable is fixed permanently, so that the forms do not contain it.
  fileprivate var discarded: [Bool] = []
  /// The number of terms that pivots have processed: a measure of the effort that does not depend on the
  /// machine.
  private(set) var effort = 0

  /// The number of variables.
  var variableCount: Int { bounds.count }

  /// Creates a simplex without variables.
  init() {}

  /// The row of a variable; `nil` if the variable is nonbasic.
  func row(of variable: Int) -> Int? {
    rowNumbers[variable] < 0 ? nil : rowNumbers[variable]
  }

  /// Returns a variable as a form of nonbasic variables.
  func form(of variable: Int) -> LinearForm {
    row(of: variable).map { rows[$0] } ?? LinearForm(variable: variable)
  }

  /// Adds a nonbasic variable with a value within its bounds, and returns its number.
  mutating func addVariable(_ bounds: Bounds = .free, value: Rational) -> Int {
    assert(bounds.contains(value), "a nonbasic variable has a value within its bounds")
    self.bounds.append(bounds)
    values.append(value)
    rowNumbers.append(-1)
    users.append([])
    discarded.append(false)
    return variableCount - 1
  }

  /// Adds a variable that equals a form of other variables, and returns its number.
  ///
  /// Its value may be outside the bounds until ``restoreFeasibility()``.
  mutating func addVariable(equalTo form: LinearForm, _ bounds: Bounds) -> Int {
    let variable = variableCount
    let reduced = self.reduced(form)
    self.bounds.append(bounds)
    values.append(form.value { values[$0] })
    rowNumbers.append(rows.count)
    users.append([])
    discarded.append(false)
    for term in reduced.terms { users[term.index].append(Int32(truncatingIfNeeded: rows.count)) }
    rows.append(reduced)
    basicVariables.append(variable)
    return variable
  }

  /// Removes the variable that was added last, which must be basic.
  mutating func removeLastVariable() {
    assert(basicVariables.last == variableCount - 1, "the last variable has the last row")
    bounds.removeLast()
    values.removeLast()
    rowNumbers.removeLast()
    users.removeLast()
    discarded.removeLast()
    rows.removeLast()
    basicVariables.removeLast()
  }

  /// Returns a form of any variables as a form of nonbasic variables that are not discarded.
  func reduced(_ form: LinearForm) -> LinearForm {
    var plain: [(variable: Int, coefficient: Rational)] = []
    var sum = LinearForm()
    for term in form.terms {
      if let row = row(of: term.index) {
        sum.add(rows[row], times: term.coefficient)
      } else if !discarded[term.index] {
        plain.append((term.index, term.coefficient))
      }
    }
    sum.add(LinearForm(plain), times: .one)
    return sum
  }

  /// Changes the bounds of a variable.
  ///
  /// The value of a nonbasic variable becomes the nearest value within its bounds. A basic variable may be
  /// outside its bounds until ``restoreFeasibility()``.
  mutating func setBounds(of variable: Int, _ new: Bounds) {
    bounds[variable] = new
    guard row(of: variable) == nil else { return }
    let value = values[variable]
    if let nearest = new.nearest(to: value) { move(variable, by: nearest - value) }
  }

  /// Fixes nonbasic variables at their values permanently, and removes them from all forms.
  mutating func discard(_ variables: [Int]) {
    for variable in variables {
      assert(row(of: variable) == nil, "the variable is nonbasic")
      bounds[variable] = .exactly(values[variable])
      discarded[variable] = true
      for (row, _) in coefficients(of: variable) { rows[row].remove(variable) }
      users[variable] = []
    }
  }

  /// Adds a number to a nonbasic variable, and updates the basic variables.
  mutating func move(_ variable: Int, by change: Rational) {
    if change.isZero { return }
    values[variable] += change
    for (row, coefficient) in coefficients(of: variable) {
      values[basicVariables[row]].add(coefficient, times: change)
    }
  }

  /// Returns the rows that contain a nonbasic variable, in ascending order, with its coefficients.
  mutating func coefficients(of variable: Int) -> [(row: Int, coefficient: Rational)] {
    compactUsers(of: variable)
    return users[variable].map { (Int($0), rows[Int($0)][variable]) }
  }

  /// Removes duplicates, and rows without the variable, from a list of users.
  private mutating func compactUsers(of variable: Int) {
    users[variable].sort()
    var last: Int32 = -1
    users[variable].removeAll { row in
      defer { last = row }
      return row == last || Int(row) >= rows.count || rows[Int(row)][variable].isZero
    }
  }

  /// Exchanges a basic and a nonbasic variable, without changing any value.
  mutating func pivot(row: Int, entering: Int) {
    let leaving = basicVariables[row]
    var form = rows[row]
    let inverse = form.remove(entering).reciprocal
    form.multiply(by: -inverse)
    form.add(LinearForm(variable: leaving), times: inverse)
    compactUsers(of: entering)
    let using = users[entering]
    users[entering] = []
    rows[row] = form
    effort += form.terms.count
    users[leaving] = [Int32(truncatingIfNeeded: row)]
    for user in using where Int(user) != row {
      let coefficient = rows[Int(user)].remove(entering)
      effort += rows[Int(user)].terms.count + form.terms.count
      rows[Int(user)].add(form, times: coefficient) { users[$0].append(user) }
    }
    basicVariables[row] = entering
    rowNumbers[entering] = row
    rowNumbers[leaving] = -1
  }
}

extension ExactSimplex {
  /// Whether a variable is fixed permanently.
  func isDiscarded(_ variable: Int) -> Bool { discarded[variable] }

  /// The number of rows that may contain a nonbasic variable.
  func userCount(_ variable: Int) -> Int { users[variable].count }

  /// The effect of a restriction of a bound.
  enum Tightening {
    /// The bound was changed.
    case tightened
    /// The bound was at least as tight.
    case unchanged
    /// The restriction would leave no value.
    case impossible
  }

  /// Restricts the upper or lower bound of a nonbasic variable.
  mutating func tighten(_ variable: Int, isUpper: Bool, to limit: Rational) -> Tightening {
    var bounds = bounds[variable]
    if isUpper {
      if let upper = bounds.upper, upper <= limit { return .unchanged }
      bounds.upper = limit
    } else {
      if let lower = bounds.lower, lower >= limit { return .unchanged }
      bounds.lower = limit
    }
    if let lower = bounds.lower, let upper = bounds.upper, lower > upper { return .impossible }
    setBounds(of: variable, bounds)
    return .tightened
  }
}
