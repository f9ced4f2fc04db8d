import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Variables as affine functions of other variables")
struct AffineForestTests {
  @Test("finding the root of a variable combines the links of a chain")
  func chain() {
    var forest = AffineForest()
    forest.reset(count: 5)
    // x3 = 2 x2 + 1, x2 = -x1 + 4, x1 = 3 x0
    forest.link(3, to: 2, factor: 2, offset: 1)
    forest.link(2, to: 1, factor: -1, offset: 4)
    forest.link(1, to: 0, factor: 3, offset: 0)
    #expect(forest.find(3) == (0, -6, 9))
    #expect(forest.find(2) == (0, -3, 4))
    #expect(forest.find(0) == (0, 1, 0))
    #expect(forest.find(4) == (4, 1, 0))
    #expect(forest.isRoot(0) && !forest.isRoot(3))
  }

  @Test("fixing a root fixes the variables that are linked to the root")
  func fixedRoot() {
    var forest = AffineForest()
    forest.reset(count: 3)
    forest.link(2, to: 1, factor: 0.5, offset: -1)
    forest.fix(1, at: 8)
    let (root, factor, offset) = forest.find(2)
    expectEqual(root, forest.one)
    #expect(factor == 0 && offset == 3)
  }

  @Test(
    "finding the root of the last variable links the whole chain to the root",
    arguments: [2, 3, 4, 50])
  func longChain(links: DenseIndex) {
    let count = Int(links) + 1
    var forest = AffineForest()
    forest.reset(count: count)
    let factors = (0...links).map { $0.isMultiple(of: 3) ? -1.0 : 1 }
    for variable in (1...links).reversed() {
      forest.link(
        variable, to: variable - 1, factor: factors[Int(variable)], offset: Double(variable))
    }
    var values = [3.0]
    for variable in 1...Int(links) {
      values.append(factors[variable] * values[variable - 1] + Double(variable))
    }
    _ = forest.find(links)
    for variable in 0...links {
      expectEqual(forest.nodes[variable].parent, 0)
      let (root, factor, offset) = forest.find(variable)
      #expect(root == 0 && factor * 3 + offset == values[Int(variable)])
    }
  }
}
