/// The requested size and position of a view on one axis.
struct PanelSizing {
  /// The size in points, or `nil` if the content determines it.
  let length: Double?
  /// The alignment in the space of the view.
  let alignment: PanelAlignment
  /// The margin before the view, in points.
  let before: Double
  /// The margin after the view, in points.
  let after: Double

  /// Whether the view is centered.
  var isCentered: Bool { alignment == .center || alignment == .fill && length != nil }
}
