package import ExactNumbers

/// A linear form plus a constant.
package struct AffineForm: Sendable, Hashable {
  /// The terms.
  package var linear: LinearForm
  /// The constant.
  package var constant: Rational

  /// Creates a form.
  package init(_ linear: LinearForm = LinearForm(), constant: Rational = .zero) {
    self.linear = linear
    self.constant = constant
  }

  /// Adds a multiple of another form.
  package mutating func add(_ other: AffineForm, times factor: Rational) {
    linear.add(other.linear, times: factor)
    constant.add(factor, times: other.constant)
  }

  /// Returns the form multiplied by -1.
  package static prefix func - (form: AffineForm) -> AffineForm {
    AffineForm(-form.linear, constant: -form.constant)
  }

  /// Returns the sum of two forms.
  package static func + (left: AffineForm, right: AffineForm) -> AffineForm {
    var sum = left
    sum.add(right, times: .one)
    return sum
  }

  /// Returns the difference of two forms.
  package static func - (left: AffineForm, right: AffineForm) -> AffineForm {
    var difference = left
    difference.add(right, times: -.one)
    return difference
  }

  /// Returns the value of the form, given the values of the variables.
  package func value(_ value: (_ variable: Int) -> Rational) -> Rational {
    linear.value(value) + constant
  }
}
