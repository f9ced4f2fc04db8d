import LayoutSolver
import Testing
import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Layouts of deep view hierarchies")
struct DeepLayoutTests {
  /// Returns a problem with views that are each in the previous view.
  private func nest(_ count: Int, _ records: [ConstraintRecord] = []) -> LayoutProblem {
    let views = (1...count).map { view("v\($0)", in: $0 - 1) }
    return LayoutProblem(
      nodes: [LayoutNode(name: "|")] + views, width: 320, height: 480, records: records)
  }

  /// Solves a problem.
  ///
  /// Positions relative to an ancestor at most `plainLength` levels above get no additional variables.
  private func outcome(
    _ problem: LayoutProblem, plainLength: Int
  ) throws -> (rows: LayoutRows, outcome: SolverOutcome) {
    let rows = try LayoutRows(problem, plainLength: plainLength)
    var backend = SimplexBackend()
    let outcome = backend.solve(rows.problem)
    guard case .infeasible(let certificate) = outcome else { return (rows, outcome) }
    var reduction = ConflictReduction(rows, beside: .definitions)
    return (rows, .infeasible(reduction.reduced(certificate)))
  }

  @Test("a hierarchy of 32 levels needs no additional variables and rows")
  func shallow() throws {
    let problem = nest(32, [gap(32, .left, after: 0, .left, 5)])
    let rows = try LayoutRows(problem)
    expectEqual(rows.problem.variableCount, rows.tree.variableCount)
    expectEqual(rows.problem.rowCount, rows.memberCount)
    expectEqual(rows.problem.termRange(of: 0).count, 32)
  }

  @Test("the records of 20,000 nested views have few terms and are satisfied")
  func everyDepth() throws {
    let count = 20_000
    let problem = nest(
      count, (1...count).map { gap($0, .left, after: 0, .left, Double($0 % 7)) })
    let rows = try LayoutRows(problem)
    #expect(rows.problem.terms.count < 30 * count)
    let result = try problem.solved()
    expectEqual(result.frames.dropFirst().prefix(3).map(\.x), [1, 1, 1])
    #expect(result.frames[7].x == -6 && result.frames[count].x == 1)
    #expect(result.freeAttributes.allSatisfy { $0.part != .x })
  }

  @Test("a conflict across hundreds of levels contains only the records that cause it")
  func conflict() throws {
    let problem = nest(
      1000,
      [
        gap(1000, .left, after: 0, .left, 10), gap(500, .left, after: 0, .left, 3),
        gap(1000, .left, after: 500, .left, 5), gap(700, .left, after: 2, .left, 5),
      ])
    let result = try problem.solved()
    expectEqual(result.conflict, [.record(0), .record(1), .record(2)])
    expectEqual(result.conflicts[0].multipliers.map(\.magnitude), [1, 1, 1])
    let sum = zip(result.conflicts[0].multipliers, [10.0, 3, 5]).reduce(0) { $0 + $1.0 * $1.1 }
    expectEqual(sum, 2)
  }

  @Test(
    "a layout solved with sums of positions has valid solutions and irreducible conflicts"
  )
  func sameAsPlain() throws {
    var conflicts = 0
    for seed in 1...200 {
      var random = SeededRandom(seed)
      let problem = problem(&random)
      let (plain, expected) = try outcome(problem, plainLength: .max)
      let (rows, found) = try outcome(problem, plainLength: 1)
      #expect(rows.problem.rowCount > rows.memberCount)
      switch (expected, found) {
      case (.optimal, .optimal(let values)):
        #expect(isSolution(values, plain.problem), "seed \(seed)")
      case (.infeasible, .infeasible(let certificate)):
        conflicts += 1
        #expect(certificate.rows.allSatisfy { $0 < rows.memberCount })
        #expect(!plain.problem.isPossible(certificate.rows), "seed \(seed)")
        for row in certificate.rows {
          let rest = certificate.rows.filter { $0 != row }
          #expect(plain.problem.isPossible(rest), "seed \(seed) without \(row)")
        }
      default: Issue.record("seed \(seed): \(expected) and \(found)")
      }
    }
    #expect(conflicts > 50 && conflicts < 190)
  }

  /// Returns a problem of mostly nested views with random required records between any of them.
  private func problem(_ random: inout SeededRandom) -> LayoutProblem {
    let count = 24
    let views = (1...count).map { index in
      view("v\(index)", in: random.chance(0.85) ? index - 1 : max(0, index - 3))
    }
    var problem = LayoutProblem(nodes: [LayoutNode(name: "|")] + views)
    problem.records = [gap(count, .left, after: 0, .left, 1)]
    for _ in 0..<Int.random(in: 5...22, using: &random) {
      let (one, other) = (
        Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random)
      )
      problem.records.append(
        gap(
          one, random.chance(0.8) ? .left : .right, after: other, .left,
          Double(Int.random(in: 0...9, using: &random)),
          random.chance(0.4) ? .equal : .greaterThanOrEqual))
    }
    return problem
  }

  private func isSolution(_ values: [Double], _ problem: LinearProblem) -> Bool {
    (0..<problem.rowCount).allSatisfy { row in
      let terms = problem.termRange(of: row)
      let residual = terms.reduce(-problem.rows[row].constant) {
        $0 + problem.terms[$1].coefficient * values[Int(problem.terms[$1].variable)]
      }
      return switch problem.rows[row].relation {
      case .lessThanOrEqual: residual <= 1e-6
      case .equal: residual.magnitude <= 1e-6
      case .greaterThanOrEqual: residual >= -1e-6
      }
    }
  }
}
