public import VFLViews

/// A view with wrapping text, whose height depends on its width.
///
/// A horizontal stack view gives such views equal widths with the priority 760:
///
/// - With ``StackView/Behavior/uiKit``, the width of each such view is the stack view's width divided by the
///   number of visible views, as in `UIStackView` with multiline labels.
/// - With ``StackView/Behavior/corrected``, the width that the remaining views leave is divided equally among
///   these views.
///
/// The height is determined by ``LayoutView/contentHeight(forWidth:)``.
public protocol WrappingText: LayoutView {
  /// Whether the text may have several lines.
  ///
  /// The stack view reads this property when it updates its constraints. When the value changes, call
  /// ``LayoutView/setNeedsUpdateConstraints()`` on the stack view.
  var wrapsText: Bool { get }
}
