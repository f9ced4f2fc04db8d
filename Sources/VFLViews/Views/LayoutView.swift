public import VFLLayout
public import VFLRecords

/// A view without drawing: the part of `UIView` that takes part in layout.
///
/// ```swift
/// let window = LayoutView("window")
/// let title = LayoutView("title", contentWidth: 80, contentHeight: 21)
/// window.addSubview(title)
/// try LayoutConstraint.activate([
///   title.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
///   title.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
///   title.topAnchor.constraint(equalTo: window.topAnchor),
/// ])
/// try window.layOut(width: 320, height: 200)
/// title.frame.width  // 280
/// ```
open class LayoutView: LayoutElement {
  /// The view's superview, or `nil` for a root view.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var superview: LayoutView?
  /// The view's subviews, from back to front.
  @exclusivity(unchecked) public internal(set) var subviews: [LayoutView] = []
  /// The layout guides that the view owns, in the order in which they were added.
  @exclusivity(unchecked) public internal(set) var layoutGuides: [LayoutGuide] = []

  /// The width of the view's content in points, or `nil` if there is none.
  @exclusivity(unchecked) open var contentWidth: Double? {
    didSet { if contentWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The height of the view's content in points, or `nil` if there is none.
  @exclusivity(unchecked) open var contentHeight: Double? {
    didSet { if contentHeight != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The priority, per axis, with which the view resists becoming larger than its content.
  @exclusivity(unchecked) public var hugging = PerAxis(both: Priority.defaultLow) {
    didSet { if hugging != oldValue { contentSizingChanged() } }
  }
  /// The priority, per axis, with which the view resists becoming smaller than its content.
  @exclusivity(unchecked) public var compressionResistance = PerAxis(both: Priority.defaultHigh) {
    didSet { if compressionResistance != oldValue { contentSizingChanged() } }
  }
  /// The distance from the top edge to the first baseline, in points.
  public var firstBaseline = 0.0 {
    didSet { if firstBaseline != oldValue { live?.baselineChanged(of: self) } }
  }
  /// The distance from the last baseline to the bottom edge, in points.
  public var lastBaseline = 0.0 {
    didSet { if lastBaseline != oldValue { live?.baselineChanged(of: self) } }
  }
  /// The layout margins, in points.
  public var layoutMargins = LayoutMargins.standard {
    didSet {
      guard layoutMargins != oldValue else { return }
      live?.traitsChanged(of: self)
      layoutMarginsDidChange()
    }
  }
  /// Whether the layout margins include the safe area insets.
  ///
  /// If `true`, the effective margins are ``layoutMargins`` plus ``safeAreaInsets``.
  ///
  /// The default is `false`, unlike in UIKit.
  public var insetsLayoutMarginsFromSafeArea = false {
    didSet {
      guard insetsLayoutMarginsFromSafeArea != oldValue else { return }
      appliedSafeArea = safeAreaInsets
      live?.safeAreaNeeded(of: self)
      live?.traitsChanged(of: self)
      layoutMarginsDidChange()
    }
  }
  /// The insets that the view adds to the safe area of its superview, in points.
  ///
  /// For a root view, they are the whole safe area insets.
  public var additionalSafeAreaInsets = LayoutInsets() {
    didSet { if additionalSafeAreaInsets != oldValue { live?.safeAreaChanged(of: self) } }
  }
  /// Whether the view is hidden.
  ///
  /// Hiding a view does not by itself change the layout.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewDidChange(self) } }
  }
  /// Whether the view's contents follow the layout direction of the user interface or always have a fixed
  /// direction.
  ///
  /// Subviews do not inherit this value. It determines the meaning of leading and trailing in the constraints
  /// that the view owns, and the sides of the view's own margins.
  @exclusivity(unchecked) public var semanticContentAttribute = SemanticContentAttribute.unspecified
  {
    didSet { if semanticContentAttribute != oldValue { live?.directionChanged(of: self) } }
  }
  /// The layout direction of the user interface.
  ///
  /// The value of the root view applies to the whole hierarchy.
  @exclusivity(unchecked) public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { rootLayout?.directionChanged() } }
  }
  /// The number of pixels per point, which is used to round frames to whole pixels.
  ///
  /// If the root's value is `nil` or not a positive finite number, frames are not rounded.
  public var displayScale: Double? {
    didSet { if displayScale != oldValue { live?.scaleChanged() } }
  }
  /// The size of the view while it is the root of its hierarchy, in points.
  ///
  /// On an axis with `nil`, the constraints determine the size.
  public var rootSize = PerAxis<Double?>(nil, nil) {
    didSet { if rootSize != oldValue { rootSizeChanged() } }
  }
  /// The action that a layout pass takes when required constraints contradict each other.
  ///
  /// Only the value of the root view is used.
  public var conflictPolicy = ConflictPolicy.throwError
  /// The constraint objects of each conflict in the last layout pass.
  ///
  /// The array is empty if the pass succeeded.
  public internal(set) var conflictingConstraints: [[LayoutConstraint]] = []

  /// Whether the view's frame and autoresizing mask are translated into constraints.
  ///
  /// The default is `false`, unlike in UIKit.
  public var translatesAutoresizingMaskIntoConstraints = false {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { maskChanged(keeping: shownFrame) }
    }
  }
  /// The margins and dimensions that change when the superview is resized.
  ///
  /// Only used if ``translatesAutoresizingMaskIntoConstraints`` is `true`.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { maskChanged() } }
  }
  /// The frame that the mask keeps, and the superview's size to which this frame belongs.
  @exclusivity(unchecked) var maskAnchor: MaskAnchor?

  /// The data that the superview stores about this view, or `nil` if the superview does not arrange the view.
  ///
  /// The object that sets this property also resets it.
  @exclusivity(unchecked) package unowned(unsafe) var listing: AnyObject?

  /// The constraints that the view owns, in no particular order.
  ///
  /// Use ``constraints`` to get the constraints in activation order.
  @exclusivity(unchecked) package var heldConstraints: [LayoutConstraint] = []
  @exclusivity(unchecked) var nextSerial = 0
  /// The live layout of the hierarchy.
  ///
  /// Only set in a root view.
  @exclusivity(unchecked) var rootLayout: LiveLayout? {
    didSet {
      guard let oldValue, oldValue !== rootLayout else { return }
      oldValue.abandon()
      if live === oldValue { live = nil }
    }
  }
  /// The constraints that were broken to resolve conflicts.
  ///
  /// Only used in a root view.
  package internal(set) var brokenConstraints: [LayoutConstraint] = []
  /// The number of calls of ``exerciseAmbiguityInLayout()`` that found an ambiguous attribute.
  var exerciseCount = 0
  /// The width for which the content was measured last, and the height measured for that width.
  ///
  /// Both are `nil` before the first measurement.
  @exclusivity(unchecked) var measuredWidth: Double?
  @exclusivity(unchecked) var measuredHeight: Double?
  @exclusivity(unchecked) var needsUpdate = true
  @exclusivity(unchecked) var needsSubviewLayout = true
  /// Whether ``layoutSubviews()`` is currently running.
  var isLayingOut = false
  /// Whether the view is in the live layout's `touchedBaselines`.
  var isBaselineTouched = false
  /// Whether the view belongs to a subtree that is being removed from a hierarchy.
  var isLeaving = false
  /// The safe area insets that the rows in the solver use.
  var appliedSafeArea = LayoutInsets()
  /// Whether rows depend on the safe area of the view or of one of its descendants.
  var holdsSafeArea = false
  /// Whether the safe area of the view may differ from ``appliedSafeArea``.
  var isSafeAreaTouched = false
  var marginsGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?

  /// Creates a view with a name for diagnostics and an optional content size in points.
  public init(_ name: String = "view", contentWidth: Double? = nil, contentHeight: Double? = nil) {
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    super.init(name: name)
  }

  /// Removes all references to the view and releases its descendants one after the other.
  ///
  /// Releasing them recursively could overflow the stack in a deep hierarchy.
  deinit {
    rootLayout?.abandon()
    leaveConstraints()
    for constraint in heldConstraints { constraint.owner = nil }
    for guide in layoutGuides { guide.owningView = nil }
    marginsGuide?.owningView = nil
    safeAreaGuide?.owningView = nil
    for view in subviews { view.superview = nil }
    var waiting = subviews
    subviews = []
    while var view = waiting.popLast() {
      // A view without other references is deallocated at the end of this iteration, so retain its subviews
      // here.
      if isKnownUniquelyReferenced(&view) { waiting += view.subviews }
    }
  }

  /// The constraints that the view owns, in the order in which they were activated.
  public var constraints: [LayoutConstraint] {
    heldConstraints.sorted { $0.serial < $1.serial }
  }

  override var parentElement: LayoutView? { superview }
  override var hostView: LayoutView? { self }

  override var traits: ItemTraits {
    ItemTraits(
      margins: effectiveLayoutMargins, safeArea: appliedSafeArea, firstBaseline: firstBaseline,
      lastBaseline: lastBaseline, direction: effectiveDirection)
  }

  override var contentSizing: ContentSizing? {
    ContentSizing(
      size: contentSize, hugging: hugging, compression: compressionResistance)
  }

  // MARK: Overriding points

  /// The natural size of the view's content, with ``noIntrinsicMetric`` on an axis without an intrinsic size.
  ///
  /// The default implementation returns ``contentWidth`` and ``contentHeight``.
  ///
  /// If you override this property, call ``invalidateIntrinsicContentSize()`` when its value changes.
  open var intrinsicContentSize: LayoutSize {
    LayoutSize(
      width: contentWidth ?? Self.noIntrinsicMetric, height: contentHeight ?? Self.noIntrinsicMetric
    )
  }

  /// Returns the height of the view's content for a width, in points, like `sizeThatFits(_:)`.
  ///
  /// The default implementation returns `nil`: the height does not depend on the width.
  ///
  /// A layout pass calls this method when the view's width has changed, and solves again with the returned
  /// height in place of the height of ``intrinsicContentSize``. Before the first layout, the method is called
  /// with the width of ``intrinsicContentSize``. If you override this method, call
  /// ``invalidateIntrinsicContentSize()`` when its results change.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// The descendant whose first baseline is used as this view's first baseline.
  ///
  /// The default implementation returns the view itself. If you override this property, call
  /// ``invalidateBaselineViews()`` when its value changes.
  open var viewForFirstBaselineLayout: LayoutView { self }

  /// The descendant whose last baseline is used as this view's last baseline.
  ///
  /// The default implementation returns the view itself. If you override this property, call
  /// ``invalidateBaselineViews()`` when its value changes.
  open var viewForLastBaselineLayout: LayoutView { self }

  /// Updates the view's constraints.
  ///
  /// A layout pass calls this method once before it solves the constraints, regardless of the number of
  /// ``setNeedsUpdateConstraints()`` calls.
  ///
  /// The default implementation does nothing. An error thrown here is rethrown by ``layoutIfNeeded()``.
  open func updateConstraints() throws {}

  /// Called when the view's size or the frame of one of its subviews has changed, and after
  /// ``setNeedsLayout()``.
  ///
  /// Superviews are called before their subviews.
  ///
  /// The frames are already set, and the default implementation does nothing. An override may change
  /// constraints, which are then solved in the same pass, and may set frames as described in ``frame``. An
  /// error thrown here is rethrown by ``layoutIfNeeded()``.
  open func layoutSubviews() throws {}

  /// Called after a subview was added to this view.
  open func didAddSubview(_ view: LayoutView) {}

  /// Called before a subview is removed from this view.
  open func willRemoveSubview(_ view: LayoutView) {}

  /// Called when a subview was hidden or shown, when its content size was invalidated, or when its hugging or
  /// compression resistance priority has changed.
  open func subviewDidChange(_ view: LayoutView) {}

  /// Called when the effective layout margins have changed: either ``layoutMargins``, or the safe area if the
  /// margins include it.
  open func layoutMarginsDidChange() {}

  /// Called after the view was added to a superview or removed from its superview.
  open func didMoveToSuperview() {}
}
