import VFLDiagnostics
public import VFLLayout

/// A size of the root and a layout direction.
public struct LayoutSituation: Sendable, Hashable {
  /// The width of the root in points, or `nil` if the constraints determine it.
  public var width: Double?
  /// The height of the root in points, or `nil` if the constraints determine it.
  public var height: Double?
  /// The layout direction of the user interface.
  public var direction: LayoutDirection

  /// Creates a situation.
  public init(
    width: Double?, height: Double?, direction: LayoutDirection = .leftToRight
  ) {
    self.width = width
    self.height = height
    self.direction = direction
  }
}

extension LayoutSituation: CustomStringConvertible {
  /// The situation as text, for example `320 x 480, right to left`.
  public var description: String {
    func text(_ length: Double?) -> String { length.map(DecimalText.shortest) ?? "free" }
    return "\(text(width)) x \(text(height)), "
      + (direction == .leftToRight ? "left to right" : "right to left")
  }
}
