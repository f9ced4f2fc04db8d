/// The connected parts of a problem.
///
/// Two variables are in the same part if a row contains both.
///
/// Parts are numbered by their first variables. The time is almost linear in the terms.
struct Components: Sendable {
  private var variables = Grouping([], count: 0)
  private var rows = Grouping([], count: 0)
  /// The number of each variable among the variables of its part.
  private(set) var numberInPart: [DenseIndex] = []
  /// The rows without terms, which belong to no part.
  private(set) var emptyRows: [DenseIndex] = []

  /// The number of parts.
  var count: Int { variables.count }

  /// The variables of a part, in ascending order.
  func variables(of part: Int) -> ArraySlice<DenseIndex> { variables[part] }

  /// The rows of a part, in ascending order.
  func rows(of part: Int) -> ArraySlice<DenseIndex> { rows[part] }

  /// Creates the components of an empty problem.
  init() {}

  /// Creates the components of a problem.
  init(of problem: LinearProblem) {
    var sets = UnionFind(count: problem.variableCount)
    for row in 0..<problem.rowCount {
      let terms = problem.termRange(of: row)
      for term in terms.dropFirst() {
        sets.join(problem.terms[terms.lowerBound].variable, problem.terms[term].variable)
      }
    }
    var parts = [DenseIndex](repeating: 0, count: problem.variableCount)
    var sizes: [DenseIndex] = []
    numberInPart = parts
    for variable in 0..<DenseIndex(truncatingIfNeeded: problem.variableCount) {
      let root = sets.root(of: variable)
      if root == variable {
        parts[variable] = DenseIndex(truncatingIfNeeded: sizes.count)
        sizes.append(0)
      }
      parts[variable] = parts[root]
      numberInPart[variable] = sizes[parts[root]]
      sizes[parts[root]] += 1
    }
    variables = Grouping(parts, count: sizes.count)
    let partsOfRows = (0..<problem.rowCount).map { row in
      problem.termRange(of: row).first.map { parts[problem.terms[$0].variable] } ?? -1
    }
    rows = Grouping(partsOfRows, count: sizes.count)
    emptyRows = partsOfRows.indices.filter { partsOfRows[$0] < 0 }
      .map { DenseIndex(truncatingIfNeeded: $0) }
  }
}
