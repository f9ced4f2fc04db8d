import VFLDiagnostics

/// The constraints of a conflict as a table, one line each, in the order in which a person would go through
/// them.
///
/// If the constraints lead from one edge of an item to its other edge, the table is a calculation. Each line
/// says how far it is to the next edge; the last one says the sum, and what it should be.
package struct LogTable: Sendable, Hashable {
  /// A line.
  package struct Line: Sendable, Hashable {
    /// The sign of a number, or the factor of a constraint: `+`, `=` or `2 ×`; may be empty.
    package var sign: String
    /// The number, in points; empty in a list of equations.
    package var number: String
    /// The edge that is reached, or the equation.
    package var text: String
    /// Further facts about the constraint, a phrase each.
    package var remarks: [String]
    /// Whether the line is that of the constraint that the system gave up.
    package var isBroken: Bool

    /// Creates a line.
    package init(
      sign: String = "", number: String = "", text: String, remarks: [String] = [],
      isBroken: Bool = false
    ) {
      self.sign = sign
      self.number = number
      self.text = text
      self.remarks = remarks
      self.isBroken = isBroken
    }
  }

  /// A number as short as anybody reads it.
  static func number(_ number: Double) -> String { DecimalText.shortest(rounded(number)) }

  /// A number with three digits behind the point.
  static func rounded(_ number: Double) -> Double {
    number.magnitude < 1e9 ? (number * 1e3).rounded() / 1e3 + 0 : number
  }

  /// The lines.
  package var lines: [Line]
  /// The way that a calculation goes; `nil` of a list.
  var walk: LogWalk?
}
