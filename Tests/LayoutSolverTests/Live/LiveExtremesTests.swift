import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Extreme problems on a live solver")
struct LiveExtremesTests {
  @Test("thousands of parallel rows can be toggled and removed")
  func parallelRows() throws {
    let count = LongTests.areOn() ? 5000 : 1000
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEditRow(for: x, priority: 500)
    _ = try solver.addRow([(y, 1)], .equal, 1)
    let rows = try (0..<count).map { index in
      try solver.addRow([(x, 1), (y, 1)], .lessThanOrEqual, Double(count + 1 - index))
    }
    try solver.suggest(10_000, for: edit)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 1)
    for tightest in [1, 10, 100] {
      for row in rows.suffix(tightest) { try solver.deactivate(row) }
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: x), Double(1 + tightest))
      for row in rows.suffix(tightest) { try solver.activate(row) }
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: x), 1)
    }
    let contradicting = try solver.addRow([(x, 2), (y, 2)], .greaterThanOrEqual, 5)
    let certificate = solver.solve()
    expectEqual(certificate?.rows, [try #require(rows.last), contradicting])
    for row in rows { try solver.removeRow(row) }
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 10_000 && solver.rowCount == 2)
  }

  @Test("the value of a variable is the median of hundreds of optional rows")
  func median() throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    var constants = (0..<301).map { Double($0 * 37 % 301) }
    let rows = try constants.map { try solver.addRow([(x, 1)], .equal, $0, priority: 300) }
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 150)
    for index in stride(from: 0, to: 301, by: 29) {
      constants[index] = Double(1000 - index)
      try solver.setConstant(constants[index], of: rows[index])
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: x), constants.sorted()[150])
    }
    let heavy = try solver.addRow([(x, 302)], .equal, 302 * constants[3], priority: 300)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), constants[3])
    try solver.setPriority(299, of: rows[3])
    try solver.setPriority(299, of: heavy)
    try solver.removeRow(rows[0])
    #expect(solver.solve() == nil)
    let others = constants.indices.filter { $0 != 0 && $0 != 3 }.map { constants[$0] }.sorted()
    expectEqual(solver.value(of: x), others[149])
  }

  @Test("the highest of dozens of priorities is satisfied while priorities change")
  func manyPriorities() throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    let rows = try (0..<60).map { index in
      try solver.addRow([(x, 1)], .equal, Double(index), priority: 1 + Double(index) / 256)
    }
    for index in rows.indices.reversed() {
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: x), Double(index))
      if index.isMultiple(of: 2) {
        try solver.setPriority(0.5 - Double(index), of: rows[index])
      } else {
        try solver.removeRow(rows[index])
      }
    }
    // Only rows with even indices remain. The higher the index, the lower the priority.
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 0)
  }

  @Test(
    "empty rows and rows whose terms cancel can be added, changed and removed",
    arguments: [[], [(0, 1.0), (0, -1.0)], [(0, 0.0)]] as [[(variable: Int, coefficient: Double)]])
  func emptyRows(terms: [(variable: Int, coefficient: Double)]) {
    func row(_ relation: RowRelation, _ constant: Double, _ priority: Double = 1000) -> LiveRow {
      LiveRow(terms: terms, relation: relation, constant: constant, priority: priority)
    }
    let script: [LiveEdit] = [
      .addVariable(0), .addRow(0, row(.equal, 0)), .solve, .addRow(1, row(.equal, 3, 500)), .solve,
      .addRow(2, row(.greaterThanOrEqual, 1)), .solve, .addRow(3, row(.lessThanOrEqual, -1)),
      .solve,
      .setPriority(1, 1000), .solve, .setConstant(0, 1), .solve, .setConstant(1, 0),
      .setPriority(1, 1000), .solve, .removeRow(1), .deactivate(0), .setConstant(0, 4), .solve,
      .activate(0), .solve, .setPriority(0, 4), .activate(0), .solve, .removeRow(0), .solve,
      .removeVariable(0), .solve,
    ]
    let strict = LiveRun.Strictness(exactEvery: 1)
    #expect(LiveRun.failure(of: script, strictness: strict) == nil)
  }

  @Test("solving with extreme numbers does not trap")
  func hugeNumbers() throws {
    let extremes: [Double] = [
      1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0,
    ]
    for number in extremes {
      for priority in [1000, 500] as [Double] {
        var solver = IncrementalSolver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        let edit = try solver.addEditRow(for: x, priority: 250)
        _ = solver.solve()
        _ = try? solver.addRow([(x, 1), (y, 1)], .equal, number, priority: priority)
        _ = solver.solve()
        _ = try? solver.addRow([(x, number), (y, 1)], .equal, 1, priority: priority)
        _ = solver.solve()
        _ = try? solver.addRow([(x, number), (x, number)], .lessThanOrEqual, 1, priority: priority)
        _ = solver.solve()
        try solver.suggest(number, for: edit)
        _ = solver.solve()
        try solver.setPriority(number, of: edit)
        _ = solver.solve()
        try solver.removeRow(edit)
        _ = solver.solve()
        expectEqual(solver.variableCount, 2)
      }
    }
  }

  @Test("the priorities of a ranked chain remain strict after temporary changes of each row")
  func rankedChain() {
    for views in [3, 9] {
      let problem = LayoutShapes.rankedChain(views: views, width: 100, preferred: 30)
      var script = LiveEdit.script(adding: problem) + [.solve]
      for row in 0..<problem.rowCount {
        let own = LiveRow(row: row, of: problem)
        script += [.setConstant(row, own.constant + 13), .solve, .setConstant(row, own.constant)]
        if own.isRequired { continue }
        script += [.setPriority(row, 999), .solve, .setPriority(row, own.priority), .solve]
      }
      #expect(LiveRun.failure(of: script, strictness: LiveRun.Strictness()) == nil)
    }
  }

  @Test(
    "solutions agree with solves from scratch if coefficients or costs are almost equal",
    arguments: [1e-8, 1e-9, 1e-10, 1e-11])
  func almostEqual(gap: Double) {
    var coefficients = LiveShape(name: "coefficients \(gap) apart", variables: 2...6, rows: 0...14)
    coefficients.coefficients = [1, -1, 1 + gap, 1 - gap, -1 - gap, 2]
    var costs = LiveShape(name: "costs \(gap) apart", variables: 2...6, rows: 0...14)
    costs.costs = [1, 1 + gap, 1 - gap, 2]
    for shape in [coefficients, costs] {
      let strictness = LiveRun.Strictness(tolerance: 1e-4, exactEvery: 0, compareEvery: 0)
      let fuzz = LiveFuzz(shape: shape, strictness: strictness)
      // These scripts take too many steps if the gap is 1e-11, because the gap is one of their coefficients.
      fuzz.run(scripts: 20, long: 2000, known: [227, 1419, 1543, 1978], seed: 0)
    }
  }

  @Test("solving without changes does not change values, even if coefficients almost cancel")
  func solvingAgain() throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    #expect(solver.solve() == nil)
    let y = solver.addVariable()
    let sum = try solver.addRow([(y, 0.99999999), (x, 1)], .equal, 0, priority: 750)
    let optional = try solver.addRow([(x, 1)], .equal, 1, priority: 250.5)
    try solver.setPriority(1000, of: sum)
    try solver.setPriority(250, of: optional)
    _ = try solver.addRow([(x, 1), (x, -1.00000001)], .lessThanOrEqual, 1, priority: 250)
    _ = try solver.addRow([(y, -1)], .lessThanOrEqual, 0, priority: 250)
    #expect(solver.solve() == nil)
    let z = solver.addVariable()
    try solver.removeRow(optional)
    _ = try solver.addRow([(z, -1.00000001), (y, -1.00000001)], .equal, 0, priority: 500)
    #expect(solver.solve() == nil)
    let values = [x, y, z].map { solver.value(of: $0) }
    #expect(solver.solve() == nil)
    expectEqual([x, y, z].map { solver.value(of: $0) }, values)
  }
}
