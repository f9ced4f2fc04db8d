import ExactNumbers
import Testing
import VFLTestSupport

@testable import LayoutProver

@Suite("Exact simplex at degenerate points")
struct CyclingTests {
  /// Returns the maximum of a form of nonnegative variables with upper bounds for other forms.
  private func maximum(
    of objective: [String], _ rows: [(coefficients: [String], upper: Int64)]
  ) -> Rational? {
    func form(_ texts: [String]) -> LinearForm {
      LinearForm(texts.enumerated().map { ($0, Rational($1) ?? .zero) })
    }
    let system = LinearSystem(
      bounds: objective.map { _ in .notNegative },
      rows: rows.map { (form($0.coefficients), .init(lower: nil, upper: Rational($0.upper))) })
    var simplex = system.simplex
    let variable = simplex.addVariable(equalTo: form(objective), .free)
    guard simplex.restoreFeasibility() == nil, simplex.maximize(variable) else { return nil }
    return simplex.values[variable]
  }

  @Test("Beale's example, which cycles with the largest coefficient rule, is solved")
  func beale() {
    let value = maximum(
      of: ["3/4", "-150", "1/50", "-6"],
      [
        (["1/4", "-60", "-1/25", "9"], 0), (["1/2", "-90", "-1/50", "3"], 0),
        (["0", "0", "1", "0"], 1),
      ])
    expectEqual(value?.description, "1/20")
  }

  @Test("Beale's example in its other form is solved")
  func otherBeale() {
    let value = maximum(
      of: ["3/4", "-20", "1/2", "-6"],
      [
        (["1/4", "-8", "-1", "9"], 0), (["1/2", "-12", "-1/2", "3"], 0),
        (["0", "0", "1", "0"], 1),
      ])
    expectEqual(value?.description, "5/4")
  }

  @Test("Kuhn's example, which cycles with the largest coefficient rule, is solved")
  func kuhn() {
    let value = maximum(
      of: ["2", "3", "-1", "-12"],
      [
        (["-2", "-9", "1", "9"], 0), (["1/3", "1", "-1/3", "-2"], 0), (["2", "3", "-1", "-12"], 2),
      ])
    expectEqual(value?.description, "2")
  }

  @Test("the example of Marshall and Suurballe is solved")
  func marshallSuurballe() {
    let value = maximum(
      of: ["10", "-57", "-9", "-24"],
      [
        (["1/2", "-11/2", "-5/2", "9"], 0), (["1/2", "-3/2", "-1/2", "1"], 0),
        (["1", "0", "0", "0"], 1),
      ])
    expectEqual(value?.description, "1")
  }

  @Test("an unbounded cycling example has no maximum")
  func unboundedExample() {
    let value = maximum(
      of: ["3/4", "-20", "1/2", "-6"],
      [(["1/4", "-8", "-1", "9"], 0), (["1/2", "-12", "-1/2", "3"], 0)])
    expectEqual(value, nil)
  }

  @Test("problems in which every bound is 0 are solved, and every maximum is 0")
  func cones() {
    for index in 0..<60 {
      var random = SplitMix64(seed: 8, case: index)
      let count = 4 + random.next(below: 4)
      let rows = (0..<6).map { _ in
        (0..<count).map { _ in "\(random.next(below: 5) - 2)" }
      }
      let objective = (0..<count).map { _ in "\(random.next(below: 5) - 2)" }
      let value = maximum(of: objective, rows.map { ($0, 0) })
      expectEqual(value ?? .zero, .zero, "case \(index)")
    }
  }

  @Test("assignment problems, whose vertices are degenerate, are solved")
  func assignment() {
    let size = 4
    for index in 0..<12 {
      var random = SplitMix64(seed: 9, case: index)
      let profits = (0..<size * size).map { _ in Int64(random.next(below: 9)) }
      var rows: [(form: LinearForm, bounds: ExactSimplex.Bounds)] = []
      for line in 0..<size {
        let (row, column) = (
          (0..<size).map { line * size + $0 }, (0..<size).map { $0 * size + line }
        )
        for cells in [row, column] {
          rows.append((LinearForm(cells.map { ($0, .one) }), .exactly(.one)))
        }
      }
      let system = LinearSystem(
        bounds: profits.map { _ in .init(lower: .zero, upper: .one) }, rows: rows)
      var simplex = system.simplex
      expectEqual(simplex.restoreFeasibility() == nil, true, "case \(index)")
      let objective = simplex.addVariable(
        equalTo: LinearForm(profits.enumerated().map { ($0, Rational($1)) }), .free)
      expectEqual(simplex.maximize(objective), true, "case \(index)")
      let best = bestAssignment(profits, size)
      expectEqual(simplex.values[objective], Rational(best), "case \(index)")
    }
  }

  /// Returns the largest profit of all permutations.
  private func bestAssignment(
    _ profits: [Int64], _ size: Int, row: Int = 0, used: Set<Int> = []
  ) -> Int64 {
    if row == size { return 0 }
    return (0..<size).filter { !used.contains($0) }.map { column in
      profits[row * size + column]
        + bestAssignment(profits, size, row: row + 1, used: used.union([column]))
    }.max() ?? 0
  }
}
