/// The optimum of a problem as a function of one constant, the parameter.
///
/// The parameters at which the required rows are satisfiable form an interval, on which each variable is a
/// continuous, piecewise linear function. The interval consists of pieces. In the interior of a piece, no
/// variable changes its line, no variable becomes free or determined, and the state of no row changes.
/// Neighbouring pieces differ in one of these. A single parameter that differs from both of its sides is not
/// a breakpoint: a row whose violation decreases may be satisfied at one parameter before it is violated in
/// the other direction.
package struct ParametricSolution: Sendable, Hashable {
  /// A straight line.
  package struct Line: Sendable, Hashable {
    /// The change of the value if the parameter increases by 1.
    package let slope: Double
    /// The value at the parameter 0.
    package let constant: Double

    /// The value at a parameter.
    package func value(at parameter: Double) -> Double {
      slope == 0 ? constant : slope * parameter + constant
    }
  }

  /// A piece of the parameters at which the required rows are satisfiable.
  package struct Piece: Sendable, Hashable {
    /// The smallest parameter.
    package let lower: Double
    /// The largest parameter, which may be infinite.
    package internal(set) var upper: Double
    /// The free variables, in ascending order.
    package let freeVariables: [Int]
  }

  /// Parameters at which the required rows contradict each other for the same reason.
  package struct Block: Sendable, Hashable {
    /// The last satisfiable parameter.
    ///
    /// The certificate applies to the parameters beyond it.
    package let bound: Double
    /// The contradiction, which contains the row of the parameter.
    package let certificate: InfeasibilityCertificate
  }

  /// The pieces in ascending order, each beginning at the end of the previous one; empty if no parameter of
  /// the range is satisfiable.
  package internal(set) var pieces: [Piece] = []
  /// The optional rows that do not depend on the parameter and are violated, in ascending order.
  package internal(set) var steadilyViolatedRows: [Int] = []
  /// The optional rows that do not depend on the parameter and that optima violate by different amounts, in
  /// ascending order.
  package internal(set) var steadilyContestedRows: [Int] = []
  /// The contradiction below the smallest satisfiable parameter, if that is in the range.
  package internal(set) var lowerBlock: Block?
  /// The contradiction above the largest satisfiable parameter, if that is in the range.
  package internal(set) var upperBlock: Block?
  /// A contradiction that does not depend on the parameter.
  package internal(set) var contradiction: InfeasibilityCertificate?
  /// Whether the pieces reach the end of the range or the bound.
  ///
  /// The value is false if there are too many pieces, if the search was stopped, or because of rounding
  /// errors.
  package internal(set) var isComplete = true
  /// Whether every piece was verified; see ``SimplexBackend/isVerified``.
  ///
  /// The required rows are satisfied at both ends of each line, and therefore between them. If a coefficient
  /// is far from 1, a correction has confirmed the optimum in the middle of a piece.
  package internal(set) var isVerified = true

  /// The state of each row that depends on the parameter.
  var standings: ParametricHistory<RowStanding>
  var lines: ParametricHistory<Line>

  init(of problem: LinearProblem) {
    standings = ParametricHistory(itemCount: problem.rowCount)
    lines = ParametricHistory(itemCount: problem.variableCount)
  }

  /// The number of variables of the problem.
  package var variableCount: Int { lines.changes.count }

  /// The rows that have an effect in a piece and depend on the parameter, in ascending order, with their
  /// states.
  ///
  /// Inequalities with free variables that are satisfied exactly are not included.
  ///
  /// - Complexity: O(rows · log pieces).
  package func bindingRows(in piece: Piece) -> [(row: Int, standing: RowStanding)] {
    standings.changes.indices.compactMap { row in
      guard let standing = standings.value(of: row, at: piece.lower), standing.binds else {
        return nil
      }
      return (row, standing)
    }
  }

  /// The rows that have the same effect in all pieces, in ascending order, with their states.
  package var lastingRows: [(row: Int, standing: RowStanding)] {
    guard let first = pieces.first else { return [] }
    return bindingRows(in: first).filter { standings.changes[$0.row].count == 1 }
  }

  /// The line of a variable to the right of a parameter or, at the last parameter, to the left of it.
  ///
  /// A free variable has one of its possible lines, and may change it inside a piece.
  ///
  /// - Precondition: The variable exists, and there is a piece.
  package func line(of variable: Int, at parameter: Double) -> Line {
    precondition(!pieces.isEmpty, "there is a piece")
    return lines.value(of: variable, at: parameter) ?? lines.changes[variable][0].value
  }

  /// The lines of a variable between two parameters, each with the parameter from which on it applies.
  ///
  /// At each parameter, the lines of all variables give an optimum.
  package func lines(
    of variable: Int, from lower: Double, to upper: Double
  ) -> [(begin: Double, line: Line)] {
    [(lower, line(of: variable, at: lower))]
      + lines.changes[variable].filter { $0.begin > lower && $0.begin < upper }
      .map { ($0.begin, $0.value) }
  }

  /// The value of a variable at a parameter of a piece.
  package func value(of variable: Int, at parameter: Double) -> Double {
    line(of: variable, at: parameter).value(at: parameter)
  }
}

/// Values of numbered items as functions of a parameter.
///
/// Only changes are stored, so the memory does not grow with the product of items and pieces.
struct ParametricHistory<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value of an item from a parameter on.
  struct Change: Sendable, Hashable {
    let begin: Double
    let value: Value
  }

  /// The changes of each item, in ascending order of their parameters.
  private(set) var changes: [[Change]]

  init(itemCount: Int) { changes = Array(repeating: [], count: itemCount) }

  mutating func append(_ value: Value, of item: Int, from begin: Double) {
    changes[item].append(Change(begin: begin, value: value))
  }

  /// The value of an item at a parameter; `nil` before the first change.
  func value(of item: Int, at parameter: Double) -> Value? {
    let own = changes[item]
    let next = own.indices.partitioningIndex { own[$0].begin > parameter }
    return next == 0 ? nil : own[next - 1].value
  }
}
