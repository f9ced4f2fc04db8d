import VFLDiagnostics
import VFLRecords

/// A sum of products as a person would write it: `20 + 2 × 100 + 8 = 228`.
package struct ConflictSum {
  /// The text of the sum; a single number has no `=`.
  package let text: String

  /// The maximum number of addends that are all written; the text of a longer sum is abbreviated.
  private static let limit = 12

  /// Creates the sum of factors multiplied by numbers; `nil` if a factor has no short form.
  package init?(_ addends: [(factor: Double, number: Double)]) {
    self.init(addends, spelled: [])
  }

  /// Creates the sum of factors multiplied by numbers, with each factor as it is spelled in the source; `nil`
  /// if a factor has no short form.
  init?(_ addends: [(factor: Double, number: Double)], spelled: [SpelledFactor]) {
    var written: [(isNegative: Bool, text: String)] = []
    var total = 0.0
    var isExact = true
    for group in Self.groups(addends) {
      let (factor, inner) = (group.factor.magnitude, Self.inner(group.numbers))
      guard let product = FactorText(factor, times: inner, spelled: spelled) else { return nil }
      total += product.factor * (group.factor < 0 ? -1 : 1) * group.numbers.reduce(0, +)
      isExact = isExact && product.isExact
      written.append((group.factor < 0, product.text))
    }
    // Factors with six digits do not justify more digits in the sum.
    let sum = DecimalText.shortest(
      isExact ? DecimalText.rounded(total) : (total * 1e3).rounded() / 1e3 + 0)
    guard let first = written.first else {
      text = "0"
      return
    }
    if written.count == 1 && (first.isNegative ? "-" : "") + first.text == sum {
      text = sum
      return
    }
    // Put a positive addend first so that the text does not begin with a minus sign.
    if first.isNegative, let positive = written.firstIndex(where: { !$0.isNegative }) {
      written.insert(written.remove(at: positive), at: 0)
    }
    let count = written.count
    var line = (written[0].isNegative ? "-" : "") + written[0].text
    for (index, addend) in written.enumerated().dropFirst() {
      if count > Self.limit && (Self.limit - 3..<count - 2).contains(index) {
        if index == Self.limit - 3 { line += " + …" }
        continue
      }
      line += (addend.isNegative ? " - " : " + ") + addend.text
    }
    text = line + " = " + sum + (count > Self.limit ? " (\(count) numbers)" : "")
  }

  /// Groups the numbers that have the same fractional factor, such as a ratio.
  ///
  /// Every other number forms a separate group.
  private static func groups(
    _ addends: [(factor: Double, number: Double)]
  ) -> [(factor: Double, numbers: [Double])] {
    var groups: [(factor: Double, numbers: [Double])] = []
    for (factor, number) in addends where number != 0 {
      let magnitude = DecimalText.tidied(factor.magnitude)
      let isNegative = (factor < 0) != (number < 0)
      if magnitude != magnitude.rounded(),
        let known = groups.firstIndex(where: {
          DecimalText.tidied($0.factor.magnitude) == magnitude
        })
      {
        let isTurned = (groups[known].factor < 0) != isNegative
        groups[known].numbers.append(isTurned ? 0 - number.magnitude : number.magnitude)
      } else {
        groups.append((isNegative ? 0 - factor.magnitude : factor.magnitude, [number.magnitude]))
      }
    }
    // Put negative numbers last so that the text in parentheses does not begin with a minus sign.
    return groups.map { factor, numbers in
      guard numbers.count > 1 else { return (factor, numbers) }
      let isNegative = numbers.reduce(0, +) < 0
      let signed = isNegative ? numbers.map { 0 - $0 } : numbers
      return (isNegative ? 0 - factor : factor, signed.filter { $0 > 0 } + signed.filter { $0 < 0 })
    }
  }

  /// Returns the numbers of a group as text, in parentheses if there are several.
  private static func inner(_ numbers: [Double]) -> String {
    guard numbers.count > 1 else { return DecimalText.readable(numbers[0]) }
    var text = DecimalText.readable(numbers[0])
    for number in numbers.dropFirst() {
      text += (number < 0 ? " - " : " + ") + DecimalText.readable(number.magnitude)
    }
    return "(\(text))"
  }
}
