import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Drags on a live solver")
struct LiveDragTests {
  /// A container with two views of equal width, and a third view with a minimum of 40 and a preferred 100.
  private struct Row {
    var solver = IncrementalSolver()
    let width: Int
    let views: [Int]
    let drag: Int

    init() throws {
      let width = solver.addVariable()
      views = [solver.addVariable(), solver.addVariable(), solver.addVariable()]
      _ = try solver.addRow(views.map { ($0, 1) } + [(width, -1)], .equal, -16)
      _ = try solver.addRow([(views[0], 1), (views[1], -1)], .equal, 0)
      for view in views { _ = try solver.addRow([(view, 1)], .greaterThanOrEqual, 0) }
      _ = try solver.addRow([(views[2], 1)], .greaterThanOrEqual, 40, priority: 700)
      _ = try solver.addRow([(views[2], 1)], .equal, 100, priority: 250)
      _ = try solver.addRow([(views[0], 1)], .greaterThanOrEqual, 30, priority: 600)
      drag = try solver.addEditRow(for: width, priority: 800)
      self.width = width
    }

    /// The optimal widths in a container.
    ///
    /// The container is divided in this order: the minimum of the third view, the minimum of the other two,
    /// the preferred width of the third view, and the rest for the other two.
    static func widths(_ container: Double) -> [Double] {
      let space = max(0, container - 16)
      let third = min(space, max(40, min(100, space - 60)))
      return [(space - third) / 2, (space - third) / 2, third]
    }

    mutating func expectOptimal(at width: Double) throws {
      try solver.suggest(width, for: drag)
      #expect(solver.solve() == nil)
      let found = views.map(solver.value)
      let isOptimal = zip(found, Self.widths(width)).allSatisfy { value, expected in
        (value - expected).magnitude <= 1e-9 * (1 + expected.magnitude)
      }
      if !isOptimal { Issue.record("\(width): expected \(Self.widths(width)), found \(found)") }
    }
  }

  @Test("widths are optimal after each of thousands of small steps")
  func smallSteps() throws {
    var row = try Row()
    for step in 0..<steps {
      // The width increases and decreases in steps of 0.7, which has no exact representation.
      let phase = step % 800
      try row.expectOptimal(at: Double(phase < 400 ? phase : 800 - phase) * 0.7 + 0.1)
    }
  }

  @Test("widths are optimal after each random jump")
  func randomJumps() throws {
    var row = try Row()
    var random = SplitMix64(seed: 21)
    for _ in 0..<steps / 2 {
      let scales: [Double] = [1e-3, 1, 100, 1e4, 1e7]
      let scale = scales.randomElement(using: &random) ?? 1
      try row.expectOptimal(at: Double.random(in: 0...1, using: &random) * scale)
    }
  }

  @Test("returning to a width leads to the same widths of the views")
  func thereAndBack() throws {
    var row = try Row()
    for width in [10, 50, 120, 200.25, 1e6] as [Double] {
      for other in [0, 56, 116, 176, 300] as [Double] {
        try row.expectOptimal(at: width)
        try row.expectOptimal(at: other)
        try row.expectOptimal(at: width)
      }
    }
  }

  @Test("each step of a drag in a layout is optimal", arguments: LiveShape.layouts)
  func layouts(shape: LiveShape) {
    var random = SplitMix64(seed: 22)
    var script = shape.beginning
    guard case .addEditRow(let row, _, _) = script[script.count - 2] else { return }
    var width = 60.0
    for step in 0..<(LongTests.areOn() ? 400 : 12) {
      width += Double.random(in: -3...5, using: &random)
      if step.isMultiple(of: 6) { width = Double.random(in: 0...900, using: &random) }
      script += [.suggest(row, width), .solve]
    }
    let strict = LiveRun.Strictness(exactEvery: 0)
    if let failure = LiveRun.failure(of: script, strictness: strict) {
      Issue.record("\(failure)\n\(LiveFuzz.reproduction(of: script, strict))")
    }
  }

  @Test("each step of two edit rows at the ends of a chain is optimal")
  func twoEdits() throws {
    let problem = LayoutShapes.filled(views: 6, width: 300, content: 20)
    let (first, second) = (problem.rowCount, problem.rowCount + 1)
    var script = LiveEdit.script(adding: problem)
    script += [
      .addEditRow(first, variable: 1, priority: 600),
      .addEditRow(second, variable: 11, priority: 600), .solve,
    ]
    for step in 0..<30 {
      script += [.suggest(first, Double(step * 17 % 301)), .suggest(second, Double(step * 10))]
      script += [.solve]
    }
    #expect(LiveRun.failure(of: script, strictness: LiveRun.Strictness()) == nil)
  }

  /// The number of steps of a drag.
  private var steps: Int { LongTests.areOn() ? 100_000 : 10_000 }
}
