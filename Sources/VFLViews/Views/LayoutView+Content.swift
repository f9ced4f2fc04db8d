public import VFLLayout
public import VFLRecords

extension LayoutView {
  /// The value in ``intrinsicContentSize`` for an axis without an intrinsic size, as in UIKit.
  ///
  /// Any negative number has the same meaning.
  public static let noIntrinsicMetric = -1.0

  /// The intrinsic content size in points, with `nil` for an axis without an intrinsic size.
  package var contentSize: PerAxis<Double?> {
    let size = intrinsicContentSize
    func points(_ number: Double) -> Double? { number < 0 ? nil : number }
    let (width, height) = (points(size.width), points(measuredHeight ?? size.height))
    // Before the first layout, the content's own width determines the height.
    if height == nil, measuredWidth == nil, let width {
      return PerAxis(width, contentHeight(forWidth: width))
    }
    return PerAxis(width, height)
  }

  /// Invalidates ``intrinsicContentSize`` and the results of ``contentHeight(forWidth:)``.
  ///
  /// The next layout pass uses the new values.
  public func invalidateIntrinsicContentSize() {
    if let measuredWidth, measuredWidth > 0 {
      measuredHeight = contentHeight(forWidth: measuredWidth)
    }
    contentSizingChanged()
  }

  /// Sets the content height to the height for a width.
  ///
  /// ``contentHeight(forWidth:)`` is not called for a width of 0. If `width` is `nil`, the content height is
  /// the height of a view that was never laid out.
  func measureContent(forWidth width: Double?) {
    guard width != measuredWidth else { return }
    measuredWidth = width
    let height = width.flatMap { $0 > 0 ? contentHeight(forWidth: $0) : nil }
    guard height != measuredHeight else { return }
    measuredHeight = height
    contentSizingChanged()
  }

  /// Reports to the live layout and the superview that the content size or one of its priorities has changed.
  func contentSizingChanged() {
    live?.contentChanged(of: self)
    superview?.subviewDidChange(self)
  }

  /// Returns the priority with which the view resists becoming larger than its content on an axis.
  public func contentHuggingPriority(for axis: Axis) -> Priority { hugging[axis] }

  /// Sets the priority with which the view resists becoming larger than its content on an axis.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    hugging[axis] = priority
  }

  /// Returns the priority with which the view resists becoming smaller than its content on an axis.
  public func contentCompressionResistancePriority(for axis: Axis) -> Priority {
    compressionResistance[axis]
  }

  /// Sets the priority with which the view resists becoming smaller than its content on an axis.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    compressionResistance[axis] = priority
  }

  /// The layout direction that determines leading and trailing in the constraints that the view owns.
  public var effectiveDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: (live?.root ?? rootView).layoutDirection
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Baselines

  /// Reports that ``viewForFirstBaselineLayout`` or ``viewForLastBaselineLayout`` now returns a different
  /// view.
  public func invalidateBaselineViews() {
    live?.baselineViewsChanged(of: self)
  }

  /// Returns the view whose baseline is used as this view's baseline.
  func baselineView(_ attribute: Attribute) -> LayoutView {
    var view = self
    while true {
      let next =
        attribute == .firstBaseline
        ? view.viewForFirstBaselineLayout : view.viewForLastBaselineLayout
      // A view outside of this view is ignored. The descendant check also rules out an endless loop.
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
