/// A profile of the standard space, which is the length of a `-` without a number.
///
/// Between siblings, it is 8 points in every profile. Next to the superview, it was 20 points in the first
/// systems with Auto Layout. Later systems use the layout margins of the superview.
public enum StandardSpacing: String, Sendable, Hashable, CaseIterable {
  /// 20 points to the superview: iOS 6 and 7, and OS X.
  case classic
  /// The margin attributes of the superview with constant 0: applications linked against the iOS SDKs 8 to
  /// 10.
  case layoutMargins
  /// The layout margins guide of the superview with constant 0: applications linked against the iOS SDK 11 or
  /// later.
  case layoutMarginsGuide

  /// The standard space between siblings, in points (Auto Layout Guide, "Visual Format Language").
  public static let sibling = 8.0

  /// The standard space to the superview in the classic profile, in points (same source).
  public static let superview = 20.0
}
