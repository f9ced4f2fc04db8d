import VFLDiagnostics

/// A number in code: its digits, or the name that stands for it.
struct CodeNumber: Sendable, Hashable {
  /// The number.
  let value: Double
  /// The name of what has the number, or has it with the other sign; `nil` for the number itself.
  let name: String?
  /// Whether the name's type may be one without a sign, which Objective-C turns round to a large number.
  private let isPerhapsUnsigned: Bool
  /// Whether the number is the name's with the other sign.
  private var isNegated = false

  /// A number, and the name that stands for it.
  init(value: Double, name: String?, isPerhapsUnsigned: Bool = false) {
    (self.value, self.name) = (value, name)
    self.isPerhapsUnsigned = isPerhapsUnsigned
  }

  /// The number with the other sign.
  var negated: CodeNumber {
    var negated = CodeNumber(value: -value, name: name, isPerhapsUnsigned: isPerhapsUnsigned)
    negated.isNegated = !isNegated
    return negated
  }

  /// A number without a name, divided.
  func divided(by divisor: Double) -> CodeNumber {
    divisor == 1 ? self : CodeNumber(value: value / divisor, name: name)
  }

  /// Whether adding the number changes nothing.
  var isZero: Bool { name == nil && value == 0 }

  /// The number as a language writes it.
  func text(in style: CodeStyle) -> String {
    guard let name else { return DecimalText.shortest(value) }
    let sign = isPerhapsUnsigned && style.isObjectiveC ? "-(CGFloat)" : "-"
    return (isNegated ? sign : "") + CodeWord.expression(name, in: style)
  }
}
