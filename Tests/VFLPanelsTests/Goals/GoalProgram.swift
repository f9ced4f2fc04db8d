/// Goals with priorities, solved by a simple dense simplex method that shares no code with the tested solver.
///
/// The method is preemptive goal programming: a column may only enter the basis if it does not worsen a goal
/// of a higher priority. Bland's rule selects the columns, so the method terminates.
struct GoalProgram {
  /// The relation between a sum of terms and a constant.
  enum Relation { case atMost, equal, atLeast }

  /// The terms of a sum: a factor for each variable.
  typealias Terms = [Int: Double]

  private struct Row {
    let terms: Terms
    let relation: Relation
    let constant: Double
    /// The priority; `nil` if the row is required.
    let priority: Double?
  }

  /// Whether each variable may be negative.
  private let isFree: [Bool]
  private var rows: [Row] = []

  init(isFree: [Bool]) {
    self.isFree = isFree
  }

  /// Adds a goal with a priority, or a required row.
  mutating func add(
    _ terms: Terms, _ relation: Relation, _ constant: Double, priority: Double? = nil
  ) {
    rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// The priorities in descending order.
  var priorities: [Double] { Set(rows.compactMap(\.priority)).sorted(by: >) }

  /// Returns the amount by which the given values miss the goals of each priority.
  ///
  /// Required rows come first.
  func misses(of numbers: [Double]) -> [Double] {
    let levels = priorities
    var misses = Array(repeating: 0.0, count: levels.count + 1)
    for row in rows {
      let value = row.terms.reduce(0) { $0 + $1.value * numbers[$1.key] } - row.constant
      let miss =
        switch row.relation {
        case .atMost: max(0, value)
        case .equal: abs(value)
        case .atLeast: max(0, -value)
        }
      let level = row.priority.flatMap { levels.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      misses[level] += miss
    }
    return misses
  }

  /// Returns the smallest amount by which the goals of each priority can be missed, in the order of the
  /// priorities.
  ///
  /// The first number is positive if the required rows are unsatisfiable.
  func leastMisses() -> [Double] {
    let levels = priorities
    var tableau = GoalTableau(levels: levels.count + 1)
    let columns = isFree.map { free in
      (plus: tableau.addColumn(), minus: free ? tableau.addColumn() : nil)
    }
    for row in rows {
      var terms: [(column: Int, factor: Double)] = []
      for (number, factor) in row.terms {
        terms.append((columns[number].plus, factor))
        if let minus = columns[number].minus { terms.append((minus, -factor)) }
      }
      let level = row.priority.flatMap { levels.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      tableau.addRow(terms, row.relation, row.constant, level: level)
    }
    return tableau.solve()
  }
}
