/// Properties of a layout that can be proved for all sizes.
public struct VerifiedProperties: OptionSet, Sendable, Hashable {
  /// The bits of the properties.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The required constraints are satisfiable.
  ///
  /// This property is always verified.
  public static let satisfiable = VerifiedProperties(rawValue: 1)
  /// Each view has exactly one frame.
  public static let unambiguous = VerifiedProperties(rawValue: 2)
  /// Each view is inside its superview.
  public static let inside = VerifiedProperties(rawValue: 4)
  /// Siblings that do not overlap at the usual values never overlap.
  public static let apart = VerifiedProperties(rawValue: 8)
  /// No view is smaller than its content.
  public static let untruncated = VerifiedProperties(rawValue: 16)

  /// All properties.
  public static let all: VerifiedProperties = [
    .satisfiable, .unambiguous, .inside, .apart, .untruncated,
  ]
}
