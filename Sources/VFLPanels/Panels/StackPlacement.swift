public import VFLLayout

/// The placement of a view in a ``StackPanel``.
public struct StackPlacement: Sendable, Hashable {
  /// The space around the view, in points.
  ///
  /// The margins of adjacent views add up.
  public var margin: LayoutMargins
  /// The width in points, or `nil` if the content determines it.
  public var width: Double?
  /// The height in points, or `nil` if the content determines it.
  public var height: Double?
  /// The alignment of the view across the panel's axis.
  public var alignment: PanelAlignment

  /// Creates a placement.
  ///
  /// By default, the view has no margins and fills the panel across its axis.
  public init(
    margin: LayoutMargins = LayoutMargins(all: 0), width: Double? = nil, height: Double? = nil,
    alignment: PanelAlignment = .fill
  ) {
    self.margin = margin
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
