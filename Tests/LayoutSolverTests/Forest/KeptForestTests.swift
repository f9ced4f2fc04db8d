import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Costs of a forest that are kept")
struct KeptForestTests {
  @Test("are those made anew when constants and costs of rows have changed")
  func refreshed() {
    let generator = ForestGenerator(
      variables: 20...60, ownRows: 1...3, constants: 0...40, priorities: [500, 500, 500, 250])
    var random = SplitMix64(seed: 37)
    var (refreshes, steps) = (0, 0)
    for index in 0..<60 {
      var system = RowSystem()
      system.load(ProblemPart(whole: generator.problem(using: &random).linearProblem()))
      system.finish()
      guard var kept = ForestCosts(system, costs(of: system), takesFewColumns: false) else {
        continue
      }
      let size = kept.curves.size
      for round in 0..<6 {
        let row = Int.random(in: 0..<system.rowCount, using: &random)
        system.headers[row].constant = Double(Int.random(in: 0...60, using: &random))
        if round > 2 && system.headers[row].level >= 0 { system.headers[row].weight = 3 }
        let before = kept.curves.size
        let isRefreshed = kept.refresh(system, costs(of: system))
        let anew = ForestCosts(system, costs(of: system), takesFewColumns: false)
        #expect(isRefreshed == (anew != nil), "forest \(index), round \(round)")
        guard isRefreshed, let anew else { break }
        refreshes += 1
        steps += (kept.curves.size - before) * 100 / size
        expectEqual(kept, anew, system, "forest \(index), round \(round)")
        kept.system = RowSystem()
      }
    }
    #expect(refreshes > 100)
    #expect(steps < 70 * refreshes, "most curves stay: \(steps) for \(refreshes)")
  }

  @Test("are not used where a row that ties columns together comes into force")
  func otherForest() {
    let generator = ForestGenerator(
      variables: 30...30, ownRows: 1...2, priorities: [500], jointPriorities: [500])
    var random = SplitMix64(seed: 41)
    var count = 0
    for _ in 0..<20 {
      var system = RowSystem()
      system.load(ProblemPart(whole: generator.problem(using: &random).linearProblem()))
      system.finish()
      let inForce = costs(of: system)
      var without = inForce
      for row in inForce.indices where system.rows.entries(of: DenseIndex(row)).count > 1 {
        without[row] = ForestCosts.RowCost(lower: 0, upper: 0, level: without[row].level)
        break
      }
      guard var kept = ForestCosts(system, without, takesFewColumns: false) else { continue }
      count += 1
      let isRefreshed = kept.refresh(system, inForce)
      #expect(!isRefreshed)
    }
    #expect(count > 0)
  }

  private func costs(of system: RowSystem) -> [ForestCosts.RowCost] {
    system.headers.map {
      let (lower, upper) = system.slopes(of: $0)
      return ForestCosts.RowCost(lower: lower, upper: upper, level: $0.level)
    }
  }

  private func expectEqual(
    _ kept: ForestCosts, _ anew: ForestCosts, _ system: RowSystem, _ name: String
  ) {
    let states = [DualSimplex.RowState](
      repeating: DualSimplex.RowState(), count: system.rowCount)
    let (own, other) = (ForestOptimum(kept, states), ForestOptimum(anew, states))
    #expect((own == nil) == (other == nil), "\(name)")
    #expect(own?.active == other?.active, "\(name)")
    #expect(own?.slopes == other?.slopes, "\(name)")
    for column in kept.forest.columns {
      #expect(kept.kinks(of: column) == anew.kinks(of: column), "\(name), column \(column)")
    }
  }
}

extension ForestCosts {
  /// The kinks of the curve of a column.
  fileprivate func kinks(of column: DenseIndex) -> [Double] {
    let curve = curveOfColumn[column]
    return (0...curves.pieceCount(of: curve)).map { curves.kink($0, of: curve) }
  }
}
