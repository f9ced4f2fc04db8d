public import VFLLayout

/// A width and a height, in points.
public struct LayoutSize: Sendable, Hashable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The target size for which `systemLayoutSizeFitting` returns the smallest size that the constraints
  /// allow.
  public static let compressed = LayoutSize(width: 0, height: 0)
  /// The target size for which `systemLayoutSizeFitting` returns the largest size that the constraints allow.
  public static let expanded = LayoutSize(width: 10_000, height: 10_000)
}

extension Frame {
  /// The width and height of the frame.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
}
