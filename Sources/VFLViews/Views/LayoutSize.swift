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

  /// As small as the constraints allow: the target that gives the least fitting size.
  public static let compressed = LayoutSize(width: 0, height: 0)
  /// As large as the constraints allow: the target that gives the greatest fitting size.
  public static let expanded = LayoutSize(width: 10_000, height: 10_000)
}

extension Frame {
  /// The width and the height.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
}
