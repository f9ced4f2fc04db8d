import VFLDiagnostics

/// The constraints of a conflict as a table, with a line for each constraint, in reading order.
///
/// If the constraints connect an edge of an item with the opposite edge, the table is a calculation. Each
/// line contains the distance to the next edge. The last line contains the sum and the constraint that
/// contradicts it.
package struct LogTable: Sendable, Hashable {
  /// A line.
  package struct Line: Sendable, Hashable {
    /// The sign of a number, or the multiplier of a constraint: `+`, `=`, `2 ×` or an empty string.
    package var sign: String
    /// The number in points, or an empty string in a list of equations.
    package var number: String
    /// The edge at the end of the step, or the equation.
    package var text: String
    /// Further facts about the constraint, each as a phrase.
    package var remarks: [String]
    /// Whether the line describes the constraint that the system broke.
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

  /// Returns a number rounded for display.
  static func number(_ number: Double) -> String { DecimalText.shortest(rounded(number)) }

  /// Returns a number with 3 decimal places.
  static func rounded(_ number: Double) -> Double {
    number.magnitude < 1e9 ? (number * 1e3).rounded() / 1e3 + 0 : number
  }

  /// The lines.
  package var lines: [Line]
  /// The walk of a calculation, or `nil` for a list.
  var walk: LogWalk?
}
