/// The intersections of the planes of a problem: its rows, and `variable = 0` for each variable.
///
/// A plane is a row of coefficients followed by the constant. The minors of a selection of planes are the
/// determinants of their rows and as many columns, for every selection of columns. If a plane is added, the
/// new minors follow from the old minors by expansion along the row of the added plane.
struct PlaneMeetings<Number: ExactNumber> {
  /// A point with a common denominator above 0.
  struct Point {
    var numerators: [Number]
    var denominator: Number

    func value(_ variable: Int) -> Double {
      numerators[variable].approximation / denominator.approximation
    }
  }

  /// The minor of each set of columns.
  ///
  /// The index has a bit for each column in the set.
  typealias Minors = [Number]

  /// The expansion of the minor of a set of columns along the last row.
  private struct Expansion {
    let columns: Int
    let terms: [(column: Int, isNegative: Bool, others: Int)]
  }

  private let variableCount: Int
  private let planes: [[Number]]
  /// The expansions of the minors of one row, of two rows, and so on.
  private var expansions: [[Expansion]] = []

  init(_ problem: ExactProblem<Number>) {
    let count = problem.variableCount
    variableCount = count
    let axes = (0..<count).map { axis in
      (0...count).map { Number(exactly: $0 == axis ? 1 : 0) ?? 0 }
    }
    planes = problem.rows.map { $0.coefficients + [$0.constant] } + axes
    expansions = (0..<count).map { before in
      (0..<(2 << count)).filter { $0.nonzeroBitCount == before + 1 }.map { columns in
        let own = (0...count).filter { columns >> $0 & 1 == 1 }
        let terms = own.map { column in
          let isNegative = own.filter { $0 > column }.count % 2 == 1
          return (column: column, isNegative: isNegative, others: columns & ~(1 << column))
        }
        return Expansion(columns: columns, terms: terms)
      }
    }
  }

  /// Calls a closure with the minors of each selection of a number of linearly independent planes.
  func visit(_ size: Int, _ body: (Minors) -> Void) {
    var minors = Minors(repeating: 0, count: 2 << variableCount)
    minors[0] = 1
    visit(size, planes[...], minors, 0, body)
  }

  private func visit(
    _ size: Int, _ planes: ArraySlice<[Number]>, _ minors: Minors, _ count: Int,
    _ body: (Minors) -> Void
  ) {
    if count == size { return body(minors) }
    for index in planes.indices {
      guard let more = expand(minors, count, by: planes[index]) else { continue }
      visit(size, planes[(index + 1)...], more, count + 1, body)
    }
  }

  /// Returns the minors with an additional plane; `nil` if the planes are linearly dependent.
  private func expand(_ minors: Minors, _ count: Int, by plane: [Number]) -> Minors? {
    var more = Minors(repeating: 0, count: minors.count)
    var isIndependent = false
    for expansion in expansions[count] {
      var sum: Number = 0
      for term in expansion.terms {
        let coefficient = plane[term.column]
        if coefficient == 0 { continue }
        let product = coefficient * minors[term.others]
        if term.isNegative { sum -= product } else { sum += product }
      }
      more[expansion.columns] = sum
      if sum != 0 && expansion.columns < 1 << variableCount { isIndependent = true }
    }
    return isIndependent ? more : nil
  }

  /// Returns the intersection of as many planes as there are variables, computed by Cramer's rule; `nil` if
  /// there is no single point.
  func corner(_ minors: Minors) -> Point? {
    let constants = 1 << variableCount
    let denominator = minors[constants - 1]
    if denominator == 0 { return nil }
    let numerators = (0..<variableCount).map { variable in
      // In Cramer's rule, the constants replace the column of the variable. Here, the constants are the last
      // column.
      let isNegated = (variableCount - 1 - variable) % 2 == 1
      let numerator = minors[(2 * constants - 1) & ~(1 << variable)]
      return isNegated == (denominator < 0) ? numerator : -numerator
    }
    return Point(numerators: numerators, denominator: denominator < 0 ? -denominator : denominator)
  }

  /// Returns the common direction of one plane fewer than there are variables, which is the planes' cross
  /// product.
  func direction(_ minors: Minors) -> [Number] {
    (0..<variableCount).map { variable in
      let all = (1 << variableCount) - 1
      let minor = minors[all & ~(1 << variable)]
      return variable.isMultiple(of: 2) ? minor : -minor
    }
  }
}
