/// Finds what stands in the way of the optional rows that an optimum violates.
///
/// Take the directions that leave the optimum without making any row of the same or a higher priority
/// worse. No violated row gets better along any of them, or the optimum would be none. So, by Farkas'
/// lemma, the row is a combination of others with the signs that these have to keep; the optimal
/// multipliers of the linear program "improve this row" are that combination. As the rows of a basis
/// are independent, none of them can be done without. Nothing is found by trying subsets: the program
/// starts at its optimum, in which only the basis may have to change.
package struct ViolationSearch: Sendable {
  /// The violated optional rows, in ascending order.
  package private(set) var violations: [RowViolation] = []
  /// Rows of equal priority that trade violation against each other, none in two ties, in the order
  /// of their first rows.
  package internal(set) var ties: [RowTie] = []

  let problem: LinearProblem
  private var fixed: FixedVariables
  private var simplex = DualSimplex()
  private var effort: Int
  private var walkEffort: Int
  /// How many entries of combinations were looked at on the way to the obstacles.
  private(set) var walkedEntries = 0
  private var tieEffort: Int

  /// Looks for the violations of a problem at an optimum.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - values: An optimum of it.
  ///   - effort: About how many entries of combinations may be looked at; violations beyond it have
  ///     no obstacles told. For ties, and for the steps from one basis to another, it is 16 times that.
  package init(of problem: LinearProblem, at values: [Double], effort: Int) {
    self.problem = problem
    self.effort = effort
    walkEffort = Tuning.share * effort
    tieEffort = Tuning.share * effort
    let cone = ActiveCone(of: problem, at: values)
    let isOptional = cone.rows.map { !problem.rows[$0].isRequired }
    fixed = FixedVariables(of: cone.problem, isElastic: isOptional)
    simplex.system.accepted = RowSystem.close
    guard cone.residuals.contains(where: { $0 != 0 }) else { return }
    search(cone)
    violations.sort { $0.row < $1.row }
    joinTies()
  }

  /// Makes one tie of all that share a row, in the order of their first rows.
  mutating func joinTies() {
    var numbering = VariableNumbering(variableCount: problem.rowCount)
    let places = ties.map { tie in
      tie.rows.map {
        DenseIndex(
          truncatingIfNeeded: numbering.number(of: DenseIndex(truncatingIfNeeded: $0)))
      }
    }
    var parents = Array(0..<DenseIndex(truncatingIfNeeded: numbering.variables.count))
    func root(_ place: DenseIndex) -> DenseIndex { Components.root(of: place, &parents) }
    for tied in places {
      for place in tied.dropFirst() {
        let (one, other) = (root(tied[0]), root(place))
        parents[Swift.max(one, other)] = Swift.min(one, other)
      }
    }
    var rows: [DenseIndex: [Int]] = [:]
    for (place, row) in numbering.variables.enumerated() {
      rows[root(DenseIndex(truncatingIfNeeded: place)), default: []].append(Int(row))
    }
    var variables: [DenseIndex: Set<Int>] = [:]
    for (tie, tied) in zip(ties, places) {
      variables[root(tied[0]), default: []].formUnion(tie.variables)
    }
    ties = rows.map { RowTie(rows: $1.sorted(), variables: variables[$0, default: []].sorted()) }
      .sorted { $0.rows.lexicographicallyPrecedes($1.rows) }
  }

  /// Looks part by part.
  private mutating func search(_ cone: ActiveCone) {
    var numbering = VariableNumbering(variableCount: problem.variableCount)
    let whole = ProblemExcerpt(
      Array(cone.rows.indices), of: cone.problem, fixed, &numbering
    ) { _ in LinearProblem.requiredPriority }
    // The constants of a cone are 0, so that no sum of fixed values overflows.
    guard let excerpt = whole else { return }
    var isMet = [Bool](repeating: false, count: cone.rows.count)
    let components = Components(of: excerpt.problem)
    for part in 0..<components.count {
      let rows = components.rows(of: part).map { excerpt.rows[$0] }
      if !rows.contains(where: { cone.residuals[$0] != 0 }) { continue }
      for row in rows { isMet[row] = true }
      simplex.system.load(ProblemPart(part, of: components, in: excerpt.problem))
      let variables = components.variables(of: part).map { excerpt.variables[$0] }
      search(rows, variables, of: cone)
    }
    for (row, residual) in cone.residuals.enumerated() where residual != 0 && !isMet[row] {
      // Fixed variables alone stand in its way.
      append(row, [(row, 1)], of: cone)
    }
  }

  /// Looks in the part that the simplex holds, from the strongest priority down.
  private mutating func search(_ rows: [Int], _ variables: [DenseIndex], of cone: ActiveCone) {
    let priorities = rows.map { problem.rows[cone.rows[$0]].priority }
    let order = rows.indices.sorted {
      priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1]
    }
    let tried = order.map { DenseIndex(truncatingIfNeeded: $0) }
    simplex.beginCone(trying: variables.count < Tuning.few ? nil : tried)
    simplex.hold(columnsBy: tried)
    for place in order where priorities[place] < LinearProblem.requiredPriority {
      simplex.idle(DenseIndex(truncatingIfNeeded: place))
    }
    var admitted = 0
    for place in order where cone.residuals[rows[place]] != 0 {
      while admitted < order.count && priorities[order[admitted]] >= priorities[place] {
        simplex.admit(DenseIndex(truncatingIfNeeded: order[admitted]))
        admitted += 1
      }
      explain(place, rows, variables, of: cone)
    }
  }

  /// Finds the obstacles of the violated row at a place of the part, and the ties among them.
  private mutating func explain(
    _ place: Int, _ rows: [Int], _ variables: [DenseIndex], of cone: ActiveCone
  ) {
    let row = rows[place]
    let sign = cone.residuals[row] < 0 ? 1.0 : -1.0
    let local = DenseIndex(truncatingIfNeeded: place)
    let walkEffortBefore = walkEffort
    let found =
      effort > 0 ? simplex.combination(improving: local, sign, effort: &walkEffort) : nil
    walkedEntries += walkEffortBefore - walkEffort
    guard let combination = found else {
      violations.append(
        RowViolation(row: cone.rows[row], amount: cone.residuals[row].magnitude, obstacles: nil))
      return
    }
    effort -= combination.count + 1
    let priority = problem.rows[cone.rows[row]].priority
    for entry in combination where tieEffort > 0 {
      let rival = cone.rows[rows[Int(entry.row)]]
      if problem.rows[rival].priority != priority { continue }
      let cost = appendTie(entry, sign, priority, rows, variables, of: cone)
      tieEffort -= cost
    }
    append(
      row, [(row, -1)] + combination.map { (rows[Int($0.row)], $0.multiplier) }, of: cone)
  }

  /// Appends a violation with the rows of a combination, and with the rows that fix the variables left over
  /// in it.
  private mutating func append(
    _ row: Int, _ combination: [(row: Int, multiplier: Double)], of cone: ActiveCone
  ) {
    var combination = combination
    fixed.appendFixings(to: &combination, of: cone.problem)
    let obstacles = combination.dropFirst().map { cone.rows[$0.row] }
    violations.append(
      RowViolation(
        row: cone.rows[row], amount: cone.residuals[row].magnitude, obstacles: obstacles.sorted()))
  }

  /// Appends a tie if violation can be shifted onto a rival without any cost; returns the effort.
  private mutating func appendTie(
    _ entry: DualSimplex.CertificateEntry, _ sign: Double, _ priority: Double, _ rows: [Int],
    _ variables: [DenseIndex], of cone: ActiveCone
  ) -> Int {
    let edge = simplex.edge(leaving: entry.row, entry.multiplier * sign > 0 ? 1 : -1)
    var costs: [(priority: Double, cost: Double, size: Double)] = []
    var tied: [Int] = []
    for (local, rate) in edge.rates {
      let row = cone.rows[rows[Int(local)]]
      guard let cost = cost(of: row, cone.residuals[rows[Int(local)]], rate) else {
        return edge.size
      }
      if cost == 0 { continue }
      if problem.rows[row].priority == priority { tied.append(row) }
      if let place = costs.firstIndex(where: { $0.priority == problem.rows[row].priority }) {
        costs[place].cost += cost
        costs[place].size += cost.magnitude
      } else {
        costs.append((problem.rows[row].priority, cost, cost.magnitude))
      }
    }
    let isFree = costs.allSatisfy { $0.cost.magnitude <= Tolerance.relative * $0.size }
    if isFree && tied.count > 1 {
      ties.append(
        RowTie(
          rows: tied.sorted(), variables: edge.columns.map { Int(variables[Int($0)]) }.sorted()))
    }
    return edge.size
  }

  /// What moving the residual of a row at a rate costs for each unit, at its own priority; nil where
  /// the row forbids it.
  private func cost(of row: Int, _ residual: Double, _ rate: Double) -> Double? {
    if residual != 0 { return residual > 0 ? rate : -rate }
    let isHarmless =
      switch problem.rows[row].relation {
      case .equal: false
      case .greaterThanOrEqual: rate > 0
      case .lessThanOrEqual: rate < 0
      }
    if isHarmless { return 0 }
    return problem.rows[row].isRequired ? nil : rate.magnitude
  }
}
