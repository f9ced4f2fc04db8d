/// The distances from an item's edges inwards to its layout margins, in points.
///
/// The leading and trailing margins follow the layout direction, so a mirrored layout has mirrored margins.
public struct LayoutMargins: Sendable, Hashable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// No margins.
  public static let zero = LayoutMargins(all: 0)
  /// The default margins of a view: 8 points on all four sides, as in UIKit.
  public static let standard = LayoutMargins(all: 8)

  /// Creates margins; each is 0 by default.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates margins that are equal on all four sides.
  public init(all margin: Double) {
    self.init(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}
