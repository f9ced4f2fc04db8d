public import VFLViews

/// A view whose text is broken into lines, so that its height depends on its width.
///
/// A horizontal stack gives such views equal widths, unless something stronger than 760 asks for others:
/// each its share of the stack, as `UIStackView` does with labels of several lines, or of what other
/// views leave where the stack is ``StackView/Behavior/corrected``. The height follows from
/// ``LayoutView/contentHeight(forWidth:)``.
public protocol WrappingText: LayoutView {
  /// Whether the text may have more than one line. A stack asks when it makes its constraints: where the
  /// answer changes, it is told by ``LayoutView/setNeedsUpdateConstraints()``.
  var wrapsText: Bool { get }
}
