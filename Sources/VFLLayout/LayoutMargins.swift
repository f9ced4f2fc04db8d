/// How far an item's layout margins lie inside its edges, in points.
///
/// The horizontal margins follow the direction of the interface, so a mirrored layout has mirrored
/// margins.
public struct LayoutMargins: Sendable, Hashable {
  /// The margin below the top edge.
  public var top: Double
  /// The margin inside the leading edge.
  public var leading: Double
  /// The margin above the bottom edge.
  public var bottom: Double
  /// The margin inside the trailing edge.
  public var trailing: Double

  /// Creates margins, each 8 points unless given.
  public init(
    top: Double = 8, leading: Double = 8, bottom: Double = 8, trailing: Double = 8
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same margin on all four sides.
  public init(all margin: Double) {
    self.init(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}
