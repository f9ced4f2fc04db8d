/// Whether the contents of a view follow the layout direction of the user interface.
public enum SemanticContentAttribute: Sendable, Hashable {
  /// The contents follow the layout direction.
  case unspecified
  /// The contents always run from left to right, as in playback controls.
  case forceLeftToRight
  /// The contents always run from right to left.
  case forceRightToLeft
}
