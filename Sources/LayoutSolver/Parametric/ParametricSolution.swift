/// How the optimum of a problem moves as one constant, the parameter, goes through a range.
///
/// The parameters at which the required rows hold together form an interval, on which each variable is a
/// continuous, piecewise linear function. The interval is cut into pieces. In the interior of a piece no
/// variable changes its line and none becomes or ceases to be free; and no row begins or ceases to hold
/// exactly or to be violated. Neighbouring pieces differ in one of these, so the breakpoints do not depend on
/// the way in which they were found. A single parameter that differs from both of its sides alike is no
/// breakpoint: there a row that is violated less and less may hold before it is violated to the other side.
package struct ParametricSolution: Sendable, Hashable {
  /// A straight line.
  package struct Line: Sendable, Hashable {
    /// By how much the value grows when the parameter grows by 1.
    package let slope: Double
    /// The value at the parameter 0.
    package let constant: Double

    /// Creates a line.
    package init(slope: Double, constant: Double) {
      self.slope = slope
      self.constant = constant
    }

    /// The value at a parameter.
    package func value(at parameter: Double) -> Double {
      slope == 0 ? constant : slope * parameter + constant
    }
  }

  /// A piece of the parameters that can be solved.
  package struct Piece: Sendable, Hashable {
    /// The least parameter.
    package let lower: Double
    /// The greatest parameter, which may be infinite.
    package let upper: Double
    /// The variables that may take more than one value at the optimum, in ascending order.
    package let freeVariables: [Int]
    /// How rows stand in all pieces, and which of them this one is.
    let standings: StandingHistory
    private let index: DenseIndex

    init(
      lower: Double, upper: Double, freeVariables: [Int], _ index: Int,
      of standings: StandingHistory
    ) {
      self.lower = lower
      self.upper = upper
      self.freeVariables = freeVariables
      self.standings = standings
      self.index = DenseIndex(truncatingIfNeeded: index)
    }

    /// The inequalities that hold exactly, in ascending order; those in which a free variable stands
    /// are left out, and so are rows that have nothing to do with the parameter.
    ///
    /// - Complexity: O(rows · log pieces), as for the other kinds of rows.
    package var tightRows: [Int] { standings.rows(.tight, inPiece: index) }
    /// The optional rows that are violated, in ascending order; as in ``tightRows``, rows with a free
    /// variable and rows that have nothing to do with the parameter are left out.
    package var violatedRows: [Int] { standings.rows(.violated, inPiece: index) }
    /// The optional rows that optima violate by different amounts, some perhaps not at all, in ascending
    /// order; rows that have nothing to do with the parameter are left out here, too.
    package var contestedRows: [Int] { standings.rows(.contested, inPiece: index) }

    /// The rows of all three kinds in ascending order, and how they bind.
    package var bindingRows: [(row: Int, standing: RowStanding)] {
      standings.binding(inPiece: index)
    }

    /// Whether two pieces say the same.
    package static func == (left: Piece, right: Piece) -> Bool {
      left.lower == right.lower && left.upper == right.upper
        && left.freeVariables == right.freeVariables && left.tightRows == right.tightRows
        && left.violatedRows == right.violatedRows && left.contestedRows == right.contestedRows
    }

    /// Feeds the bounds and the free variables, which tell pieces apart well enough.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(lower)
      hasher.combine(upper)
      hasher.combine(freeVariables)
    }
  }

  /// Parameters for which the required rows contradict each other, all for one reason.
  package struct Block: Sendable, Hashable {
    /// The last parameter that can be solved: beyond it, the certificate holds.
    package let bound: Double
    /// The contradiction; it has the row of the parameter in it.
    package let certificate: InfeasibilityCertificate
  }

  /// The pieces in ascending order, each beginning where the one before it ends; empty when no
  /// parameter of the range can be solved.
  package internal(set) var pieces: [Piece] = []
  /// The optional rows that have nothing to do with the parameter, and are violated whatever it is, in
  /// ascending order.
  package internal(set) var steadilyViolatedRows: [Int] = []
  /// The optional rows that have nothing to do with the parameter and are violated by different amounts at
  /// different optima, in ascending order.
  package internal(set) var steadilyContestedRows: [Int] = []
  /// What makes all parameters below a bound impossible, as far as the range has any of them.
  package internal(set) var lowerBlock: Block?
  /// What makes all parameters above a bound impossible, as far as the range has any of them.
  package internal(set) var upperBlock: Block?
  /// A contradiction that has nothing to do with the parameter.
  package internal(set) var contradiction: InfeasibilityCertificate?
  /// Whether the pieces reach the end of the range, or the bound.
  ///
  /// False only when there are more pieces than anybody reads, or rounding has spoilt the problem.
  package internal(set) var isComplete = true
  /// Whether every piece was verified, as ``SimplexBackend/isVerified`` says it of one answer.
  ///
  /// The required rows as they were written hold at both ends of each line, and so in between. Where a
  /// coefficient is far from 1, a correction has found that no priority can cost less in the
  /// middle of a piece. False only where rounding has spoilt a piece that
  /// was solved anew as well; the lines are then the last ones that were tried.
  package internal(set) var isVerified = true

  /// Variable `i` has the lines `lineStarts[i]..<lineStarts[i + 1]`, each from its parameter on.
  private var lineStarts: [DenseIndex]
  private var lineBegins: [Double] = []
  private var lines: [Line] = []

  /// Creates a solution without pieces.
  init(variableCount: Int) {
    lineStarts = [DenseIndex](repeating: 0, count: variableCount + 1)
  }

  /// The rows that bind in one way in all pieces, in ascending order, and how.
  package var lastingRows: [(row: Int, standing: RowStanding)] {
    pieces.first?.standings.lasting ?? []
  }

  /// How many variables the problem has.
  package var variableCount: Int { lineStarts.count - 1 }

  /// The line of a variable to the right of a parameter, or, at the last one, to its left.
  ///
  /// A free variable is on one of its possible lines, and may leave it inside a piece.
  ///
  /// - Precondition: the variable exists, and there is a piece.
  package func line(of variable: Int, at parameter: Double) -> Line {
    let own = Int(lineStarts[variable])..<Int(lineStarts[variable + 1])
    precondition(!own.isEmpty, "there is a piece")
    let next = own.dropFirst().partitioningIndex { lineBegins[$0] > parameter }
    return lines[next - 1]
  }

  /// The lines of a variable from one parameter to another, each from a parameter on; the first one holds at the
  /// least of them.
  ///
  /// They give an optimum at each parameter, whichever variables are free: those of all variables at one
  /// parameter belong together.
  package func lines(
    of variable: Int, from lower: Double, to upper: Double
  ) -> [(begin: Double, line: Line)] {
    let own = Int(lineStarts[variable])..<Int(lineStarts[variable + 1])
    return [(lower, line(of: variable, at: lower))]
      + own.filter { lineBegins[$0] > lower && lineBegins[$0] < upper }
      .map { (lineBegins[$0], lines[$0]) }
  }

  /// The value of a variable at a parameter of some piece.
  package func value(of variable: Int, at parameter: Double) -> Double {
    line(of: variable, at: parameter).value(at: parameter)
  }

  /// The piece in which a parameter lies, the upper one of two; nil if it cannot be solved.
  package func piece(at parameter: Double) -> Piece? {
    guard let first = pieces.first, let last = pieces.last, parameter >= first.lower,
      parameter <= last.upper
    else { return nil }
    return pieces[(1..<pieces.count).partitioningIndex { pieces[$0].lower > parameter } - 1]
  }

  /// Takes the lines, those of a variable in the order in which they begin: a counting sort.
  mutating func setLines(_ found: [(variable: Int, begin: Double, line: Line)]) {
    var starts = [DenseIndex](repeating: 0, count: lineStarts.count)
    for entry in found { starts[entry.variable + 1] += 1 }
    for variable in 0..<variableCount { starts[variable + 1] += starts[variable] }
    lineStarts = starts
    lineBegins.refill(0, count: found.count)
    lines = [Line](repeating: Line(slope: 0, constant: 0), count: found.count)
    for (variable, begin, line) in found {
      lineBegins[starts[variable]] = begin
      lines[starts[variable]] = line
      starts[variable] += 1
    }
  }
}
