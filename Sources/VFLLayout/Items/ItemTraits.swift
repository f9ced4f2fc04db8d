/// The margins and baselines of an item, which solver rows depend on, in points.
package struct ItemTraits: Sendable {
  /// The distances from the edges inwards to the layout margins.
  package let margins: LayoutInsets
  /// The distances from the edges inwards to the safe area.
  package let safeArea: LayoutInsets
  /// The distance from the top edge down to the first baseline.
  package let firstBaseline: Double
  /// The distance from the bottom edge up to the last baseline.
  package let lastBaseline: Double

  /// Creates the traits of an item; `direction` determines which of the left and right margins is the leading
  /// margin.
  package init(
    margins: LayoutMargins, safeArea: LayoutInsets = LayoutInsets(), firstBaseline: Double = 0,
    lastBaseline: Double = 0, direction: LayoutDirection
  ) {
    let (left, right) =
      direction == .leftToRight
      ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
    self.margins = LayoutInsets(
      top: margins.top, left: left, bottom: margins.bottom, right: right)
    self.safeArea = safeArea
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
