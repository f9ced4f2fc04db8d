import ExactNumbers

extension ExactSimplex {
  /// A variable that cannot be within its bounds, given the bounds of the nonbasic variables.
  struct Conflict {
    /// The variable.
    let variable: Int
    /// The bound that the variable violates.
    let bound: Rational
    /// Whether the variable is less than its lower bound; otherwise, it is greater than its upper bound.
    let isBelow: Bool
    /// The variable as a form of the nonbasic variables, each of which is at the bound that is nearest to the
    /// violated bound.
    let form: LinearForm
  }

  /// Moves all variables into their bounds; returns a conflict if that is impossible.
  mutating func restoreFeasibility() -> Conflict? {
    switch restoreFeasibility(effortLimit: .max) {
    case .impossible(let conflict): conflict
    case .restored, .exceeded: nil
    }
  }

  /// The result of an attempt to move all variables into their bounds.
  enum Restoration {
    /// All variables are within their bounds.
    case restored
    /// That is impossible.
    case impossible(Conflict)
    /// The effort was exceeded.
    case exceeded
  }

  /// Moves all variables into their bounds, unless that requires more than an effort.
  mutating func restoreFeasibility(effortLimit: Int) -> Restoration {
    let limit = effortLimit == .max ? .max : effort + effortLimit
    var stepCount = 0
    while let row = violatedRow(smallestVariable: stepCount > 2 * rows.count + 20) {
      let variable = basicVariables[row]
      let value = values[variable]
      guard let goal = bounds[variable].nearest(to: value) else { break }
      let isBelow = value < goal
      guard let entering = enteringVariable(row, increases: isBelow) else {
        return .impossible(
          Conflict(variable: variable, bound: goal, isBelow: isBelow, form: rows[row]))
      }
      if effort > limit { return .exceeded }
      let change = (goal - value) / rows[row][entering]
      move(entering, by: change)
      pivot(row: row, entering: entering)
      stepCount += 1
    }
    return .restored
  }

  /// The row whose variable is most outside its bounds, or the smallest variable outside its bounds; `nil` if
  /// there is none.
  private func violatedRow(smallestVariable: Bool) -> Int? {
    var best: (row: Int, violation: Rational)?
    for row in rows.indices {
      let variable = basicVariables[row]
      let violation: Rational
      if let lower = bounds[variable].lower, values[variable] < lower {
        violation = lower - values[variable]
      } else if let upper = bounds[variable].upper, values[variable] > upper {
        violation = values[variable] - upper
      } else {
        continue
      }
      if let best {
        if smallestVariable {
          if basicVariables[best.row] < variable { continue }
        } else if violation <= best.violation {
          continue
        }
      }
      best = (row, violation)
    }
    return best?.row
  }

  /// The smallest nonbasic variable that can change so that the variable of a row increases or decreases.
  private func enteringVariable(_ row: Int, increases: Bool) -> Int? {
    rows[row].terms.first { term in
      canMove(term.index, up: (term.coefficient.signum > 0) == increases)
    }?.index
  }

  /// Whether a nonbasic variable is not at its upper or lower bound.
  func canMove(_ variable: Int, up: Bool) -> Bool {
    let limit = up ? bounds[variable].upper : bounds[variable].lower
    return limit.map { $0 != values[variable] } ?? true
  }
}
