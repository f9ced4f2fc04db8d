import LayoutSolver

/// A timed replay of a problem on a live solver.
///
/// The phases are timed in the same way as in the drivers of other solvers.
///
/// While items are added, the clock is read once per item. Edits after the last row belong to the first
/// solve. The time of each solve includes computing the values of all variables.
struct Replay {
  private let variableCount: Int
  /// The end of the replay as a value of ``MonotonicClock/nanoseconds``.
  private let deadline: Int
  private var solver = IncrementalSolver()
  private var rowNumbers: [Int] = []
  private var editNumbers: [Int] = []
  /// The value of each variable after the last solve.
  private var values: [Double] { (0..<variableCount).map { solver.value(of: $0) } }
  private(set) var times = ReplayTimes()

  /// Replays a problem until ``MonotonicClock/nanoseconds`` reaches `deadline`.
  ///
  /// - Parameters:
  ///   - readds: Whether rows are removed and added again at the end.
  ///   - dump: Receives all values after the first solve, after the last cycle and after the last re-add,
  ///     together with the letter F, S or R.
  static func run(
    _ problem: BenchmarkProblem, until deadline: Int = .max, readds: Bool = true,
    dump: ((Character, [Double]) -> Void)? = nil
  ) -> ReplayTimes {
    var replay = Replay(problem: problem, deadline: deadline)
    do throws(ReplayStatus) {
      try replay.build(problem)
      try replay.solveFirst(problem)
      dump?("F", replay.values)
      try replay.check(.first)
      let cycles = problem.cycles.span
      for cycle in cycles.indices { try replay.run(cycles[cycle]) }
      replay.times.afterCycles = replay.solver.statistics
      dump?("S", replay.values)
      if readds { for row in problem.readdedRows { try replay.readd(row) } }
      dump?("R", replay.values)
    } catch {
      replay.times.status = error
      if replay.times.readds.isEmpty { replay.times.afterCycles = replay.solver.statistics }
    }
    replay.finish()
    return replay.times
  }

  private init(problem: BenchmarkProblem, deadline: Int) {
    variableCount = problem.variableCount
    self.deadline = deadline
    // These arrays are allocated before the memory is measured, because they are not part of the solver.
    rowNumbers = Array(repeating: -1, count: problem.rows.count)
    editNumbers = Array(repeating: -1, count: problem.edits.count)
    times.cycles.reserveCapacity(problem.cycles.count)
    times.readds.reserveCapacity(problem.readdedRows.count)
    times.residentBefore = ProcessMemory.residentKiB
  }

  /// Adds the variables, and the items before the final edits.
  ///
  /// The problem is passed as a parameter, because reading it from a property would cause reference counting.
  /// For small problems, this takes as long as the solver.
  private mutating func build(_ problem: BenchmarkProblem) throws(ReplayStatus) {
    let items = problem.items.span
    let start = MonotonicClock.nanoseconds
    solver.reserveCapacity(
      variables: problem.variableCount, rows: problem.rows.count + problem.edits.count,
      terms: problem.terms.count + problem.edits.count)
    _ = solver.addVariables(problem.variableCount)
    let made = MonotonicClock.nanoseconds
    times.objects = MonotonicClock.microseconds(from: start, to: made)
    var now = made
    defer {
      times.add = MonotonicClock.microseconds(from: made, to: now)
      times.residentAfter = ProcessMemory.residentKiB
    }
    for item in 0..<problem.countBeforeLastEdits {
      try add(items[item], of: problem)
      times.added += 1
      now = MonotonicClock.nanoseconds
      if now > deadline { throw .late(.add) }
    }
  }

  private mutating func solveFirst(_ problem: BenchmarkProblem) throws(ReplayStatus) {
    let items = problem.items.span
    let start = MonotonicClock.nanoseconds
    for item in problem.countBeforeLastEdits..<items.count { try add(items[item], of: problem) }
    try suggest(problem.first)
    try solve()
    times.first = MonotonicClock.microseconds(since: start)
    times.afterFirst = solver.statistics
  }

  private mutating func run(_ cycle: [BenchmarkProblem.Suggestion]) throws(ReplayStatus) {
    let start = MonotonicClock.nanoseconds
    try suggest(cycle)
    try solve()
    times.cycles.append(MonotonicClock.microseconds(since: start))
    try check(.cycle)
  }

  private mutating func readd(_ row: Int) throws(ReplayStatus) {
    let number = rowNumbers[row]
    let start = MonotonicClock.nanoseconds
    do { try solver.deactivate(number) } catch { throw .refused(error) }
    try solve()
    do { try solver.activate(number) } catch { throw .refused(error) }
    try solve()
    times.readds.append(MonotonicClock.microseconds(since: start))
    try check(.readd)
  }

  private mutating func finish() {
    times.atEnd = solver.statistics
    if let now = ProcessMemory.residentKiB {
      times.residentAfter = max(times.residentAfter ?? now, now)
    }
  }

  private func check(_ phase: ReplayPhase) throws(ReplayStatus) {
    if MonotonicClock.nanoseconds > deadline { throw .late(phase) }
  }

  @inline(__always)
  private mutating func add(
    _ item: BenchmarkProblem.Item, of problem: BenchmarkProblem
  ) throws(ReplayStatus) {
    do {
      switch item {
      case .row(let index):
        let row = problem.rows[index]
        let terms = row.firstTerm..<(row.firstTerm + row.termCount)
        if row.weight == 1 {
          rowNumbers[index] = try solver.addRow(
            problem.terms.span.extracting(terms), row.relation, row.constant,
            priority: row.priority)
        } else {
          // The solver has no weights: a violation costs as much in a row that is multiplied by the weight.
          for term in problem.terms[terms] {
            try solver.appendTerm(Int(term.variable), row.weight * term.coefficient)
          }
          rowNumbers[index] = try solver.closeRow(
            row.relation, row.weight * row.constant, priority: row.priority)
        }
      case .edit(let index):
        let edit = problem.edits[index]
        editNumbers[index] = try solver.addEditRow(for: edit.variable, priority: edit.priority)
      }
    } catch {
      throw .refused(error)
    }
  }

  @inline(__always)
  private mutating func suggest(
    _ suggestions: [BenchmarkProblem.Suggestion]
  ) throws(ReplayStatus) {
    do {
      let suggestions = suggestions.span
      for index in suggestions.indices {
        try solver.suggest(suggestions[index].value, for: editNumbers[suggestions[index].edit])
      }
    } catch {
      throw .refused(error)
    }
  }

  private mutating func solve() throws(ReplayStatus) {
    if solver.solve() != nil { throw .conflict }
  }
}
