public import VFLLayout
import VFLRecords

extension LayoutView {
  /// What the layout margins leave of the view.
  public var layoutMarginsGuide: LayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = LayoutGuide(.layoutMarginsGuide, of: self)
    marginsGuide = guide
    return guide
  }

  /// What the safe area leaves of the view.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = LayoutGuide(.safeAreaLayoutGuide, of: self)
    safeAreaGuide = guide
    appliedSafeArea = safeAreaInsets
    live?.safeAreaNeeded(of: self)
    return guide
  }

  /// How far the safe area lies inside the view's edges, in points: as far as the superview's reaches
  /// into the view where the last pass put it, and ``additionalSafeAreaInsets`` more.
  public var safeAreaInsets: LayoutInsets {
    var insets = additionalSafeAreaInsets
    guard let superview else { return insets }
    let outer = superview.safeAreaInsets
    if outer == LayoutInsets() { return insets }
    let (size, frame) = (superview.solvedFrame, solvedFrame)
    insets.top += max(0, outer.top - frame.y)
    insets.left += max(0, outer.left - frame.x)
    insets.bottom += max(0, outer.bottom - (size.height - frame.y - frame.height))
    insets.right += max(0, outer.right - (size.width - frame.x - frame.width))
    return insets
  }
}
