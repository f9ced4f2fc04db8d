import LayoutSolver

extension LiveShape {
  /// Problems that are mostly required equalities, by which presolving links variables together: such rows
  /// go and come, alone and several at a time, copies of others among them.
  static let linked: [LiveShape] = [
    sums("sums that share pairs", variables: 4...9, rows: 5...18),
    sums(
      "sums that share pairs, changed in batches", variables: 6...14, rows: 10...30, batches: 2...5),
    sums("toggles of sums that share pairs", variables: 5...12, rows: 8...24, toggles: 0.4),
    sums(
      "weighted sums that share pairs", variables: 4...10, rows: 6...20,
      coefficients: [-1, 1, 2, 0.5]),
    sums(
      "drags through sums that share pairs", variables: 5...10, rows: 8...20, drags: 0.2,
      homes: [0, 3, 6.5, 20, 44]),
  ]

  private static func sums(
    _ name: String, variables: ClosedRange<Int>, rows: ClosedRange<Int>,
    coefficients: [Double] = [-1, 1, 1], batches: ClosedRange<Int> = 1...3, toggles: Double = 0,
    drags: Double = 0, homes: [Double] = []
  ) -> LiveShape {
    LiveShape(
      name: name, variables: variables, rows: rows, terms: 1...3, coefficients: coefficients,
      constants: [0, 0, 4, 10], priorities: [1000, 1000, 1000, 1000, 900, 500], weights: [1],
      relations: [.equal, .equal, .equal, .greaterThanOrEqual], truth: 0.98, repetition: 0.4,
      batches: batches, drags: drags, toggles: toggles, homes: homes)
  }
}
