package import ExactNumbers

/// Linear equations and inequalities in numbered variables, whose constants depend on parameters.
///
/// A form of the problem has a column for each variable, followed by a column for each parameter.
package struct ParametricProblem: Sendable {
  /// A number that can have any value in an interval.
  package struct Parameter: Sendable, Hashable {
    /// The smallest value, or the smallest value divided by the scale.
    package let lower: Rational
    /// The largest value, or the largest value divided by the scale.
    package let upper: Rational
    /// The number of an earlier parameter that multiplies the interval, if any.
    ///
    /// A content size of 40 to 400 points that grows with the text size is such a parameter.
    package let scale: Int?
    /// The usual value, or the usual value divided by the scale; counterexamples are close to it.
    package let usual: Rational

    /// Whether the interval consists of one value.
    package var isPoint: Bool { lower == upper }

    /// Creates a parameter.
    ///
    /// - Precondition: `lower <= usual <= upper`
    package init(lower: Rational, upper: Rational, usual: Rational, scale: Int? = nil) {
      precondition(lower <= usual && usual <= upper, "the usual value is in the interval")
      (self.lower, self.upper, self.usual, self.scale) = (lower, upper, usual, scale)
    }
  }

  /// An equation `form == 0` or an inequality `form <= 0`.
  package struct Row: Sendable, Hashable {
    /// The left side.
    package let form: AffineForm
    /// Whether the row is an equation.
    package let isEquation: Bool
    /// The level of an optional row: 0 for the highest priority; `nil` for a required row.
    ///
    /// The cost of a level is the sum of its rows' violations. Levels are compared lexicographically.
    package let level: Int?

    /// Creates a row.
    package init(_ form: AffineForm, isEquation: Bool, level: Int? = nil) {
      (self.form, self.isEquation, self.level) = (form, isEquation, level)
    }
  }

  /// The number of variables.
  package let variableCount: Int
  /// The parameters.
  package let parameters: [Parameter]
  /// The rows.
  package private(set) var rows: [Row] = []

  /// Creates a problem without rows.
  package init(variableCount: Int, parameters: [Parameter]) {
    (self.variableCount, self.parameters) = (variableCount, parameters)
  }

  /// Adds a row.
  ///
  /// - Precondition: The row contains only columns of the problem.
  package mutating func add(_ row: Row) {
    assert(
      row.form.linear.terms.allSatisfy { $0.index < variableCount + parameters.count },
      "the columns exist")
    rows.append(row)
  }

  /// The usual value of each parameter.
  package var usualPoint: [Rational] { parameters.usualPoint }

  /// The column of a parameter.
  package func column(ofParameter parameter: Int) -> Int { variableCount + parameter }
}

extension [ParametricProblem.Parameter] {
  /// The point at which all parameters have their usual values.
  var usualPoint: [Rational] {
    map { parameter in parameter.usual * (parameter.scale.map { self[$0].usual } ?? .one) }
  }
}
