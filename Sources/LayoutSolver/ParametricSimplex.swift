/// Solves a problem for every value of one constant at once.
///
/// The part of the problem in which the constant stands is solved as it was written, with its row kept
/// as a row, at one parameter; from there a ``ParametricWalk`` goes from one basis to the next. Which
/// variables are free is asked of ``SimplexBackend`` once a stretch, and only where the basis does not
/// show that the optimum is unique: the set is the same in all of its interior, since the width of
/// a variable's range is concave there, and not negative.
///
/// The simplex compares all levels at once here, however many there are, because the faces on which
/// more than ``DualSimplex/levelLimit`` of them would be solved one after the other change with the
/// parameter. That costs one number for each level and variable.
public struct ParametricSimplex {
  private var backend = SimplexBackend()
  private var components = Components()
  /// The row of the parameter, in the problem and in its part.
  private var variedRow = 0
  private var localRow: DenseIndex = 0
  /// The part that depends on the parameter: its rows and variables, and the part as a problem.
  private var rows: [DenseIndex] = []
  private var variables: [DenseIndex] = []

  /// Creates a solver.
  public init() {}

  /// Solves a problem for all values in a range of the constant of one row.
  ///
  /// A stretch between two bases costs one sparse solve and what moves; a layout of ordinary size
  /// has a handful of them. Deterministic.
  ///
  /// - Precondition: the row is a required equality with terms, and the range is finite but for its
  ///   upper end.
  public mutating func solve(
    _ problem: LinearProblem, varyingConstantOf row: Int, over range: ClosedRange<Double>
  ) -> ParametricSolution {
    precondition(range.lowerBound.isFinite, "a range has a least number")
    precondition(
      problem.isRequired(row) && problem.relations[row] == .equal
        && !problem.termRange(of: row).isEmpty, "the parameter is what a required row equals")
    var solution = ParametricSolution(variableCount: problem.variableCount)
    split(problem, at: row)
    guard let rest = solveRest(of: problem, into: &solution) else { return solution }
    guard let (simplex, start) = solveStart(of: problem, range, &solution) else { return solution }
    let lowest = Swift.min(Swift.max(start, range.lowerBound), range.upperBound)
    if start > range.lowerBound {
      solution.lowerBlock = block(walking(simplex, from: start, to: -.infinity))
    }
    var recorder = ParametricRecorder()
    var walk = ParametricWalk(
      simplex, row: localRow, from: start, to: Swift.max(start, range.upperBound))
    if lowest == start {
      while walk.next() {
        recorder.record(walk, free: freeColumns(walk, of: problem))
        if recorder.isFull { break }
      }
      // Where one parameter alone can be solved there is no stretch.
      if recorder.pieces.isEmpty {
        recorder.record(
          ParametricWalk(walk.simplex, row: localRow, from: start, to: start),
          free: freeColumns(walk, of: problem))
      }
      solution.isComplete = !recorder.isFull && walk.stop != .lost
    } else {
      while walk.next() {}
    }
    if walk.parameter < range.upperBound { solution.upperBlock = block(walk) }
    write(recorder, rest, to: &solution)
    return solution
  }

  // MARK: Parts

  /// Finds the part of a row.
  private mutating func split(_ problem: LinearProblem, at row: Int) {
    components = Components(of: problem)
    variedRow = row
    let part = (0..<components.count).first {
      components.rows(of: $0).contains(DenseIndex(truncatingIfNeeded: row))
    }
    rows = part.map { Array(components.rows(of: $0)) } ?? []
    variables = part.map { Array(components.variables(of: $0)) } ?? []
    localRow = DenseIndex(truncatingIfNeeded: rows.firstIndex(of: DenseIndex(row)) ?? 0)
  }

  /// The part that depends on the parameter, at a parameter.
  private func part(of problem: LinearProblem, at parameter: Double) -> LinearProblem {
    problem.selecting(
      rows, variableCount: variables.count, names: { components.placeInPart[$0] },
      varied: variedRow, constant: parameter)
  }

  /// What does not depend on the parameter: the values of all variables, and which are free; nil if
  /// that has no solution.
  private mutating func solveRest(
    of problem: LinearProblem, into solution: inout ParametricSolution
  ) -> (values: [Double], free: [Int])? {
    var isOwn = [Bool](repeating: false, count: problem.rowCount)
    for row in rows { isOwn[row] = true }
    let others = (0..<DenseIndex(truncatingIfNeeded: problem.rowCount)).filter { !isOwn[$0] }
    let rest = problem.selecting(others, variableCount: problem.variableCount, names: { $0 })
    switch backend.solve(rest) {
    case .infeasible(let certificate):
      solution.contradiction = InfeasibilityCertificate(
        rows: certificate.rows.map { Int(others[$0]) }, multipliers: certificate.multipliers)
      return nil
    case .optimal(let values):
      let own = Set(variables.map(Int.init))
      let free = backend.freeVariables().map(\.variable).filter { !own.contains($0) }
      return (values, free)
    }
  }

  // MARK: The start

  /// Solves the part at the least parameter of the range, or, where that is impossible, at the
  /// possible one that is nearest to it; nil if none is.
  private func solveStart(
    of problem: LinearProblem, _ range: ClosedRange<Double>, _ solution: inout ParametricSolution
  ) -> (simplex: DualSimplex, parameter: Double)? {
    let first = solved(part(of: problem, at: range.lowerBound))
    guard case .blocked(let blocked) = first.verdict else {
      return (first.simplex, range.lowerBound)
    }
    let nearest = solved(wish(of: part(of: problem, at: range.lowerBound)))
    if case .blocked(let row) = nearest.verdict {
      solution.contradiction = certificate(nearest.simplex, blocking: row)
      return nil
    }
    let parameter =
      part(of: problem, at: 0).sum(of: Int(localRow), at: nearest.simplex.values)
    // The bound has been found but for rounding, which may be on the wrong side of it.
    let way = parameter < range.lowerBound ? -1.0 : 1.0
    for inwards in [0, Tolerance.stretch, Tolerance.rescue] {
      let start = parameter + way * inwards * Swift.max(1, parameter.magnitude)
      let found = solved(part(of: problem, at: start))
      if found.verdict == .optimal { return (found.simplex, start) }
    }
    solution.contradiction = certificate(first.simplex, blocking: blocked)
    return nil
  }

  /// The required rows of the part, the parameter's alone only wished for: the nearest parameter that
  /// is possible is the best one.
  private func wish(of part: LinearProblem) -> LinearProblem {
    var problem = LinearProblem(variableCount: part.variableCount)
    for row in 0..<part.rowCount {
      // An optional row keeps its place, and says nothing.
      if part.isRequired(row) {
        for term in part.termRange(of: row) {
          problem.appendTerm(Int(part.termVariables[term]), part.termCoefficients[term])
        }
      }
      _ = problem.closeRow(
        part.isRequired(row) ? part.relations[row] : .equal,
        part.isRequired(row) ? part.constants[row] : 0,
        priority: row == Int(localRow) || !part.isRequired(row) ? 1 : part.priorities[row])
    }
    return problem
  }

  /// Solves a connected problem as it was written, all levels at once.
  private func solved(
    _ problem: LinearProblem
  ) -> (simplex: DualSimplex, verdict: DualSimplex.Verdict) {
    var simplex = DualSimplex()
    simplex.system.load(ProblemPart(whole: problem))
    simplex.levelLimit = Swift.max(1, simplex.system.levelCount)
    let verdict = simplex.solve()
    return (simplex, verdict)
  }

  // MARK: Answers

  private func walking(
    _ simplex: DualSimplex, from start: Double, to end: Double
  ) -> ParametricWalk {
    var walk = ParametricWalk(simplex, row: localRow, from: start, to: end)
    while walk.next() {}
    return walk
  }

  /// What blocks a walk at its end, if anything does.
  private func block(_ walk: ParametricWalk) -> ParametricSolution.Block? {
    guard case .blocked(let row) = walk.stop else { return nil }
    return ParametricSolution.Block(
      bound: walk.parameter, certificate: certificate(walk.simplex, blocking: row))
  }

  /// A certificate in rows of the problem, scaled so that the largest multiplier has size 1.
  private func certificate(
    _ simplex: DualSimplex, blocking row: DenseIndex
  ) -> InfeasibilityCertificate {
    let entries = simplex.certificate(blocking: row)
    let largest = entries.reduce(0) { Swift.max($0, $1.multiplier.magnitude) }
    return InfeasibilityCertificate(
      rows: entries.map { Int(rows[$0.row]) },
      multipliers: entries.map { $0.multiplier / largest })
  }

  /// The free columns of the stretch that a walk is in.
  private mutating func freeColumns(_ walk: ParametricWalk, of problem: LinearProblem) -> [Int] {
    guard walk.simplex.hasLooseSlot else { return [] }
    let inside = ParametricRecorder.middle(walk.parameter, walk.stretchEnd)
    _ = backend.solve(part(of: problem, at: inside))
    return backend.freeVariables().map(\.variable)
  }

  /// Tells in variables and rows of the problem what was recorded in those of the part.
  private func write(
    _ recorder: ParametricRecorder, _ rest: (values: [Double], free: [Int]),
    to solution: inout ParametricSolution
  ) {
    guard let first = recorder.pieces.first else { return }
    solution.pieces = recorder.pieces.map { piece in
      let own = piece.freeVariables.map { Int(variables[$0]) }
      return ParametricSolution.Piece(
        lower: piece.lower, upper: piece.upper, freeVariables: (own + rest.free).sorted(),
        tightRows: piece.tightRows.map { Int(rows[$0]) },
        violatedRows: piece.violatedRows.map { Int(rows[$0]) })
    }
    var isOwn = [Bool](repeating: false, count: solution.variableCount)
    for variable in variables { isOwn[variable] = true }
    var lines = rest.values.enumerated().filter { !isOwn[$0.offset] }.map {
      (
        variable: $0.offset, begin: first.lower,
        line: ParametricSolution.Line(slope: 0, constant: $0.element)
      )
    }
    for (column, begin, line) in recorder.lines {
      lines.append((Int(variables[column]), begin, line))
    }
    solution.setLines(lines)
  }
}
