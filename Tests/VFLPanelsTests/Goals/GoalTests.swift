import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Optimality of stack view and panel layouts")
struct GoalTests {
  /// Lays out a view and checks that an independent solver does not satisfy the constraints better.
  private func check(_ root: LayoutView, _ note: @autoclosure () -> String) throws {
    var hasLayout = true
    do { try root.layoutIfNeeded() } catch is UnsatisfiableLayoutError { hasLayout = false }
    let possible = Axis.allCases.map { axis in
      AxisGoals(of: root, axis).check(note(), hasLayout: hasLayout)
    }
    let isPossible = possible.allSatisfy(\.self)
    expectEqual(isPossible, hasLayout, "\(note())")
  }

  @Test(
    "layouts of random stack views are optimal according to an independent simplex solver",
    arguments: LongTests.cases(0..<100, short: 4))
  func stacks(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(5000 + seed))
    for _ in 0..<8 {
      var spec = StackSpec.random(&random)
      if random.next(below: 3) == 0 { spec.behavior = .fdStackView }
      for index in spec.items.indices where random.next(below: 5) == 0 {
        spec.items[index].content[random.next(below: 2) == 0 ? .horizontal : .vertical] = nil
      }
      let stack = spec.build()
      try check(stack, "\(spec)\n\(stack.arrangementDescription)")
    }
  }

  @Test(
    "layouts of random grids are optimal according to an independent simplex solver",
    arguments: LongTests.cases(0..<100, short: 4))
  func grids(seed: Int) throws {
    for round in 0..<4 {
      let grid = RandomGrid(seed: 900 + 50 * seed + round).grid
      try check(grid, "seed \(seed), round \(round)\n\(grid.arrangementDescription)")
    }
  }

  @Test("the independent simplex solver finds the known solution of a small problem")
  func plain() {
    var program = GoalProgram(isFree: [true, false])
    program.add([0: 1, 1: 1], .equal, 10)
    program.add([0: 1], .atMost, -5, priority: 3)
    program.add([1: 1], .atMost, 12, priority: 5)
    // The second variable is at most 12, so the first variable is at least -2 and exceeds its goal of -5 by
    // 3.
    expectEqual(program.leastMisses(), [0, 0, 3])
    expectEqual(program.misses(of: [-2, 12]), [0, 0, 3])
    program.add([1: 1], .atMost, -1)
    expectEqual(program.leastMisses()[0], 1)
  }
}
