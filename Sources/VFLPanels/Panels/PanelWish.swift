/// What is wanted of a view on one axis.
struct PanelWish {
  /// The length in points; `nil` if the content decides.
  let length: Double?
  /// Where it lies in its space.
  let alignment: PanelAlignment
  /// The margin before it, in points.
  let before: Double
  /// The margin behind it, in points.
  let after: Double

  /// Whether it lies in the middle.
  var isCentered: Bool { alignment == .center || alignment == .fill && length != nil }
}
