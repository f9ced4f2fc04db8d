/// A profile of the standard spacing, which is the length of a `-` without a number.
///
/// Between siblings, the standard spacing is 8 points in every profile. At the edges of the superview, the
/// first systems with Auto Layout use 20 points. Later systems use the superview's layout margins.
public enum StandardSpacing: String, Sendable, Hashable, CaseIterable {
  /// 20 points at the edges of the superview, as on iOS 6 and 7 and on OS X.
  case classic
  /// The margin attributes of the superview with constant 0, as in applications linked against the iOS SDKs 8
  /// to 10.
  case layoutMargins
  /// The layout margins guide of the superview with constant 0, as in applications linked against the iOS SDK
  /// 11 or later.
  case layoutMarginsGuide

  /// The standard spacing between siblings, in points (Auto Layout Guide, "Visual Format Language").
  public static let sibling = 8.0

  /// The standard spacing at the edges of the superview in the classic profile, in points (Auto Layout Guide,
  /// "Visual Format Language").
  public static let superview = 20.0
}
