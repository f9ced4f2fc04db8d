import VFLViews

/// What a stack keeps of a view that it arranges.
final class ArrangedItem: ListedItem {
  /// The view.
  let view: LayoutView
  var place = -1
  /// The space after it in points, if it has one of its own.
  var customSpacing: Double?
  /// Whether it was hidden when constraints were made for it the last time.
  var wasHidden = false
  /// The guide that spans the gap after it, once there was one.
  private(set) var gap: LayoutGuide?

  init(_ view: LayoutView) {
    self.view = view
  }

  /// The guide that spans the gap after it.
  func madeGap(in stack: StackView) -> LayoutGuide {
    if let gap { return gap }
    let guide = LayoutGuide("\(stack.name).gap.\(view.name)")
    gap = guide
    return guide
  }
}
