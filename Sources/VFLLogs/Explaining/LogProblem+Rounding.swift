import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords

extension LogProblem {
  /// Returns whether printing numbers with 6 digits can explain the shortfall of a conflict.
  func mayBeRounding(_ conflict: Conflict) -> Bool {
    let largest = conflict.constants.map { $0.magnitude }.max() ?? 0
    var lost = 0.0
    for (place, member) in conflict.members.enumerated() {
      var error = PrintedNumber.error(of: conflict.constants[place])
      if case .record(let index) = member, layout.records[index].multiplier != 1 {
        // The value that a multiplier scales is no larger than the largest constant of the conflict.
        error += PrintedNumber.error(of: layout.records[index].multiplier) * largest
      }
      lost += conflict.multipliers[place].magnitude * error
    }
    // The solver's arithmetic adds rounding errors of its own.
    return conflict.shortfall <= lost * (1 + 1e-9) + 1e-9
  }

  /// Returns a computed number without digits that come from rounded multipliers: 250 for 249.999375.
  ///
  /// A multiplier that was printed with 6 digits may have lost further digits.
  func likely(_ number: Double, in conflict: Conflict) -> Double {
    let isRounded = conflict.members.contains { member in
      guard case .record(let index) = member else { return false }
      return PrintedNumber.error(of: layout.records[index].multiplier) > 0
    }
    guard isRounded else { return DecimalText.rounded(number) }
    return [1.0, 10, 100].map { (number * $0).rounded() / $0 }.first {
      ($0 - number).magnitude <= 5e-6 * number.magnitude
    } ?? LogTable.rounded(number)
  }
}

/// Numbers as `%g` prints them.
private enum PrintedNumber {
  /// Returns the largest difference between a number and its printed form: half a unit of the 6th digit, or 0
  /// if the number has fewer digits.
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
