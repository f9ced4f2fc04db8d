import VFLDiagnostics

/// A number in generated code, written as a literal or as the name of a variable.
struct CodeNumber: Sendable, Hashable {
  /// The number.
  let value: Double
  /// The name of the variable that contains the number, or the negated number if `isNegated` is `true`.
  ///
  /// If the name is `nil`, the number is written as a literal.
  let name: String?
  /// Whether the type of the variable may be unsigned.
  ///
  /// In Objective-C, the negation of an unsigned value is a large positive number.
  private let isPerhapsUnsigned: Bool
  /// Whether the number is the negated value of the variable.
  private(set) var isNegated = false

  /// Creates a number from its value and the name of the variable that contains it.
  init(value: Double, name: String?, isPerhapsUnsigned: Bool = false) {
    (self.value, self.name) = (value, name)
    self.isPerhapsUnsigned = isPerhapsUnsigned
  }

  /// The negated number.
  var negated: CodeNumber {
    var negated = CodeNumber(value: -value, name: name, isPerhapsUnsigned: isPerhapsUnsigned)
    negated.isNegated = !isNegated
    return negated
  }

  /// Returns the quotient of the number and a divisor.
  ///
  /// - Precondition: The number has no name, or the divisor is 1.
  func divided(by divisor: Double) -> CodeNumber {
    divisor == 1 ? self : CodeNumber(value: value / divisor, name: name)
  }

  /// Whether the number is the literal 0, so that code can omit its addition.
  var isZero: Bool { name == nil && value == 0 }

  /// Returns the number as an expression.
  func text(in style: CodeStyle) -> String {
    guard let name else { return DecimalText.shortest(value) }
    let sign = isPerhapsUnsigned && style.isObjectiveC ? "-(CGFloat)" : "-"
    return (isNegated ? sign : "") + CodeWord.expression(name, in: style)
  }
}
