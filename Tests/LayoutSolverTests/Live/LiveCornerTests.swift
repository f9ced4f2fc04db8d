import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Drags of two sizes at once")
struct LiveCornerTests {
  /// A width and a height, each with a content that is 8 smaller.
  ///
  /// Many optional rows limit the content. At each of these limits, another regime begins.
  private struct Corner {
    var solver: IncrementalSolver
    let sizes: [Int]
    let contents: [Int]
    let edits: [Int]
    let bounds: [Int]

    /// - Parameter kinks: The distances between the limits, for the width and for the height.
    init(_ solver: IncrementalSolver, kinks: [Double]) throws {
      var solver = solver
      var (sizes, contents, edits, bounds): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
      for kink in kinks {
        let (size, content) = (solver.addVariable(), solver.addVariable())
        _ = try solver.addRow([(content, 1), (size, -1)], .equal, -8, priority: 300)
        for line in 1...40 {
          bounds.append(
            try solver.addRow(
              [(content, 1)], .lessThanOrEqual, kink * Double(line), priority: 100))
        }
        edits.append(try solver.addEditRow(for: size, priority: 900))
        (sizes, contents) = (sizes + [size], contents + [content])
      }
      (self.solver, self.sizes, self.contents) = (solver, sizes, contents)
      (self.edits, self.bounds) = (edits, bounds)
    }

    mutating func drag(to values: [Double]) throws {
      for (edit, value) in zip(edits, values) { try solver.suggest(value, for: edit) }
      #expect(solver.solve() == nil)
      for (index, value) in values.enumerated() {
        expectEqual(solver.value(of: sizes[index]), value)
        expectEqual(solver.value(of: contents[index]), value - 8)
      }
    }
  }

  @Test("the regimes of a width do not affect a height")
  func otherPart() throws {
    var corner = try Corner(IncrementalSolver(), kinks: [10, 1000])
    for step in 0..<60 { try corner.drag(to: [100 + Double(step), 200 + Double(step)]) }
    _ = try corner.solver.addRow([(corner.contents[1], 1)], .lessThanOrEqual, 500)
    #expect(corner.solver.solve() == nil)
    try corner.drag(to: [150, 300])
  }

  @Test("a variable between the variables that follow an edit row can change independently")
  func betweenMovingValues() throws {
    var solver = IncrementalSolver()
    let (left, middle, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let rows = try (0..<2).map { _ in
      try solver.addRow([(middle, 1)], .greaterThanOrEqual, 0, priority: 250)
    }
    _ = try solver.addRow([(left, 1), (right, 1)], .equal, 0, priority: 500)
    let edit = try solver.addEditRow(for: right, priority: 1000)
    for step in 0..<6 {
      try solver.suggest(Double(step), for: edit)
      #expect(solver.solve() == nil)
    }
    try solver.suggest(8, for: edit)
    try solver.setConstant(1, of: rows[0])
    #expect(solver.solve() == nil)
    expectEqual([left, middle, right].map { solver.value(of: $0) }, [-8, 1, 8])
    try solver.suggest(9, for: edit)
    #expect(solver.solve() == nil)
    expectEqual([left, middle, right].map { solver.value(of: $0) }, [-9, 1, 9])
  }

  @Test(
    "dragging one size before another does not change the other size", arguments: [1, 100])
  func oneAfterTheOther(views: Int) throws {
    // The variables are ordered as in frames: two positions, then two sizes, for each view.
    var solver = IncrementalSolver()
    let variables = solver.addVariables(4 * views)
    for view in 0..<views {
      for axis in 0..<2 {
        let (origin, size) = (variables[4 * view + axis], variables[4 * view + axis + 2])
        _ = try solver.addRow([(origin, 1), (axis, 1)], .equal, 0, priority: 300)
        _ = try solver.addRow([(size, 1), (axis, -2)], .equal, Double(view), priority: 300)
      }
    }
    let edits = try (0..<2).map { try solver.addEditRow(for: variables[$0], priority: 900) }
    #expect(solver.solve() == nil)
    var sizes = [0.0, 0]
    let course: [(axis: Int, size: Double)] = [
      (0, 1), (0, 2), (0, 3), (0, 4), (1, 5), (0, 3), (1, 6), (1, 7), (0, 9), (1, 2),
    ]
    for (axis, size) in course {
      sizes[axis] = size
      try solver.suggest(size, for: edits[axis])
      #expect(solver.solve() == nil)
      for view in 1..<Swift.max(views, 2) where views > 1 {
        for axis in 0..<2 {
          expectEqual(solver.value(of: variables[4 * view + axis]), -sizes[axis])
          expectEqual(
            solver.value(of: variables[4 * view + axis + 2]), 2 * sizes[axis] + Double(view))
        }
      }
      expectEqual((0..<2).map { solver.value(of: variables[$0]) }, sizes)
    }
  }

  @Test(
    "a height follows its edit row if the basis is factorized again because of a width")
  func anotherFactorisation() throws {
    var solver = IncrementalSolver()
    let sizes = solver.addVariables(2)
    // As the width grows, one content after the other reaches its maximum.
    let contents = Array(solver.addVariables(40))
    for (index, content) in contents.enumerated() {
      _ = try solver.addRow([(content, 1)], .lessThanOrEqual, 10 * Double(index + 1))
      _ = try solver.addRow([(content, 1), (sizes[0], -1)], .equal, 0, priority: 300)
    }
    let follower = solver.addVariable()
    _ = try solver.addRow([(follower, 1), (sizes[1], -1)], .equal, -8, priority: 300)
    let edits = try sizes.map { try solver.addEditRow(for: $0, priority: 900) }
    for step in 0..<400 {
      let size = Double(5 * Swift.min(step % 160, 160 - step % 160))
      for edit in edits { try solver.suggest(size, for: edit) }
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: follower), size - 8)
      expectEqual(solver.value(of: contents[30]), min(310, size))
    }
  }
}
