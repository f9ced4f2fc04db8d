public import VFLLayout

extension LayoutView {
  /// The view's frame in its own coordinate system: the origin is (0, 0).
  public var bounds: Frame {
    Frame(x: 0, y: 0, width: shownFrame.width, height: shownFrame.height)
  }

  /// Converts a rectangle from this view's coordinate system to the coordinate system of another view in the
  /// same hierarchy, in points.
  ///
  /// - Precondition: Both views have the same root view.
  public func convert(_ rectangle: Frame, to other: LayoutView) -> Frame {
    Precondition.check(
      rootView === other.rootView,
      "`\(name)` and `\(other.name)` are in different hierarchies")
    let (from, to) = (absoluteFrame, other.absoluteFrame)
    var rectangle = rectangle
    rectangle.x += from.x - to.x
    rectangle.y += from.y - to.y
    return rectangle
  }

  /// Converts a rectangle from the coordinate system of another view in the same hierarchy to this view's
  /// coordinate system, in points.
  ///
  /// - Precondition: Both views have the same root view.
  public func convert(_ rectangle: Frame, from other: LayoutView) -> Frame {
    other.convert(rectangle, to: self)
  }
}
