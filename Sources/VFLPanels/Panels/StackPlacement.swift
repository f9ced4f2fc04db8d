public import VFLLayout

/// How a ``StackPanel`` places one of its views.
public struct StackPlacement: Sendable, Hashable {
  /// The space around the view, in points; those of neighbours add up.
  public var margin: LayoutMargins
  /// The width in points; `nil` if the content decides.
  public var width: Double?
  /// The height in points; `nil` if the content decides.
  public var height: Double?
  /// Where the view lies across the panel's axis.
  public var alignment: PanelAlignment

  /// Creates a placement; without arguments that of a view without margins that fills the panel
  /// across its axis.
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
