public import VFLLayout
import VFLRecords

extension LayoutView {
  /// Gives a guide to the view; it leaves the view that it belonged to.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard case .free = guide.kind else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    live?.guideAdded(guide)
  }

  /// Takes a guide from the view; the constraints that speak of it are deactivated.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    for mention in guide.mentions { mention.takeUnretainedValue().detach() }
    live?.remove(guide)
    layoutGuides.remove(at: index)
    guide.owningView = nil
  }

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

  /// The layout margins that count, in points: with the safe area of the last pass where
  /// ``insetsLayoutMarginsFromSafeArea`` says so.
  public var effectiveLayoutMargins: LayoutMargins {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    return layoutMargins(with: appliedSafeArea)
  }

  /// ``layoutMargins`` and what lies outside of a safe area.
  func layoutMargins(with safeArea: LayoutInsets) -> LayoutMargins {
    let isMirrored = effectiveDirection == .rightToLeft
    var margins = layoutMargins
    margins.top += safeArea.top
    margins.leading += isMirrored ? safeArea.right : safeArea.left
    margins.bottom += safeArea.bottom
    margins.trailing += isMirrored ? safeArea.left : safeArea.right
    return margins
  }

  /// Whether rows may count with the safe area.
  var usesSafeArea: Bool { safeAreaGuide != nil || insetsLayoutMarginsFromSafeArea }

  /// How far the safe area lies inside the view's edges, in points: as far as the superview's reaches
  /// into the view where the last pass put it, and ``additionalSafeAreaInsets`` more.
  public var safeAreaInsets: LayoutInsets {
    guard let superview else { return additionalSafeAreaInsets }
    return safeAreaInsets(in: superview, superview.safeAreaInsets)
  }

  /// ``safeAreaInsets`` in a superview whose own are known.
  func safeAreaInsets(in superview: LayoutView, _ outer: LayoutInsets) -> LayoutInsets {
    var insets = additionalSafeAreaInsets
    if outer == LayoutInsets() { return insets }
    let (size, frame) = (superview.solvedFrame, solvedFrame)
    insets.top += max(0, outer.top - frame.y)
    insets.left += max(0, outer.left - frame.x)
    insets.bottom += max(0, outer.bottom - (size.height - frame.y - frame.height))
    insets.right += max(0, outer.right - (size.width - frame.x - frame.width))
    return insets
  }
}
