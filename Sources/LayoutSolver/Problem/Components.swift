/// The parts of a problem that share no row, and so can be solved apart.
///
/// Found with union-find in almost linear time. Parts are numbered by their first variable, and
/// variables and rows keep their order inside a part, so the numbering is a function of the problem.
struct Components: Sendable {
  /// Part `i` owns the variables `variables[variableStarts[i]..<variableStarts[i + 1]]`.
  private(set) var variableStarts: [DenseIndex] = [0]
  private(set) var variables: [DenseIndex] = []
  /// Part `i` owns the rows `rows[rowStarts[i]..<rowStarts[i + 1]]`.
  private(set) var rowStarts: [DenseIndex] = [0]
  private(set) var rows: [DenseIndex] = []
  /// The place of each variable among those of its part.
  private(set) var placeInPart: [DenseIndex] = []
  /// The rows without terms, which belong to no part.
  private(set) var emptyRows: [DenseIndex] = []

  /// How many parts there are.
  var count: Int { variableStarts.count - 1 }

  func variables(of part: Int) -> ArraySlice<DenseIndex> {
    variables[Int(variableStarts[part])..<Int(variableStarts[part + 1])]
  }

  func rows(of part: Int) -> ArraySlice<DenseIndex> {
    rows[Int(rowStarts[part])..<Int(rowStarts[part + 1])]
  }

  /// Creates the components of a problem.
  init(of problem: LinearProblem) {
    var parents = Components.joinedVariables(of: problem)
    let partOfVariable = numberParts(&parents)
    groupVariables(partOfVariable)
    groupRows(of: problem, partOfVariable)
  }

  /// Creates the components of nothing.
  init() {}

  /// Joins the variables of each row and returns the parent of each variable; a root is its own.
  private static func joinedVariables(of problem: LinearProblem) -> [DenseIndex] {
    var parents = [DenseIndex](0..<DenseIndex(truncatingIfNeeded: problem.variableCount))
    for row in 0..<problem.rowCount {
      let terms = problem.termRange(of: row)
      guard let first = terms.first else { continue }
      var root = Components.root(of: problem.terms[first].variable, &parents)
      for term in terms.dropFirst() {
        let other = Components.root(of: problem.terms[term].variable, &parents)
        if other == root { continue }
        // The smaller index stays the root: depth is kept down by the halving in `root`.
        parents[Swift.max(root, other)] = Swift.min(root, other)
        root = Swift.min(root, other)
      }
    }
    return parents
  }

  /// The root of a variable; halves the path on the way (Tarjan and van Leeuwen 1984).
  static func root(of variable: DenseIndex, _ parents: inout [DenseIndex]) -> DenseIndex {
    var variable = variable
    while parents[variable] != variable {
      parents[variable] = parents[parents[variable]]
      variable = parents[variable]
    }
    return variable
  }

  /// Numbers the parts and returns the part of each variable.
  private mutating func numberParts(_ parents: inout [DenseIndex]) -> [DenseIndex] {
    var parts = [DenseIndex](repeating: 0, count: parents.count)
    for variable in 0..<DenseIndex(truncatingIfNeeded: parents.count) {
      let root = Components.root(of: variable, &parents)
      if root == variable {
        parts[variable] = DenseIndex(truncatingIfNeeded: count)
        variableStarts.append(0)
        rowStarts.append(0)
      } else {
        parts[variable] = parts[root]
      }
    }
    return parts
  }

  private mutating func groupVariables(_ partOfVariable: [DenseIndex]) {
    for part in partOfVariable { variableStarts[Int(part) + 1] += 1 }
    Components.accumulate(&variableStarts)
    var next = variableStarts
    variables.refill(0, count: partOfVariable.count)
    placeInPart.refill(0, count: partOfVariable.count)
    for (variable, part) in partOfVariable.enumerated() {
      variables[next[part]] = DenseIndex(truncatingIfNeeded: variable)
      placeInPart[variable] = next[part] - variableStarts[part]
      next[part] += 1
    }
  }

  private mutating func groupRows(of problem: LinearProblem, _ partOfVariable: [DenseIndex]) {
    var joined = 0
    for row in 0..<problem.rowCount {
      guard let term = problem.termRange(of: row).first else {
        emptyRows.append(DenseIndex(truncatingIfNeeded: row))
        continue
      }
      rowStarts[Int(partOfVariable[problem.terms[term].variable]) + 1] += 1
      joined += 1
    }
    Components.accumulate(&rowStarts)
    var next = rowStarts
    rows.refill(0, count: joined)
    for row in 0..<problem.rowCount {
      guard let term = problem.termRange(of: row).first else { continue }
      let part = partOfVariable[problem.terms[term].variable]
      rows[next[part]] = DenseIndex(truncatingIfNeeded: row)
      next[part] += 1
    }
  }

  /// Turns counts, each kept one place late, into starts.
  private static func accumulate(_ counts: inout [DenseIndex]) {
    for index in 1..<Swift.max(1, counts.count) { counts[index] += counts[index - 1] }
  }
}
