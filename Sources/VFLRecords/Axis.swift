/// One of the two directions that a layout is solved in.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical
}
