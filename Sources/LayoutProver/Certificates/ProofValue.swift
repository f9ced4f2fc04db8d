import ExactNumbers

/// A value of a problem or certificate document: JSON without floating-point numbers.
package indirect enum ProofValue: Sendable {
  /// An object, in the order of its keys.
  case object([(key: String, value: ProofValue)])
  /// An array.
  case array([ProofValue])
  /// A string.
  case text(String)
  /// An integer.
  case number(Int)

  /// Creates a string with an exact number.
  init(_ number: Rational) { self = .text(number.description) }

  /// Creates an object of exact numbers.
  init(_ numbers: [(key: String, value: Rational)]) {
    self = .object(numbers.map { ($0.key, ProofValue($0.value)) })
  }

  /// Creates a form from names and coefficients.
  init(_ form: AffineForm, name: (_ variable: Int) -> ProofName) {
    var numbers = form.linear.terms.map { (key: name($0.index).text, value: $0.coefficient) }
    if !form.constant.isZero { numbers.append(("1", form.constant)) }
    self.init(numbers)
  }
}
