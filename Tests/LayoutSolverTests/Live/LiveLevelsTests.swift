import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("A walk compares only those levels at which multipliers are not 0")
struct LiveLevelsTests {
  /// Problems in which nearly each row has a priority of its own; the first row is the parameter's.
  private func problems(_ count: Int, seed: UInt64) -> [LinearProblem] {
    var random = SplitMix64(seed: seed)
    let shape = ProblemGenerator(
      variables: 2...6, rows: 9...20, priorities: (1...80).map { Double($0) * 12 + 0.25 })
    return (0..<count).map { _ in
      var problem = shape.problem(using: &random)
      let first = ExactProblem<Int>.Row(
        coefficients: (0..<problem.variableCount).map { $0 == 0 ? 1 : 0 }, relation: .equal,
        constant: 0, priority: 1000)
      problem.rows.insert(first, at: 0)
      return problem.linearProblem()
    }
  }

  @Test("and chooses each step as if it compared them all")
  func steps() {
    var (exchanges, flips, differences) = (0, 0, 0)
    for problem in problems(150, seed: 31) {
      var reduction = ParametricReduction()
      guard reduction.solve(problem, varied: 0) else { continue }
      var simplex = reduction.simplex
      var levels = LiveLevels()
      levels.find(in: simplex)
      for row in 0..<DenseIndex(simplex.system.rowCount) where simplex.states[row].slot < 0 {
        simplex.rightSide.become(row: row, of: simplex.system.rows)
        simplex.factors.solveTransposed(simplex.rightSide, into: &simplex.transformedRow)
        for side in [-1.0, 1] {
          simplex.states[row].residual = side
          let plain = simplex.chooseStep(for: row, noise: Tolerance.entry)
          let length = simplex.step
          let live = simplex.chooseStep(for: row, noise: Tolerance.entry, at: levels)
          if live != plain { differences += 1 }
          if plain == .blocked { continue }
          if simplex.step != length { differences += 1 }
          if plain == .flip { flips += 1 } else { exchanges += 1 }
        }
      }
    }
    #expect(differences == 0)
    #expect(exchanges > 200 && flips > 1000, "\(exchanges) and \(flips)")
  }

  @Test("and knows them after each step as if it had looked at all multipliers again")
  func updates() {
    var stretches = 0
    for problem in problems(150, seed: 32) {
      var reduction = ParametricReduction()
      guard reduction.solve(problem, varied: 0) else { continue }
      var walk = ParametricWalk(reduction, from: 0, to: 30)
      while walk.next() {
        stretches += 1
        var again = LiveLevels()
        again.find(in: walk.simplex)
        #expect(walk.liveLevels.lists == again.lists)
        #expect(walk.liveLevels.hasLooseSlot == walk.simplex.hasLooseSlot)
      }
    }
    #expect(stretches > 200, "\(stretches)")
  }

  @Test("of which there are few, however many priorities there are")
  func few() {
    let count = 300
    var problem = LinearProblem(variableCount: count + 1)
    _ = problem.addRow([(0, 1)], .equal, 0)
    _ = problem.addRow([(0, -1)] + (1...count).map { ($0, 1) }, .equal, 0)
    for view in 1...count {
      _ = problem.addRow([(view, 1)], .greaterThanOrEqual, 10)
      _ = problem.addRow([(view, 1)], .equal, 50 + Double(view), priority: Double(view))
    }
    var reduction = ParametricReduction()
    let start = Double(10 * count)
    let isSolved = reduction.solve(problem.settingFirstConstant(to: start), varied: 0)
    #expect(isSolved && reduction.simplex.levelWidth == count)
    var walk = ParametricWalk(reduction, from: start, to: 1e6)
    var stretches = 0
    while walk.next() {
      stretches += 1
      #expect(walk.liveLevels.entries.count <= 3 * walk.simplex.system.columnCount)
    }
    #expect(stretches >= count)
  }
}

extension LiveLevels {
  /// The levels of each slot.
  fileprivate var lists: [[DenseIndex]] {
    firstEntries.map { first in
      var list: [DenseIndex] = []
      var next = first
      while next >= 0 {
        list.append(entries[next].level)
        next = entries[next].next
      }
      return list
    }
  }
}
