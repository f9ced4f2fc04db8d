public import VFLLayout
import VFLRecords

extension LayoutView {
  /// Adds a guide to the view and removes it from its previous owning view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard case .free = guide.kind else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    live?.guideAdded(guide)
  }

  /// Removes a guide from the view and deactivates the constraints that refer to it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    for mention in guide.mentions { mention.takeUnretainedValue().detach() }
    live?.remove(guide)
    layoutGuides.remove(at: index)
    guide.owningView = nil
  }

  /// The guide for the area inside the layout margins.
  public var layoutMarginsGuide: LayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = LayoutGuide(.layoutMarginsGuide, of: self)
    marginsGuide = guide
    return guide
  }

  /// The guide for the area inside the safe area insets.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = LayoutGuide(.safeAreaLayoutGuide, of: self)
    safeAreaGuide = guide
    appliedSafeArea = safeAreaInsets
    live?.safeAreaNeeded(of: self)
    return guide
  }

  /// The layout margins used for layout, in points.
  ///
  /// If ``insetsLayoutMarginsFromSafeArea`` is `true`, these margins include the safe area insets of the last
  /// layout pass.
  public var effectiveLayoutMargins: LayoutMargins {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    return layoutMargins(with: appliedSafeArea)
  }

  /// Returns ``layoutMargins`` plus the given safe area insets.
  func layoutMargins(with safeArea: LayoutInsets) -> LayoutMargins {
    let isMirrored = effectiveDirection == .rightToLeft
    var margins = layoutMargins
    margins.top += safeArea.top
    margins.leading += isMirrored ? safeArea.right : safeArea.left
    margins.bottom += safeArea.bottom
    margins.trailing += isMirrored ? safeArea.left : safeArea.right
    return margins
  }

  /// Whether rows may depend on the safe area.
  var usesSafeArea: Bool { safeAreaGuide != nil || insetsLayoutMarginsFromSafeArea }

  /// The distances between the view's edges and its safe area, in points.
  ///
  /// The insets consist of the part of the superview's insets that overlaps the view at its last computed
  /// frame, plus ``additionalSafeAreaInsets``.
  public var safeAreaInsets: LayoutInsets {
    guard let superview else { return additionalSafeAreaInsets }
    return safeAreaInsets(in: superview, superview.safeAreaInsets)
  }

  /// Returns ``safeAreaInsets`` for a superview with known insets.
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
