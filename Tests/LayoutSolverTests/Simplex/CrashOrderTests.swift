import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("The order in which a crash basis tries rows")
struct CrashOrderTests {
  /// Rows of all kinds in 12 variables, at up to five priorities.
  private static func system(seed: UInt64) throws -> RowSystem {
    var generator = SplitMix64(seed: seed)
    var problem = LinearProblem(variableCount: 12)
    let priorities = [900.0, 750, 500, 250, 1].shuffled(using: &generator)
      .prefix(Int.random(in: 1...5, using: &generator))
    for _ in 0..<Int.random(in: 5...60, using: &generator) {
      let isRequired = Int.random(in: 0..<4, using: &generator) == 0
      let relations: [RowRelation] =
        isRequired
        ? [.lessThanOrEqual, .greaterThanOrEqual]
        : [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let variables = Array(0..<12).shuffled(using: &generator)
        .prefix(Int.random(in: 1...3, using: &generator))
      _ = problem.addRow(
        variables.map { ($0, Bool.random(using: &generator) ? 1 : -1) },
        relations.randomElement(using: &generator) ?? .equal, isRequired ? 0 : 10,
        priority: isRequired ? LinearProblem.requiredPriority : priorities.randomElement() ?? 1)
    }
    for variable in 0..<3 {
      _ = problem.addRow(
        [(variable, 1), (variable + 3, 1), (variable + 6, 1), (variable + 9, 1)], .equal, 0)
    }
    return try IncrementalSolver(solving: problem).engine.simplex.system
  }

  @Test(
    "is by kind, then by level, then as they were written, those preferred after the equalities")
  func order() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let system = try CrashOrderTests.system(seed: seed)
      let rows = Array(system.headers.indices)
      let preferred = rows.filter { $0 % 5 == Int(seed) % 5 }.reversed().map { DenseIndex($0) }
      var order = CrashOrder()
      for _ in 0..<2 {
        order.order(system, preferring: seed.isMultiple(of: 2) ? preferred : [])
      }
      let places = order.numbers[order.places]
      var expected: [DenseIndex] = []
      func append(_ isOfKind: (RowSystem.Header, Int) -> Bool) {
        for row in rows
        where isOfKind(system.headers[row], system.rows.entries(of: DenseIndex(row)).count) {
          expected.append(DenseIndex(row))
        }
      }
      append { header, _ in header.level < 0 && header.relation == .equal }
      if seed.isMultiple(of: 2) { expected += preferred }
      for level in 0..<DenseIndex(system.levelCount) {
        append { header, _ in header.level == level && header.relation == .equal }
      }
      for level in 0..<DenseIndex(system.levelCount) {
        append { header, count in
          header.level == level && header.relation != .equal && count == 1
        }
      }
      append { header, _ in header.level < 0 && header.relation != .equal }
      #expect(Array(places) == expected, "seed \(seed)")
    }
  }
}
