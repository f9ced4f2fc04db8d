import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Ranges of free variables in large parts")
struct LargeRangeTests {
  /// Variables with bounds and with minimum distances between each other.
  private struct Distances {
    var lower: [Double]
    var upper: [Double]
    var gaps: [(from: Int, to: Int, gap: Double)] = []

    init(count: Int) {
      lower = [Double](repeating: -.infinity, count: count)
      upper = [Double](repeating: .infinity, count: count)
    }

    var problem: LinearProblem {
      var problem = LinearProblem(variableCount: lower.count)
      for (from, to, gap) in gaps {
        _ = problem.addRow([(to, 1), (from, -1)], .greaterThanOrEqual, gap)
      }
      for variable in lower.indices {
        if lower[variable].isFinite {
          _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, lower[variable])
        }
        if upper[variable].isFinite {
          _ = problem.addRow([(variable, 1)], .lessThanOrEqual, upper[variable])
        }
      }
      return problem
    }

    /// The range of each variable, computed with longest paths from the bounds (Bellman and Ford).
    var ranges: [(lower: Double, upper: Double)] {
      var (lower, upper) = (lower, upper)
      var hasChanged = true
      while hasChanged {
        hasChanged = false
        for (from, to, gap) in gaps {
          if lower[from] + gap > lower[to] { (lower[to], hasChanged) = (lower[from] + gap, true) }
          if upper[to] - gap < upper[from] { (upper[from], hasChanged) = (upper[to] - gap, true) }
        }
      }
      return Array(zip(lower, upper))
    }
  }

  private func expectRanges(_ distances: Distances, _ name: String) throws {
    var backend = SimplexBackend()
    _ = try #require(backend.solve(distances.problem).values)
    let free = backend.freeVariables()
    let expected = distances.ranges
    let open = expected.indices.filter { expected[$0].upper > expected[$0].lower }
    expectEqual(free.map { $0.variable }, open, "\(name)")
    for found in free {
      let (lower, upper) = expected[found.variable]
      #expect(found.lower == lower || (found.lower - lower).magnitude < 1e-9, "\(name)")
      #expect(found.upper == upper || (found.upper - upper).magnitude < 1e-9, "\(name)")
    }
  }

  @Test("ranges of thousands of variables in one part agree with longest paths")
  func manyVariables() throws {
    var random = SplitMix64(seed: 5)
    let (groups, size) = (900, 5)
    var distances = Distances(count: groups * size + 1)
    (distances.lower[0], distances.upper[0]) = (0, 10)
    for group in 0..<groups {
      let variables = [0] + (1...size).map { group * size + $0 }
      for index in 1...size {
        for other in 0..<index where other == index - 1 || random.next(below: 3) == 0 {
          distances.gaps.append(
            (variables[other], variables[index], Double(random.next(below: 10))))
        }
      }
      if group % 2 == 0 { distances.upper[group * size + size] = 100 }
    }
    try expectRanges(distances, "groups")
  }

  @Test("ranges of variables with random distances agree with longest paths")
  func randomDistances() throws {
    var random = SplitMix64(seed: 6)
    for number in 0..<40 {
      let count = 3 + random.next(below: 30)
      var distances = Distances(count: count)
      for _ in 0..<2 * count {
        let from = random.next(below: count - 1)
        let to = from + 1 + random.next(below: count - 1 - from)
        distances.gaps.append((from, to, Double(random.next(below: 9))))
      }
      for variable in 0..<count {
        if random.next(below: 6) == 0 { distances.lower[variable] = 0 }
        if random.next(below: 6) == 0 { distances.upper[variable] = 1000 }
      }
      try expectRanges(distances, "problem \(number)")
    }
  }

  @Test("the number of edges that the ranges of unbounded variables need grows at most linearly")
  func edges() throws {
    func edgeCount(_ count: Int) throws -> Int {
      var random = SplitMix64(seed: 7)
      var distances = Distances(count: count)
      for variable in 1..<count {
        distances.gaps.append((random.next(below: variable), variable, 1))
        distances.gaps.append((variable, random.next(below: variable), -50))
      }
      var backend = SimplexBackend()
      _ = try #require(backend.solve(distances.problem).values)
      expectEqual(backend.freeVariables().count, count)
      return backend.simplex.counts.edges
    }
    let (small, large) = (try edgeCount(200), try edgeCount(400))
    #expect(Double(large) <= 2.2 * Double(max(small, 40)) && large <= 400)
  }
}
