/// The profile of standard spaces: how wide a `-` without a number is.
///
/// Between siblings it is 8 points in every profile. Against the superview it was 20 points in the
/// first systems with Auto Layout, then the superview's layout margins.
public enum StandardSpacing: String, Sendable, Hashable, CaseIterable {
  /// 20 points to the superview: iOS 6 and 7, and OS X.
  case classic
  /// The superview's margin attributes with constant 0: applications linked against the iOS SDKs 8
  /// to 10.
  case layoutMargins
  /// The superview's layout-margins guide with constant 0: applications linked against the iOS SDK
  /// 11 or later.
  case layoutMarginsGuide

  /// The standard space between siblings, in points (Auto Layout Guide, "Visual Format Language").
  public static let sibling = 8.0

  /// The standard space to the superview in the classic profile, in points (the same place).
  public static let superview = 20.0
}
