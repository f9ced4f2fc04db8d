import LayoutSolver
import VFLRecords

extension LayoutRows {
  /// The tolerance of a required row, relative to the sum of the magnitudes of its constant and its terms.
  private static let tolerance = 1e-6
  /// The tolerance that is added to ``tolerance`` for a negative size, relative to the largest value.
  private static let sizeTolerance = 1e-9

  /// Sets sizes that are negative only because of rounding errors to 0, and verifies the values.
  ///
  /// A solver calculates with about 15 significant digits. If some numbers are very large, its values may not
  /// be finite, or they may violate a required row by more than a rounding error.
  ///
  /// - Returns: Whether all values are finite, no size is clearly negative and all required rows are
  ///   satisfied.
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

  /// Whether a row is optional or is satisfied, apart from rounding errors.
  private func holds(_ row: Int, _ values: [Double]) -> Bool {
    guard problem.rows[row].isRequired else { return true }
    let (residual, size) = problem.residual(of: row, at: values)
    let allowed = Self.tolerance * max(1, size)
    guard allowed.isFinite else { return false }
    return switch problem.rows[row].relation {
    case .lessThanOrEqual: residual <= allowed
    case .equal: residual.magnitude <= allowed
    case .greaterThanOrEqual: residual >= -allowed
    }
  }
}
