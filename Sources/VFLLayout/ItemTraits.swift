/// The margins, baselines and direction of an item, which rows need besides its variables; lengths are in
/// points.
package struct ItemTraits: Sendable {
  /// How far the layout margins lie inside the edges.
  package let margins: LayoutInsets
  /// How far the safe area lies inside the edges.
  package let safeArea: LayoutInsets
  /// How far the first baseline lies below the top edge.
  package let firstBaseline: Double
  /// How far the last baseline lies above the bottom edge.
  package let lastBaseline: Double
  /// The direction that leading and trailing follow among the items that lie in it.
  package let direction: LayoutDirection

  /// Those of an item without margins and baselines.
  static let plain = ItemTraits(margins: LayoutMargins(), direction: .leftToRight)

  /// Creates the traits of an item whose own direction turns its margins.
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
    self.direction = direction
  }
}
