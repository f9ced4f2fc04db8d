public import VFLLayout
public import VFLRecords

extension LayoutView {
  /// What ``intrinsicContentSize`` says on an axis on which there is none, as in UIKit; so does any number
  /// below 0.
  public static let noIntrinsicMetric = -1.0

  /// ``intrinsicContentSize`` in points, where a number below 0 stands for none.
  package var contentSize: PerAxis<Double?> {
    let size = intrinsicContentSize
    func points(_ number: Double) -> Double? { number < 0 ? nil : number }
    let (width, height) = (points(size.width), points(measuredHeight ?? size.height))
    // Before it is laid out it is as wide as its content wants it.
    if height == nil, measuredWidth == nil, let width {
      return PerAxis(width, contentHeight(forWidth: width))
    }
    return PerAxis(width, height)
  }

  /// Says that ``intrinsicContentSize``, or what ``contentHeight(forWidth:)`` answers, has changed; the next
  /// pass counts with it.
  public func invalidateIntrinsicContentSize() {
    if let measuredWidth, measuredWidth > 0 {
      measuredHeight = contentHeight(forWidth: measuredWidth)
    }
    contentWishesChanged()
  }

  /// Lets the content have the height that it has at a width, which is not asked for a width of 0; without a
  /// width, the content has the height of a view that was never laid out.
  func measureContent(forWidth width: Double?) {
    guard width != measuredWidth else { return }
    measuredWidth = width
    let height = width.flatMap { $0 > 0 ? contentHeight(forWidth: $0) : nil }
    guard height != measuredHeight else { return }
    measuredHeight = height
    contentWishesChanged()
  }

  /// Tells that the size of the content has changed, or how strongly it is wanted.
  func contentWishesChanged() {
    live?.contentChanged(of: self)
    superview?.subviewDidChange(self)
  }

  /// How strongly it resists being larger than its content on an axis.
  public func contentHuggingPriority(for axis: Axis) -> Priority { hugging[axis] }

  /// Sets how strongly it resists being larger than its content on an axis.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    hugging[axis] = priority
  }

  /// How strongly it resists being smaller than its content on an axis.
  public func contentCompressionResistancePriority(for axis: Axis) -> Priority {
    compressionResistance[axis]
  }

  /// Sets how strongly it resists being smaller than its content on an axis.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    compressionResistance[axis] = priority
  }

  /// The direction that leading and trailing follow in the constraints that the view holds.
  public var effectiveDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: (live?.root ?? rootView).layoutDirection
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Baselines

  /// Says that ``viewForFirstBaselineLayout`` or ``viewForLastBaselineLayout`` has changed.
  public func invalidateBaselineViews() {
    live?.baselineViewsChanged(of: self)
  }

  /// The view whose baseline counts as this one's.
  func baselineView(_ attribute: Attribute) -> LayoutView {
    var view = self
    while true {
      let next =
        attribute == .firstBaseline
        ? view.viewForFirstBaselineLayout : view.viewForLastBaselineLayout
      // A view that does not lie in this one has no say, and a circle has no end.
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
