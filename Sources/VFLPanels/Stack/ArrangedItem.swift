import VFLRecords
import VFLViews

/// What a stack keeps of a view that it arranges.
final class ArrangedItem: ListedItem {
  /// The view as a text, if it is one.
  private let text: (any WrappingText)?
  /// The space after it in points, if it has one of its own.
  var customSpacing: Double?
  /// Whether it was hidden when constraints were made for it the last time.
  var wasHidden = false
  /// Whether it had no content along the axis then.
  var wasEmpty = false
  /// The guide that spans the gap after it, once there was one.
  private(set) var gap: LayoutGuide?

  override init(_ view: LayoutView) {
    text = view as? any WrappingText
    super.init(view)
  }

  /// Whether neither the view nor, if it is a stack, what it shows has a content size on an axis.
  func isEmpty(on axis: Axis) -> Bool { view.naturalSize(axis) == nil }

  /// Whether it is a text that may have more than one line.
  var wrapsText: Bool { text?.wrapsText ?? false }

  /// The guide that spans the gap after it.
  func madeGap(in stack: StackView) -> LayoutGuide {
    if let gap { return gap }
    let guide = LayoutGuide("\(stack.name).gap.\(view.name)")
    gap = guide
    return guide
  }
}
