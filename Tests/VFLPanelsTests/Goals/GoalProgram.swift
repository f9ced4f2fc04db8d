/// Goals of several priorities over numbers, met by a plain dense simplex that shares nothing with the one
/// that is tested.
///
/// It is the method of preemptive goal programming: a column may only come into the basis where that makes
/// no higher goal worse. Bland's rule chooses, so it comes to an end.
struct GoalProgram {
  /// How a sum of terms relates to a number.
  enum Relation { case atMost, equal, atLeast }

  /// The terms of a sum: a factor for each number that is in it.
  typealias Terms = [Int: Double]

  private struct Row {
    let terms: Terms
    let relation: Relation
    let constant: Double
    /// `nil` if it has to hold.
    let priority: Double?
  }

  /// Which of the numbers may be negative.
  private let isFree: [Bool]
  private var rows: [Row] = []

  init(isFree: [Bool]) {
    self.isFree = isFree
  }

  /// Adds a goal of a priority, or what has to hold.
  mutating func add(
    _ terms: Terms, _ relation: Relation, _ constant: Double, priority: Double? = nil
  ) {
    rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// The priorities, the highest first.
  var priorities: [Double] { Set(rows.compactMap(\.priority)).sorted(by: >) }

  /// By how much given numbers miss the goals of each priority; what has to hold comes first.
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

  /// By how little the goals of each priority can be missed, those above coming first; the first number
  /// is above 0 if something cannot hold that has to.
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
