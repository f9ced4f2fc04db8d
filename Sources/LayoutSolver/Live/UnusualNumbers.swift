/// The kinds of numbers in the rows of a store that ask for numerical care.
///
/// A kind that is not in the set is in no row. A kind in the set may be in no row any more, since rows go.
struct UnusualNumbers: OptionSet, Sendable {
  let rawValue: UInt8

  /// Coefficients far from 1; see ``RowSystem/ordinary``.
  static let farTerms = UnusualNumbers(rawValue: 1)
  /// Constants so large that the least multipliers count; see ``Refinement``.
  static let largeConstants = UnusualNumbers(rawValue: 2)
  /// Constants so large that sums of them have no value.
  static let hugeConstants = UnusualNumbers(rawValue: 4)

  /// The kind of a finite coefficient.
  @inline(__always)
  static func of(coefficient: Double) -> UnusualNumbers {
    RowSystem.ordinary.contains(coefficient.magnitude) || coefficient == 0 ? [] : .farTerms
  }

  /// The kinds of a finite constant.
  @inline(__always)
  static func of(constant: Double) -> UnusualNumbers {
    if constant.magnitude <= Tolerance.harmlessConstant { return [] }
    return constant.magnitude > Tolerance.huge
      ? [.largeConstants, .hugeConstants] : .largeConstants
  }
}
