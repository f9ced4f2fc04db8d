package import VFLLayout

/// The result for a property.
package struct PropertyOutcome: Sendable {
  /// Whether the property was decided.
  package enum Verdict: Sendable {
    /// The property applies to all layouts of the family.
    case proved
    /// The property is violated.
    case violated(Violation)
    /// The property was not decided.
    ///
    /// If the effort was exceeded, about this share of the parameter space was not examined completely. The
    /// share is `nil` if the time limit was reached before the proof was completed.
    case undecided(share: Double?)
  }

  /// A layout of the family that violates a property.
  package struct Violation: Sendable {
    /// The values of the parameters.
    package let values: [Double]
    /// The amount of the violation in points; `nil` if there is no limit.
    package let excess: Double?
    /// The number of the violated claim, if several claims express the property.
    ///
    /// For a view inside its parent, these are the left, right, top and bottom edges.
    package let claim: Int
    /// The attribute with several values, if the layout is ambiguous.
    package let ambiguous: LayoutRegime.Attribute?
  }

  /// The property.
  package let property: LayoutProperty
  /// The verdict.
  package let verdict: Verdict

  /// Creates an outcome.
  package init(_ property: LayoutProperty, _ verdict: Verdict) {
    (self.property, self.verdict) = (property, verdict)
  }
}
