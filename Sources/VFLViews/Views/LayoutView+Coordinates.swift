public import VFLLayout

extension LayoutView {
  /// The view in its own coordinates: its size, at 0, 0.
  public var bounds: Frame {
    Frame(x: 0, y: 0, width: shownFrame.width, height: shownFrame.height)
  }

  /// Where a rectangle of this view lies in another one of the same hierarchy, in points.
  ///
  /// - Precondition: both views have the same root.
  public func convert(_ rectangle: Frame, to other: LayoutView) -> Frame {
    Mistake.unless(
      rootView === other.rootView,
      "expected `\(name)` and `\(other.name)` to lie in one view")
    let (from, to) = (absoluteFrame, other.absoluteFrame)
    var rectangle = rectangle
    rectangle.x += from.x - to.x
    rectangle.y += from.y - to.y
    return rectangle
  }

  /// Where a rectangle of another view of the same hierarchy lies in this one, in points.
  ///
  /// - Precondition: both views have the same root.
  public func convert(_ rectangle: Frame, from other: LayoutView) -> Frame {
    other.convert(rectangle, to: self)
  }
}
