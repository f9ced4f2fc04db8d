import Testing

@testable import LayoutSolver

@Suite("What noting regions costs a small layout")
struct LiveCreditTests {
  /// A window with a view as wide as that at most, and an edit row for its width.
  private struct Window {
    var solver = IncrementalSolver()
    let view: Int
    let hug: Int
    let edit: Int

    init(kinks: Int) throws {
      let width = solver.addVariable()
      view = solver.addVariable()
      _ = try solver.addRow([(view, 1), (width, -1)], .lessThanOrEqual, 0)
      for kink in 0..<kinks {
        _ = try solver.addRow(
          [(width, 1)], .greaterThanOrEqual, Double(10 * kink), priority: 500)
      }
      hug = try solver.addRow([(view, 1)], .lessThanOrEqual, 40, priority: 250)
      edit = try solver.addEditRow(for: width, priority: 750)
      #expect(solver.solve() == nil)
    }

    mutating func resize(to width: Double) throws {
      try solver.suggest(width, for: edit)
      #expect(solver.solve() == nil)
    }

    /// How often the point moves while an edge is dragged in small steps, not one of them past a kink.
    mutating func movesOfDrag(from width: Double) throws -> Int {
      let before = solver.engine.simplex.motion.totalCount
      for step in 0..<100 { try resize(to: width + Double(step) / 20) }
      return solver.engine.simplex.motion.totalCount - before
    }
  }

  @Test("drags stay quick, however many there were before with another change between them")
  func manyDrags() throws {
    var window = try Window(kinks: 0)
    for round in 0..<80 {
      #expect(try window.movesOfDrag(from: 2001) < 8)
      let weight: Double = round.isMultiple(of: 2) ? 3 : 4
      try window.solver.setWeight(weight, of: window.hug)
      #expect(window.solver.solve() == nil)
    }
  }

  @Test("a drag is quick after jumps to more regions than are noted")
  func dragAfterJumps() throws {
    var window = try Window(kinks: 53)
    // No region is met twice.
    for kink in 1..<53 { try window.resize(to: 10 * Double(kink * 7 % 53) + 5) }
    #expect(window.solver.resizes.atlas.credit.left == 0)
    #expect(try window.movesOfDrag(from: 153) < 8)
  }

  @Test("keeps a bounded number of numbers, however many regions there are")
  func manyRegions() throws {
    var solver = IncrementalSolver()
    solver.resizes.atlas.numberLimit = 600
    let (width, content) = (solver.addVariable(), solver.addVariable())
    for kink in 0..<40 {
      _ = try solver.addRow(
        [(content, 1)], .greaterThanOrEqual, Double(10 * kink), priority: 500)
    }
    _ = try solver.addRow([(content, 1), (width, -1)], .equal, -8)
    let edit = try solver.addEditRow(for: width, priority: 900)
    var (most, flushes) = (0, 0)
    for round in 0..<4 {
      for kink in 1..<40 {
        let size = Double(10 * kink + round)
        // Twice, so that noting goes on.
        for size in [size, size + 0.5] {
          let before = solver.resizes.atlas.regions.count
          try solver.suggest(size, for: edit)
          #expect(solver.solve() == nil)
          #expect(solver.value(of: width) == size && solver.value(of: content) == size - 8)
          most = max(most, solver.resizes.atlas.numbers.count)
          if solver.resizes.atlas.regions.count < before { flushes += 1 }
        }
      }
    }
    #expect(flushes > 2)
    #expect(most < 800)
  }
}
