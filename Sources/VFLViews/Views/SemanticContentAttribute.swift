/// Whether the contents of a view follow the direction of the interface.
public enum SemanticContentAttribute: Sendable, Hashable {
  /// They follow it.
  case unspecified
  /// They run from left to right, as those of playback controls do.
  case forceLeftToRight
  /// They run from right to left.
  case forceRightToLeft
}
