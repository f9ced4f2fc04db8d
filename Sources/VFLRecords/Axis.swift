/// A layout axis.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// The axis from left to right.
  case horizontal
  /// The axis from top to bottom.
  case vertical
}
