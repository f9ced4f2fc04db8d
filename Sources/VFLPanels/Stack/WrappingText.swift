public import VFLViews

/// A view whose text is wrapped, so that its height depends on its width.
///
/// A horizontal stack view gives such views equal widths with the priority 760:
///
/// - With ``StackView/Behavior/uiKit``, each text gets an equal share of the stack view's width, as in
///   `UIStackView` with multiline labels.
/// - With ``StackView/Behavior/corrected``, each text gets an equal share of the width that the other views
///   leave.
///
/// The height is determined by ``LayoutView/contentHeight(forWidth:)``.
public protocol WrappingText: LayoutView {
  /// Whether the text may have several lines.
  ///
  /// The stack view reads this property when it updates its constraints. When the value changes, call
  /// ``LayoutView/setNeedsUpdateConstraints()`` on the stack view.
  var wrapsText: Bool { get }
}
