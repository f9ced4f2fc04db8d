/// The content sizes that a view can have, as closed intervals.
///
/// A translation changes the size of a text, for example. The intervals replace the size in
/// ``LayoutView/intrinsicContentSize``.
public struct ContentInterval {
  /// The view.
  public let view: LayoutView
  /// The widths in points; with `nil`, the content keeps its width.
  public let width: ClosedRange<Double>?
  /// The heights in points; with `nil`, the content keeps its height.
  public let height: ClosedRange<Double>?

  /// Creates the content sizes of a view.
  ///
  /// An axis on which the view has no content is ignored, and so is a view outside of the verified hierarchy.
  ///
  /// - Precondition: The ends of the intervals are finite.
  public init(
    _ view: LayoutView, width: ClosedRange<Double>? = nil, height: ClosedRange<Double>? = nil
  ) {
    (self.view, self.width, self.height) = (view, width, height)
  }
}
