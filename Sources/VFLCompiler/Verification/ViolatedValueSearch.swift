import VFLLayout
import VFLVerification

/// The search for all values of a number at which a property is violated.
struct ViolatedValueSearch {
  private let layout: VerifiedLayout
  private let direction: LayoutDirection
  /// The verification of the layouts in which only one parameter varies, by the number of the parameter; `nil`
  /// if such layouts cannot be verified.
  private var lines: [Int: (verification: LayoutVerification, number: Int)?] = [:]

  /// Creates a search for the layouts in a direction.
  init(_ layout: VerifiedLayout, _ direction: LayoutDirection) {
    (self.layout, self.direction) = (layout, direction)
  }

  /// Returns the values of the only number that does not have its usual value in a counterexample; `nil` if
  /// there are several such numbers, or if the values are not known.
  mutating func values(
    _ property: LayoutProperty, _ violation: PropertyOutcome.Violation
  ) -> ViolatedValues? {
    let unusual = layout.parameters.unusual(violation.values)
    guard unusual.count == 1,
      let parameter = layout.parameters.firstIndex(where: { $0.name == unusual[0].name }),
      let line = line(parameter)
    else { return nil }
    return line.verification.values(
      of: line.number, violating: property, including: violation.values[parameter])
  }

  private mutating func line(
    _ parameter: Int
  ) -> (verification: LayoutVerification, number: Int)? {
    if let known = lines[parameter] { return known }
    let (line, number) = layout.varyingOnly(layout.parameters[parameter])
    let family = try? line.family(direction)
    let result = family.map { (verification: LayoutVerification(of: $0), number: number) }
    lines[parameter] = .some(result)
    return result
  }
}
