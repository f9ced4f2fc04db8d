/// A property of all optima: at each point, and in each optimum, at least one form is at most 0.
///
/// With one form, this is a linear inequality. With four forms, it can express that two rectangles do not
/// overlap.
package struct Claim: Sendable, Hashable {
  /// The forms, in the columns of the problem.
  package let forms: [AffineForm]

  /// Creates a claim.
  ///
  /// - Precondition: There is a form.
  package init(anyAtMostZero forms: [AffineForm]) {
    precondition(!forms.isEmpty, "a claim has a form")
    self.forms = forms
  }
}
