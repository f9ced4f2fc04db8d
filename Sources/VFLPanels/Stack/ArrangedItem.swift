import VFLLayout
import VFLRecords
import VFLStacks
import VFLViews

/// The data of a view that a stack view arranges.
final class ArrangedItem: ListedItem {
  /// The view as a ``WrappingText``, or `nil` if the view does not conform to this protocol.
  private let text: (any WrappingText)?
  /// The custom spacing after the view in points, or `nil` if there is none.
  var customSpacing: Double?
  /// Whether the view was hidden when its constraints were last created.
  var wasHidden = false
  /// Whether the view had no content size along the axis when its constraints were last created.
  var wasEmpty = false
  /// The guide for the gap after the view, or `nil` before it is created.
  private(set) var gap: LayoutGuide?

  override init(_ view: LayoutView) {
    text = view as? any WrappingText
    super.init(view)
  }

  /// Returns the guide for the gap after the view, and creates it if necessary.
  func madeGap(in stack: StackView) -> LayoutGuide {
    if let gap { return gap }
    let guide = LayoutGuide("\(stack.name).gap.\(view.name)")
    gap = guide
    return guide
  }
}

extension ArrangedItem: StackedView {
  var isHidden: Bool { view.isHidden }
  var spacingAfter: Double? { customSpacing.map(StackView.resolved) }
  var wrapsText: Bool { text?.wrapsText ?? false }

  func contentSize(on axis: Axis) -> Double? { view.contentSize[axis] }
  func naturalSize(on axis: Axis) -> Double? { view.naturalSize(axis) }
  func compressionResistance(on axis: Axis) -> Priority { view.compressionResistance[axis] }
}
