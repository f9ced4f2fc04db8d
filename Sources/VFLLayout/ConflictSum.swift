import VFLDiagnostics
import VFLRecords

/// Numbers times factors, added up, as a person would write it: `20 + 2 × 100 + 8 = 228`.
package struct ConflictSum {
  /// The sum as text; a number alone has no `=`.
  package let text: String

  /// More numbers than this are not written out.
  private static let limit = 12

  /// Adds up factors times numbers; fails when a factor has no short form.
  package init?(_ addends: [(factor: Double, number: Double)]) {
    self.init(addends, spelled: [])
  }

  /// Adds up factors times numbers, each factor spelled as it was written; fails when a factor has no short
  /// form.
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
    // Factors that are printed with six digits give no more.
    let sum = DecimalText.shortest(
      isExact ? Self.short(total) : (total * 1e3).rounded() / 1e3 + 0)
    guard let first = written.first else {
      text = "0"
      return
    }
    if written.count == 1 && (first.isNegative ? "-" : "") + first.text == sum {
      text = sum
      return
    }
    // What is taken off comes after what it is taken off from.
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

  /// Numbers that one broken factor counts, such as a ratio, stand together; all others alone.
  private static func groups(
    _ addends: [(factor: Double, number: Double)]
  ) -> [(factor: Double, numbers: [Double])] {
    var groups: [(factor: Double, numbers: [Double])] = []
    for (factor, number) in addends where number != 0 {
      let magnitude = tidied(factor.magnitude)
      let isNegative = (factor < 0) != (number < 0)
      if magnitude != magnitude.rounded(),
        let known = groups.firstIndex(where: { tidied($0.factor.magnitude) == magnitude })
      {
        let isTurned = (groups[known].factor < 0) != isNegative
        groups[known].numbers.append(isTurned ? 0 - number.magnitude : number.magnitude)
      } else {
        groups.append((isNegative ? 0 - factor.magnitude : factor.magnitude, [number.magnitude]))
      }
    }
    // What is taken off in brackets comes behind what it is taken off from.
    return groups.map { factor, numbers in
      guard numbers.count > 1 else { return (factor, numbers) }
      let isNegative = numbers.reduce(0, +) < 0
      let signed = isNegative ? numbers.map { 0 - $0 } : numbers
      return (isNegative ? 0 - factor : factor, signed.filter { $0 > 0 } + signed.filter { $0 < 0 })
    }
  }

  /// Numbers that a factor counts, in brackets where they are several.
  private static func inner(_ numbers: [Double]) -> String {
    guard numbers.count > 1 else { return DecimalText.shortest(numbers[0]) }
    var text = DecimalText.shortest(numbers[0])
    for number in numbers.dropFirst() {
      text += (number < 0 ? " - " : " + ") + DecimalText.shortest(number.magnitude)
    }
    return "(\(text))"
  }

  /// The number with three digits behind the point where it has more than anybody reads, as a third has.
  package static func short(_ value: Double) -> Double {
    let tidied = tidied(value)
    guard value.magnitude < 1e6, (tidied * 1e6).rounded() / 1e6 != tidied else { return tidied }
    return (value * 1e3).rounded() / 1e3 + 0
  }

  /// The number without what adding up fractions leaves behind it.
  package static func tidied(_ value: Double) -> Double {
    guard value.magnitude < 1e6 else { return value }
    return (value * 1e9).rounded() / 1e9 + 0
  }
}
