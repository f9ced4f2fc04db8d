/// Corrects an optimum of a badly scaled problem by the optimum of what it misses.
///
/// What the rows still miss is computed with twice the digits and solved for as a problem of its own:
/// the same rows about the correction, with what is missed as constants. Around an optimum the
/// missing parts are small, and so are the rounding errors in their solution (iterative refinement for
/// linear programs, Gleixner, Steffy and Wolter 2016).
struct Refinement {
  /// How often a point is corrected.
  private static let rounds = 3

  /// The problem whose optima are corrected.
  let problem: LinearProblem

  /// Whether coefficients are so far from 1 that an optimum is worth a correction.
  static func isDue(for problem: LinearProblem) -> Bool {
    let coefficients = problem.termCoefficients.span
    var least = Double.infinity
    var largest = 0.0
    for term in coefficients.indices {
      let size = coefficients[term].magnitude
      largest = max(largest, size)
      // A coefficient of 0 says nothing.
      least = min(least, size == 0 ? least : size)
    }
    return largest > RowSystem.ordinary.upperBound || least < RowSystem.ordinary.lowerBound
  }

  /// Moves a point to the optimum; false if that fails, or required rows do not hold there.
  func correct(_ values: inout [Double], using backend: inout SimplexBackend) -> Bool {
    var missing = [Double](repeating: 0, count: problem.rowCount)
    for _ in 0..<Refinement.rounds {
      measure(&missing, at: values)
      guard
        case .optimal(let correction) = backend.solveParts(
          problem.replacingConstants(with: missing))
      else { return false }
      var isMoved = false
      for variable in values.indices {
        let before = values[variable]
        values[variable] += correction[variable]
        isMoved = isMoved || values[variable] != before
      }
      if !isMoved { break }
    }
    measure(&missing, at: values)
    return requiredRowsHold(missing, at: values)
  }

  /// Computes how much of each row's constant its terms do not add up to.
  private func measure(_ missing: inout [Double], at values: [Double]) {
    for row in missing.indices {
      var sum = CompensatedSum()
      sum.add(problem.constants[row])
      for term in problem.termRange(of: row) {
        sum.add(-problem.termCoefficients[term], times: values[problem.termVariables[term]])
      }
      missing[row] = sum.value
    }
  }

  private func requiredRowsHold(_ missing: [Double], at values: [Double]) -> Bool {
    missing.indices.allSatisfy { row in
      let isViolated =
        switch problem.relations[row] {
        case .equal: missing[row] != 0
        case .greaterThanOrEqual: missing[row] > 0
        case .lessThanOrEqual: missing[row] < 0
        }
      if !isViolated || !problem.isRequired(row) { return true }
      var size = max(1, problem.constants[row].magnitude)
      for term in problem.termRange(of: row) {
        let value = values[problem.termVariables[term]]
        size = max(size, (problem.termCoefficients[term] * value).magnitude)
      }
      return missing[row].magnitude <= Tolerance.acceptedMiss * size
    }
  }
}
