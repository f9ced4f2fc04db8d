/// The kinds of numbers that rows may contain and that can cause large rounding errors.
struct UnusualNumbers: OptionSet, Sendable {
  let rawValue: UInt8

  /// Coefficients far from 1; see ``RowSystem/ordinary``.
  static let farTerms = UnusualNumbers(rawValue: 1)
  /// Constants so large that the smallest multipliers matter; see ``Refinement``.
  static let largeConstants = UnusualNumbers(rawValue: 2)
  /// Constants so large that their sums may overflow.
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
