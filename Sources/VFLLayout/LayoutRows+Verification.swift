import LayoutSolver
import VFLRecords

extension LayoutRows {
  /// By how much a row may miss its constant, for each unit of its terms.
  private static let tolerance = 1e-6
  /// By how much a size may be negative, for each unit of the largest value.
  private static let sizeTolerance = 1e-9

  /// Makes sizes that rounding has left below 0 nothing; false if the values are no layout.
  ///
  /// A solver works with numbers of some 15 digits. Where others are very large, what it finds may
  /// not be finite, or miss a required row by more than rounding explains.
  func repair(_ values: inout [Double]) -> Bool {
    var largest = 1.0
    for value in values {
      guard value.isFinite else { return false }
      largest = max(largest, value.magnitude)
    }
    let least = -(Self.tolerance + Self.sizeTolerance * largest)
    for item in 0..<tree.itemCount {
      for axis in Axis.allCases {
        let size = tree.size(item, axis)
        guard values[size] >= least else { return false }
        values[size] = max(0, values[size])
      }
    }
    return (0..<problem.rowCount).allSatisfy { holds($0, values) }
  }

  /// Where the terms of a row stand.
  func terms(of row: Int) -> Range<Int> {
    Int(problem.rowStarts[row])..<Int(problem.rowStarts[row + 1])
  }

  /// Whether a row is only a wish, or holds but for rounding.
  private func holds(_ row: Int, _ values: [Double]) -> Bool {
    guard problem.priorities[row] >= LinearProblem.requiredPriority else { return true }
    var residual = -problem.constants[row]
    var size = residual.magnitude
    for term in terms(of: row) {
      let summand = problem.termCoefficients[term] * values[Int(problem.termVariables[term])]
      residual += summand
      size += summand.magnitude
    }
    let allowed = Self.tolerance * max(1, size)
    guard allowed.isFinite else { return false }
    return switch problem.relations[row] {
    case .lessThanOrEqual: residual <= allowed
    case .equal: residual.magnitude <= allowed
    case .greaterThanOrEqual: residual >= -allowed
    }
  }
}
