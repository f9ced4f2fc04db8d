import LayoutSolver

extension LiveShape {
  /// Problems that consist mostly of required equalities, by which presolving links variables.
  ///
  /// Such rows, and copies of them, are added and removed one by one or several at a time.
  static let linked: [LiveShape] = [
    sums("sums that share pairs", groups: 1...1, variables: 4...8),
    sums(
      "sums that share pairs, changed in batches", groups: 1...3, variables: 6...12, batches: 2...4),
    sums("sums that share pairs, with toggles", groups: 1...2, variables: 5...10, toggles: 0.4),
    sums("sums that are added later", groups: 0...0, variables: 4...9),
    sums(
      "sums that share pairs, with drags", groups: 1...2, variables: 5...10, drags: 0.2,
      stops: [0, 3, 6.5, 20, 44]),
  ]

  private static func sums(
    _ name: String, groups: ClosedRange<Int>, variables: ClosedRange<Int>,
    batches: ClosedRange<Int> = 1...3, toggles: Double = 0, drags: Double = 0, stops: [Double] = []
  ) -> LiveShape {
    LiveShape(
      name: name, groups: groups, variables: variables, rows: 6...24, terms: 1...3,
      coefficients: [-1, 1, 1, 2], constants: [0, 0, 4, 10],
      priorities: [1000, 1000, 1000, 900, 500], costs: [1],
      relations: [.equal, .equal, .equal, .greaterThanOrEqual], truth: 0.95, repetition: 0.4,
      batches: batches, drags: drags, toggles: toggles, stops: stops)
  }
}
