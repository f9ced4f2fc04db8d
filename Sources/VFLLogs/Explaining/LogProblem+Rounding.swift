import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LogProblem {
  /// Whether a conflict misses no more than what is lost where numbers are printed with six digits.
  func mayBeRounding(_ conflict: Conflict) -> Bool {
    let largest = conflict.constants.map { $0.magnitude }.max() ?? 0
    var lost = 0.0
    for (place, member) in conflict.members.enumerated() {
      var error = PrintedNumber.error(of: conflict.constants[place])
      if case .record(let index) = member, layout.records[index].multiplier != 1 {
        // What a factor counts is no larger than the numbers of the conflict.
        error += PrintedNumber.error(of: layout.records[index].multiplier) * largest
      }
      lost += conflict.multipliers[place].magnitude * error
    }
    // Numbers that were rounded halfway have rounding of their own.
    return conflict.shortfall <= lost * (1 + 1e-9) + 1e-9
  }

  /// A number that was reckoned with the factors of a conflict, with no more digits than it has where a
  /// factor has lost some when it was printed: 250 for 249.999375.
  func likely(_ number: Double, in conflict: Conflict) -> Double {
    let isRounded = conflict.members.contains { member in
      guard case .record(let index) = member else { return false }
      return PrintedNumber.error(of: layout.records[index].multiplier) > 0
    }
    guard isRounded else { return ConflictSum.short(number) }
    return [1.0, 10, 100].map { (number * $0).rounded() / $0 }.first {
      ($0 - number).magnitude <= 5e-6 * number.magnitude
    } ?? LogTable.rounded(number)
  }
}

/// Numbers as `%g` prints them.
private enum PrintedNumber {
  /// By how much a number may differ from the one that was printed as it: half of its sixth digit, and not
  /// at all where it has fewer digits.
  static func error(of number: Double) -> Double {
    let text = DecimalText.shortest(number.magnitude)
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "e") }.filter { $0.isDecimal }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    guard significant.count >= 6 else { return 0 }
    var unit = 1.0
    while unit * 10 <= number.magnitude { unit *= 10 }
    while unit > number.magnitude { unit /= 10 }
    return unit * 0.5e-5
  }
}
