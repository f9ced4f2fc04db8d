/// The distances from an item's edges to its layout margins, in points.
///
/// The horizontal margins follow the direction of the interface, so a mirrored layout has mirrored
/// margins.
public struct LayoutMargins: Sendable, Hashable {
  /// The margin below the top edge, in points.
  public var top: Double
  /// The margin inside the leading edge, in points.
  public var leading: Double
  /// The margin above the bottom edge, in points.
  public var bottom: Double
  /// The margin inside the trailing edge, in points.
  public var trailing: Double

  /// No margins.
  public static let zero = LayoutMargins(all: 0)
  /// The margins that a view has unless it says otherwise: 8 points on all four sides, as UIKit's views.
  public static let standard = LayoutMargins(all: 8)

  /// Creates margins, each 0 unless given.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
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
