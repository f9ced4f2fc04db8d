/// The direction in which the text of an interface runs, and its layout with it.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"
}
