import LayoutSolver
import Testing

@Suite("Numbers of different magnitudes on a live solver")
struct LiveScaleTests {
  /// A row of the tests below.
  private struct Row {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: RowRelation
    let constant: Double
    var priority = 1000.0

    /// The violation of the row, relative to the size of its largest term.
    func violation(_ solver: IncrementalSolver) -> Double {
      var (sum, size) = (-constant, max(1, constant.magnitude))
      for (variable, coefficient) in terms {
        sum += coefficient * solver.value(of: variable)
        size = max(size, (coefficient * solver.value(of: variable)).magnitude)
      }
      switch relation {
      case .equal: return sum.magnitude / size
      case .greaterThanOrEqual: return max(0, -sum) / size
      case .lessThanOrEqual: return max(0, sum) / size
      }
    }
  }

  @Test("verified values satisfy all required rows even if rounding errors are large")
  func lostInRounding() throws {
    let rows = [
      Row(terms: [(5, 1), (7, -0.01), (2, 3)], relation: .greaterThanOrEqual, constant: 55.96),
      Row(
        terms: [(2, -1), (3, 0.001), (0, 0.001), (6, -1)], relation: .equal, constant: -14.965),
      Row(terms: [(0, 0.001)], relation: .equal, constant: -19, priority: 500),
      Row(terms: [(1, 3), (5, 1)], relation: .greaterThanOrEqual, constant: 99),
      Row(terms: [(5, 2000), (2, 2)], relation: .equal, constant: 64, priority: 750),
      Row(terms: [(9, -1), (0, 1)], relation: .equal, constant: 19),
      Row(terms: [(1, -1), (2, 3), (8, 1000)], relation: .greaterThanOrEqual, constant: 7012),
      Row(terms: [(4, 1), (7, 100)], relation: .greaterThanOrEqual, constant: 406),
      Row(terms: [(1, 100)], relation: .equal, constant: 3000),
      Row(terms: [(4, 100), (8, -1), (1, 3)], relation: .equal, constant: 683),
      Row(terms: [(9, 0.001), (4, 1)], relation: .lessThanOrEqual, constant: 6.007),
      Row(
        terms: [(1, 1), (0, 1000), (2, -0.01), (6, 3)], relation: .equal, constant: 26032.86),
      Row(terms: [(1, 1000), (4, 0.001), (3, 1)], relation: .equal, constant: 24, priority: 500),
      Row(
        terms: [(0, 3), (3, -0.01)], relation: .greaterThanOrEqual, constant: 77.90999999576745),
    ]
    let removed = 9
    var solver = IncrementalSolver()
    _ = solver.addVariables(10)
    let numbers = try rows.map {
      try solver.addRow(
        $0.terms, $0.relation, $0.constant, priority: $0.priority)
    }
    #expect(solver.solve() == nil)
    try solver.removeRow(numbers[removed])
    #expect(solver.solve() == nil)
    if solver.isVerified {
      for (index, row) in rows.enumerated() where index != removed && row.priority == 1000 {
        #expect(row.violation(solver) < 1e-6)
      }
    }
  }

  @Test("rounding errors in multipliers of a high priority do not affect lower priorities")
  func cancelledMultipliers() throws {
    let (third, seventh) = (1.0 / 3, 2.0 / 7)
    var solver = IncrementalSolver()
    _ = solver.addVariables(10)
    let row = try solver.addRow([(3, -1), (6, -0.3)], .equal, -34)
    _ = try solver.addRow(
      [(4, 1.7), (5, -seventh), (7, third), (0, 0.1)], .equal, 11, priority: 750)
    _ = try solver.addRow([(5, third), (4, -0.3), (6, 1.7)], .equal, 36.8)
    _ = try solver.addRow([(7, -2 * seventh)], .equal, 40, priority: 750)
    _ = try solver.addRow([(9, -seventh), (8, 1.7), (0, third)], .equal, 56.22857142857143)
    let optional = try solver.addRow(
      [(8, 1), (4, third), (9, -0.3), (7, 1.7)], .equal, -14, priority: 250)
    _ = try solver.addRow([(8, 0.1), (5, 1.7), (2, -0.3)], .equal, 45.1)
    _ = try solver.addRow([(6, -seventh)], .lessThanOrEqual, -5.7142857142857135)
    _ = try solver.addRow([(7, 0.1), (2, 0.1), (3, third)], .lessThanOrEqual, -20, priority: 500)
    let bound = try solver.addRow([(8, third)], .greaterThanOrEqual, 12, priority: 750)
    let fixed = try solver.addRow([(1, 1.7)], .equal, 40.8)
    _ = try solver.addRow([(0, 1.7), (8, 1.7), (6, 0.1)], .lessThanOrEqual, 95.5)
    _ = try solver.addRow([(0, 2), (7, -2 * seventh)], .equal, 92, priority: 500)
    _ = try solver.addRow([(5, -1), (3, third), (1, 1.7)], .equal, 15, priority: 750)
    #expect(solver.solve() == nil)
    _ = try solver.addRow(
      [(1, 1.7), (8, -seventh), (9, 1.7)], .greaterThanOrEqual, 11.9)
    try solver.setConstant(-73.4959670781876, of: bound)
    _ = try solver.addRow([(6, -1), (2, -1)], .greaterThanOrEqual, 51, priority: 750)
    try solver.removeRow(row)
    #expect(solver.solve() == nil)
    try solver.removeRow(fixed)
    #expect(solver.solve() == nil)
    let value =
      solver.value(of: 8) + third * solver.value(of: 4) - 0.3 * solver.value(of: 9)
      + 1.7 * solver.value(of: 7)
    #expect(abs(value + 14) < 1e-6, "row \(optional) is violated, but satisfiable")
  }
}
