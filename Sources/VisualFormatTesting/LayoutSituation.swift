import VFLDiagnostics
public import VFLLayout

/// The size and the direction at which a layout is looked at.
public struct LayoutSituation: Sendable, Hashable {
  /// The width that the root has to have, in points; free when `nil`.
  public var width: Double?
  /// The height that the root has to have, in points; free when `nil`.
  public var height: Double?
  /// The direction of the interface.
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
  /// The situation as people read it: `320 x 480, right to left`.
  public var description: String {
    func text(_ length: Double?) -> String { length.map(DecimalText.shortest) ?? "free" }
    return "\(text(width)) x \(text(height)), "
      + (direction == .leftToRight ? "left to right" : "right to left")
  }
}
