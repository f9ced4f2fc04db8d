/// Solves a problem for every value of one constant at once.
///
/// The part of the problem in which the constant stands is solved at one parameter, with the parameter's row
/// kept as a row; from there a `ParametricWalk` goes from one basis to the next. Which variables are free is
/// read off the face of optima, whenever multipliers have moved and the basis does not show that the optimum
/// is unique. As long as the multipliers stay, the optima and their parameters are one polyhedron, by
/// complementary slackness. On it the width of a variable's range, and that of a residual which must not
/// change its sign, is a concave function of the parameter, and not negative, so it is 0 everywhere inside or
/// nowhere.
package struct ParametricSimplex {
  private var backend = SimplexBackend()
  private var reduction = ParametricReduction()
  /// The problem, and the row of the parameter.
  private var problem = LinearProblem()
  private var variedRow = 0
  /// The part that depends on the parameter: its rows and variables, and the place of each variable.
  private var rows: [DenseIndex] = []
  private var variables: [DenseIndex] = []
  private var placeInPart: [DenseIndex] = []
  /// For how many stretches the free variables were looked for in the last problem.
  private(set) var freedomSearchCount = 0
  /// For how many of these stretches the part was solved from nothing: rounding had spoilt the face, or
  /// coefficients far from 1 make an optimum worth a correction.
  private(set) var coldSolveCount = 0
  /// How many stretches the last walks had, and what their steps were.
  private(set) var stretchCount = 0
  private(set) var counts = StepCounts()
  private var isCorrectionDue = false
  /// Whether a parameter was met that is so large that sums with it may have no value.
  private var hasMetHugeParameter = false
  /// How often the walk may still begin anew, and beyond which parameter.
  private var restartsLeft = 0
  private var restartBound = -Double.infinity
  /// The row of the parameter among those of the part.
  private var localRow = 0

  /// Creates a solver.
  package init() {}

  /// Creates a solver that computes ranges of residuals for at most so many rows with several free variables.
  init(measuredRowLimit: Int) { reduction.measuredRowLimit = measuredRowLimit }

  /// Creates a solver that goes to the end of a face after so many stretches with the same multipliers.
  init(stretchLimit: Int) { reduction.stretchLimit = stretchLimit }

  /// Solves a problem for all values in a range of the constant of one row.
  ///
  /// A step between two bases costs two sparse solves and what moves, a stretch a look at all
  /// rows; a layout of ordinary size has a handful of stretches. Deterministic.
  ///
  /// - Precondition: the row is a required equality with terms, and the range is finite but for its
  ///   upper end.
  package mutating func solve(
    _ problem: LinearProblem, varyingConstantOf row: Int, over range: ClosedRange<Double>
  ) -> ParametricSolution {
    solve(problem, varyingConstantOf: row, over: range) { _, _ in true }
  }

  /// Solves a problem for all values in a range of one row's constant, and asks before each stretch whether
  /// to go on.
  ///
  /// `goesOn` is given the parameter that is reached and how many pieces there are. If it answers no, the
  /// solution is not complete.
  package mutating func solve(
    _ problem: LinearProblem, varyingConstantOf row: Int, over range: ClosedRange<Double>,
    goesOn: (_ parameter: Double, _ pieceCount: Int) -> Bool
  ) -> ParametricSolution {
    precondition(range.lowerBound.isFinite, "a range has a least number")
    precondition(
      problem.rows[row].isRequired && problem.rows[row].relation == .equal
        && !problem.termRange(of: row).isEmpty, "the parameter is what a required row equals")
    var solution = ParametricSolution(variableCount: problem.variableCount)
    self.problem = problem
    (freedomSearchCount, coldSolveCount, stretchCount) = (0, 0, 0)
    restartsLeft = Tuning.retryLimit
    restartBound = -Double.infinity
    hasMetHugeParameter = false
    let sizes = SimplexBackend.acceptedSizes(for: problem)
    isCorrectionDue = sizes != RowSystem.ordinary
    reduction.accept(sizes)
    split(at: row)
    walk(over: range, &solution, goesOn)
    if hasMetHugeParameter || solution.isEmpty { solution.isVerified = false }
    return solution
  }

  /// Solves the part for all parameters of a range, and the rest of the problem once.
  private mutating func walk(
    over range: ClosedRange<Double>, _ solution: inout ParametricSolution,
    _ goesOn: (_ parameter: Double, _ pieceCount: Int) -> Bool
  ) {
    guard let rest = solveRest(&solution), let (start, part) = findStart(range, &solution) else {
      return
    }
    if start > range.lowerBound {
      solution.lowerBlock = block(at: start, towards: -1)
      if solution.lowerBlock == nil { solution.isComplete = false }
    }
    var walk = ParametricWalk(reduction, from: start, to: Swift.max(start, range.upperBound))
    if range.contains(start) {
      var recorder = record(&walk, of: part, from: start, &solution, goesOn)
      write(&recorder, rest, to: &solution)
    } else {
      while goesOn(walk.parameter, 0) && walk.next() {}
    }
    counts = walk.simplex.counts
    if case .blocked = walk.stop, walk.parameter < walk.end {
      solution.upperBlock = block(at: walk.parameter, towards: 1)
      if solution.upperBlock == nil { solution.isComplete = false }
    }
  }

  /// Records the stretches of a walk, which begins anew where rounding has spoilt it.
  private mutating func record(
    _ walk: inout ParametricWalk, of part: LinearProblem, from start: Double,
    _ solution: inout ParametricSolution,
    _ goesOn: (_ parameter: Double, _ pieceCount: Int) -> Bool
  ) -> ParametricRecorder {
    var recorder = ParametricRecorder(of: part)
    var check = ParametricCheck(of: part, varied: localRow)
    while !recorder.isFull {
      guard goesOn(walk.parameter, recorder.pieces.count) else {
        solution.isComplete = false
        break
      }
      guard walk.next() else {
        if let other = self.walk(beyond: walk.parameter, to: walk.end, walk.stop) {
          walk = other
          continue
        }
        break
      }
      stretchCount += 1
      let lines = reduction.lines(of: walk)
      // Numbers are handed on and not the walk, of which a copy would be made.
      let (begin, end) = (walk.parameter, walk.stretchEnd)
      if !isRight(lines, from: begin, to: end, isNew: walk.hasNewMultipliers, &check) {
        if let other = self.walk(from: begin, to: walk.end) {
          walk = other
          continue
        }
        solution.isVerified = false
      }
      if walk.hasNewMultipliers || recorder.pieces.isEmpty {
        recorder.record(
          from: walk.parameter, to: walk.stretchEnd, lines, freedom: freedom(walk, lines))
      } else {
        recorder.extend(from: walk.parameter, to: walk.stretchEnd, lines)
      }
    }
    // Where one parameter alone can be solved there is no stretch.
    if recorder.pieces.isEmpty {
      let point = ParametricWalk(reduction, from: start, to: start)
      let lines = reduction.lines(of: point)
      if !isRight(lines, from: start, to: start, isNew: true, &check) {
        solution.isVerified = false
      }
      recorder.record(from: start, to: start, lines, freedom: freedom(point, lines))
    }
    if recorder.isFull || walk.stop == .lost { solution.isComplete = false }
    return recorder
  }

  // MARK: Checks

  /// Whether a stretch has passed all that is asked of it: required rows hold on it as they were written,
  /// and, where coefficients are far from 1, a correction finds that no priority can cost less in its middle.
  ///
  /// - Parameter isNew: Whether multipliers have moved since the stretch before.
  private mutating func isRight(
    _ lines: (values: [Double], slopes: [Double]), from begin: Double, to end: Double, isNew: Bool,
    _ check: inout ParametricCheck
  ) -> Bool {
    guard check.requiredRowsHold(from: begin, to: end, lines) else { return false }
    // On a basis with the multipliers of the stretch before, an optimum stays one.
    if !isCorrectionDue || !isNew { return true }
    let middle = ParametricRecorder.middle(begin, end)
    let values = zip(lines.values, lines.slopes).map { $0 + (middle - begin) * $1 }
    guard let part = part(at: middle) else { return false }
    var other = SimplexBackend(accepting: SimplexBackend.acceptedSizes(for: part))
    return Refinement(problem: part).confirms(values, using: &other)
  }

  /// A careful walk from what is solved anew at a parameter; nil if that is impossible, or was done there.
  private mutating func walk(from parameter: Double, to end: Double) -> ParametricWalk? {
    guard restartsLeft > 0, parameter > restartBound, parameter < end else { return nil }
    restartsLeft -= 1
    restartBound = parameter
    let before = reduction
    guard let part = part(at: parameter), reduction.solve(part, varied: localRow) else {
      reduction = before
      return nil
    }
    return ParametricWalk(reduction, from: parameter, to: end, isCareful: true)
  }

  /// A walk from a little beyond the point at which rounding has ended another; nil if that has come to
  /// its end, or to a contradiction that there is.
  private mutating func walk(
    beyond parameter: Double, to end: Double, _ stop: ParametricWalk.Stop?
  ) -> ParametricWalk? {
    switch stop {
    case .lost: break
    case .blocked where parameter < end && block(at: parameter, towards: 1) == nil: break
    default: return nil
    }
    let way = Tolerance.point * Swift.max(1, parameter.magnitude)
    return walk(from: parameter + way, to: end)
  }

  // MARK: Parts

  /// Finds the part of a row.
  private mutating func split(at row: Int) {
    variedRow = row
    let components = Components(of: problem)
    let index = DenseIndex(truncatingIfNeeded: row)
    guard
      let part = (0..<components.count).first(where: { components.rows(of: $0).contains(index) })
    else { return }
    rows = Array(components.rows(of: part))
    variables = Array(components.variables(of: part))
    placeInPart = components.placeInPart
    localRow = rows.firstIndex(of: index) ?? 0
  }

  /// The part that depends on the parameter, at a parameter; nil if that is too large.
  private mutating func part(at parameter: Double) -> LinearProblem? {
    guard parameter.magnitude <= Tolerance.huge else {
      hasMetHugeParameter = true
      return nil
    }
    return problem.selecting(
      rows, variableCount: variables.count, names: { placeInPart[$0] }, varied: variedRow,
      constant: parameter)
  }

  /// What does not depend on the parameter: the values of all variables, and which are free; nil if
  /// that has no solution.
  ///
  /// How its rows stand is told at once.
  private mutating func solveRest(
    _ solution: inout ParametricSolution
  ) -> (values: [Double], free: [Int])? {
    var isOwn = [Bool](repeating: false, count: problem.rowCount)
    for row in rows { isOwn[row] = true }
    let others = (0..<DenseIndex(truncatingIfNeeded: problem.rowCount)).filter { !isOwn[$0] }
    let rest = problem.selecting(others, variableCount: problem.variableCount, names: { $0 })
    switch backend.solve(rest) {
    case .infeasible(let certificate):
      solution.contradiction = certificate.renamed { Int(others[$0]) }
      return nil
    case .optimal(let values):
      var isFixed = [Bool](repeating: true, count: problem.variableCount)
      for variable in variables { isFixed[variable] = false }
      solution.isVerified = backend.isVerified
      var freedom = backend.freedom()
      freedom.variables.removeAll { !isFixed[$0.variable] }
      let standings = ParametricRecorder.standings(in: rest, values, freedom: freedom)
      let places = standings.indices
      solution.steadilyViolatedRows =
        places.filter { standings[$0] == .violated }.map { Int(others[$0]) }
      solution.steadilyContestedRows =
        places.filter { standings[$0] == .contested }.map { Int(others[$0]) }
      return (values, freedom.variables.map { $0.variable })
    }
  }

  // MARK: Bounds

  /// Solves the part at the least parameter of the range, or, where that is impossible, at the
  /// possible one that is nearest to it, and returns both; nil if none is.
  private mutating func findStart(
    _ range: ClosedRange<Double>, _ solution: inout ParametricSolution
  ) -> (start: Double, part: LinearProblem)? {
    guard let first = part(at: range.lowerBound) else { return nil }
    if reduction.solve(first, varied: localRow) { return (range.lowerBound, first) }
    switch backend.solve(first.wishing(for: localRow)) {
    case .infeasible(let certificate):
      solution.contradiction = certificate.renamed { Int(rows[$0]) }
    case .optimal(let values):
      if !backend.isVerified { solution.isVerified = false }
      let nearest = first.sum(of: localRow, at: values)
      // The bound has been found but for rounding, which may be on the wrong side of it.
      let way = nearest < range.lowerBound ? -1.0 : 1.0
      for inwards in [0, Tolerance.relative, Tolerance.point] {
        let start = nearest + way * inwards * Swift.max(1, nearest.magnitude)
        guard let part = part(at: start) else { return nil }
        if reduction.solve(part, varied: localRow) { return (start, part) }
      }
      solution.isComplete = false
    }
    return nil
  }

  /// What makes the parameters beyond a bound impossible: the contradiction just beyond it, in the
  /// rows as they were written.
  private mutating func block(at bound: Double, towards sign: Double) -> ParametricSolution.Block? {
    for factor in [1.0, 100, 10_000] {
      let parameter = bound + sign * factor * Tolerance.point * Swift.max(1, bound.magnitude)
      guard let beyond = part(at: parameter) else { return nil }
      if case .infeasible(let certificate) = backend.solve(beyond) {
        return ParametricSolution.Block(
          bound: bound, certificate: certificate.renamed { Int(rows[$0]) })
      }
    }
    return nil
  }

  // MARK: Answers

  /// What is open in the part on the stretch that a walk is in.
  private mutating func freedom(
    _ walk: ParametricWalk, _ lines: (values: [Double], slopes: [Double])
  ) -> FaceFreedom {
    guard reduction.leavesFreedom || walk.hasLooseSlot else { return FaceFreedom() }
    freedomSearchCount += 1
    let middle = ParametricRecorder.middle(walk.parameter, walk.stretchEnd)
    if !isCorrectionDue {
      let distance = middle - walk.parameter
      let values = zip(lines.values, lines.slopes).map { $0 + distance * $1 }
      if let freedom = reduction.freedom(of: walk, at: middle, values) { return freedom }
    }
    coldSolveCount += 1
    guard let part = part(at: middle) else { return FaceFreedom() }
    _ = backend.solve(part)
    return backend.freedom()
  }

  /// Tells in variables and rows of the problem what was recorded in those of the part.
  ///
  /// The lines are taken out of the recorder: there may be as many as pieces times variables.
  private func write(
    _ recorder: inout ParametricRecorder, _ rest: (values: [Double], free: [Int]),
    to solution: inout ParametricSolution
  ) {
    guard let first = recorder.pieces.first else { return }
    let standings = StandingHistory(recorder.changes, rows: rows)
    // Pieces with the same free variables share one array of them.
    var (free, told) = ([Int](), rest.free)
    for (index, piece) in recorder.pieces.enumerated() {
      if piece.freeVariables != free {
        free = piece.freeVariables
        told = (free.map { Int(variables[$0]) } + rest.free).sorted()
      }
      solution.pieces.append(
        ParametricSolution.Piece(
          lower: piece.lower, upper: piece.upper, freeVariables: told, index, of: standings))
    }
    var isOwn = [Bool](repeating: false, count: solution.variableCount)
    for variable in variables { isOwn[variable] = true }
    var lines = recorder.takeLines()
    for index in lines.indices { lines[index].variable = Int(variables[lines[index].variable]) }
    for (variable, value) in rest.values.enumerated() where !isOwn[variable] {
      lines.append((variable, first.lower, ParametricSolution.Line(slope: 0, constant: value)))
    }
    solution.setLines(lines)
  }
}

extension ParametricSolution {
  /// Whether rounding has left neither a piece nor a reason why there is none.
  fileprivate var isEmpty: Bool {
    pieces.isEmpty && contradiction == nil && lowerBlock == nil && upperBlock == nil
  }
}

extension InfeasibilityCertificate {
  /// The certificate with other names for its rows, in the same order.
  fileprivate func renamed(_ name: (Int) -> Int) -> InfeasibilityCertificate {
    InfeasibilityCertificate(rows: rows.map(name), multipliers: multipliers)
  }
}

extension LinearProblem {
  /// The required rows as a problem in which one of them is optional, so that it is kept as well as possible.
  ///
  /// Optional rows become rows without terms: all rows keep their numbers.
  fileprivate func wishing(for wish: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: variableCount)
    for row in 0..<rowCount {
      guard rows[row].isRequired else {
        _ = problem.closeRow(.equal, 0)
        continue
      }
      for term in termRange(of: row) {
        problem.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = problem.closeRow(
        rows[row].relation, rows[row].constant,
        priority: row == wish ? 1 : LinearProblem.requiredPriority)
    }
    return problem
  }
}
