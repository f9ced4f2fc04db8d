import ExactNumbers

/// The name of a quantity in certificates.
enum ProofName: Sendable, Hashable {
  /// A variable of the problem.
  case variable(Int)
  /// A parameter.
  case parameter(Int)
  /// The value of a row, without the violation that its slack allows.
  case row(Int)
  /// The slack that is positive where the form of a row is.
  case above(Int)
  /// The slack that is positive where the form of a row is negative.
  case below(Int)

  /// The name as text, such as `x3`.
  var text: String {
    switch self {
    case .variable(let number): "x\(number)"
    case .parameter(let number): "p\(number)"
    case .row(let number): "r\(number)"
    case .above(let number): "s\(number)"
    case .below(let number): "t\(number)"
    }
  }
}

/// The names of the variables of an elimination, and the rows that became bounds of them.
struct ProofNames: Sendable {
  /// A row that contains only one variable: its value is `factor · variable` plus a constant.
  private struct Limit: Sendable {
    let row: Int
    let factor: Rational
  }

  private var names: [ProofName] = []
  private var equations: Set<Int> = []
  /// The row that is the upper or lower bound of a variable.
  private var bounds: [Side: Limit] = [:]
  /// The rows that follow from the bound of a variable.
  private var weakerLimits: [Side: [Limit]] = [:]

  /// A side of a variable.
  private struct Side: Hashable {
    let variable: Int
    let isUpper: Bool
  }

  /// Adds the name of the next variable.
  mutating func append(_ name: ProofName) { names.append(name) }

  /// Removes the name of the last variable.
  mutating func removeLast() { names.removeLast() }

  /// Notes that a row is an equation of parameters only.
  mutating func noteEquation(_ row: Int) { equations.insert(row) }

  /// Notes that the value of a row is `factor · variable` plus a constant.
  ///
  /// - Parameter isBound: Whether the row has become the bound of the variable; otherwise, it follows from the bound.
  mutating func note(_ row: Int, limits variable: Int, factor: Rational, isBound: Bool) {
    let side = Side(variable: variable, isUpper: factor.signum > 0)
    let limit = Limit(row: row, factor: factor)
    if !isBound { return weakerLimits[side, default: []].append(limit) }
    if let weaker = bounds.updateValue(limit, forKey: side) {
      weakerLimits[side, default: []].append(weaker)
    }
  }

  /// The name of a variable.
  subscript(variable: Int) -> ProofName { names[variable] }

  /// Returns the quantity that is at most 0 because a variable has a bound, and the quotient of the quantity and
  /// the variable without its sign; `nil` if the variable has no such bound.
  ///
  /// An equation of parameters is also at least 0, so that the quotient for its lower bound is -1.
  func member(_ variable: Int, isUpper: Bool) -> (name: ProofName, factor: Rational)? {
    if let limit = bounds[Side(variable: variable, isUpper: isUpper)] {
      return (.row(limit.row), limit.factor.magnitude)
    }
    switch names[variable] {
    case .row(let row):
      if isUpper { return (names[variable], .one) }
      return equations.contains(row) ? (names[variable], -.one) : nil
    case .above, .below: return isUpper ? nil : (names[variable], .one)
    case .variable, .parameter: return nil
    }
  }

  /// Returns the result of ``member(_:isUpper:)``, and the rows that follow from it.
  func members(_ variable: Int, isUpper: Bool) -> [(name: ProofName, factor: Rational)] {
    let weaker = weakerLimits[Side(variable: variable, isUpper: isUpper), default: []]
    return [member(variable, isUpper: isUpper)].compactMap { $0 }
      + weaker.map { (.row($0.row), $0.factor.magnitude) }
  }
}
