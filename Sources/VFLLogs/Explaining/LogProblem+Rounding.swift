import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LogProblem {
  /// Whether a conflict misses no more than what is lost where numbers are printed with six digits.
  func mayBeRounding(_ conflict: Conflict) -> Bool {
    let largest = conflict.constants.map(\.magnitude).max() ?? 0
    var lost = 0.0
    for (place, member) in conflict.members.enumerated() {
      var error = PrintedNumber.error(of: conflict.constants[place])
      if case .record(let index) = member, problem.records[index].multiplier != 1 {
        // What a factor counts is no larger than the numbers of the conflict.
        error += PrintedNumber.error(of: problem.records[index].multiplier) * largest
      }
      lost += conflict.multipliers[place].magnitude * error
    }
    // Numbers that were rounded halfway have rounding of their own.
    return conflict.shortfall <= lost * (1 + 1e-9) + 1e-9
  }

  /// Whether a factor of a conflict has lost digits when it was printed.
  func hasRoundedFactor(_ conflict: Conflict) -> Bool {
    conflict.members.contains { member in
      guard case .record(let index) = member else { return false }
      return PrintedNumber.error(of: problem.records[index].multiplier) > 0
    }
  }
}

/// Numbers as `%g` prints them.
private enum PrintedNumber {
  /// By how much a number may differ from the one that was printed as it: half of its sixth digit, and not
  /// at all where it has fewer digits.
  static func error(of number: Double) -> Double {
    let text = DecimalText.shortest(number.magnitude)
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "e") }.filter(\.isDecimal)
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    guard significant.count >= 6 else { return 0 }
    var unit = 1.0
    while unit * 10 <= number.magnitude { unit *= 10 }
    while unit > number.magnitude { unit /= 10 }
    return unit * 0.5e-5
  }
}
