/// The direction in which the text of a user interface runs, which determines the leading and trailing edges.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"
}
