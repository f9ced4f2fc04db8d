public import VFLLayout
public import VFLRecords

/// A view without pixels: what `UIView` has that takes part in layout.
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
  /// The view that it lies in.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var superview: LayoutView?
  /// The views that lie in it, the foremost at the end.
  @exclusivity(unchecked) public internal(set) var subviews: [LayoutView] = []
  /// The guides that belong to it, in the order in which they were added.
  @exclusivity(unchecked) public internal(set) var layoutGuides: [LayoutGuide] = []

  /// The width of its content in points, if it has one.
  @exclusivity(unchecked) open var contentWidth: Double? {
    didSet { if contentWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The height of its content in points, if it has one.
  @exclusivity(unchecked) open var contentHeight: Double? {
    didSet { if contentHeight != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How strongly it resists being larger than its content.
  @exclusivity(unchecked) public var hugging = PerAxis(both: Priority.defaultLow) {
    didSet { if hugging != oldValue { contentWishesChanged() } }
  }
  /// How strongly it resists being smaller than its content.
  @exclusivity(unchecked) public var compressionResistance = PerAxis(both: Priority.defaultHigh) {
    didSet { if compressionResistance != oldValue { contentWishesChanged() } }
  }
  /// How far the first baseline lies below the top edge, in points.
  public var firstBaseline = 0.0 {
    didSet { if firstBaseline != oldValue { live?.baselineChanged(of: self) } }
  }
  /// How far the last baseline lies above the bottom edge, in points.
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
  /// Whether the safe area counts among the margins: they are then what ``layoutMargins`` say and what lies
  /// outside of the safe area besides.
  ///
  /// Here it is `false` unless it is set.
  public var insetsLayoutMarginsFromSafeArea = false {
    didSet {
      guard insetsLayoutMarginsFromSafeArea != oldValue else { return }
      appliedSafeArea = safeAreaInsets
      live?.safeAreaNeeded(of: self)
      live?.traitsChanged(of: self)
      layoutMarginsDidChange()
    }
  }
  /// What the safe area leaves out besides what the superview's safe area leaves out, in points; at
  /// the root that is all.
  public var additionalSafeAreaInsets = LayoutInsets() {
    didSet { if additionalSafeAreaInsets != oldValue { live?.safeAreaChanged(of: self) } }
  }
  /// Whether it is hidden, which by itself has no effect on layout.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewDidChange(self) } }
  }
  /// Whether its contents follow the interface's direction, or always one of the two.
  ///
  /// It is not inherited. It decides what leading and trailing mean in the constraints that the view
  /// holds, and on which sides its own margins lie.
  @exclusivity(unchecked) public var semanticContentAttribute = SemanticContentAttribute.unspecified
  {
    didSet { if semanticContentAttribute != oldValue { live?.directionChanged(of: self) } }
  }
  /// The direction of the interface; what the root of a hierarchy has goes for all that lie in it.
  @exclusivity(unchecked) public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { rootLayout?.directionChanged() } }
  }
  /// How many pixels a point has, where the root's frames are to end at whole pixels; `nil`, or what
  /// is no number above 0, leaves them as they are solved.
  public var displayScale: Double? {
    didSet { if displayScale != oldValue { live?.scaleChanged() } }
  }
  /// The size that the view has as long as it is the root of its hierarchy, in points; it is free on an
  /// axis where this is `nil`.
  public var rootSize = PerAxis<Double?>(nil, nil) {
    didSet { if rootSize != oldValue { rootSizeChanged() } }
  }
  /// What a pass does about required constraints that contradict each other; the root's counts.
  public var conflictPolicy = ConflictPolicy.throwError
  /// The conflicts of the last pass that failed: in each of them the constraints of it that are objects.
  public internal(set) var conflictingConstraints: [[LayoutConstraint]] = []

  /// Whether the view's frame and mask are made into constraints, as `UIView` does unless told not to.
  ///
  /// Here it is `false` unless it is set.
  public var translatesAutoresizingMaskIntoConstraints = false {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { maskChanged(keeping: shownFrame) }
    }
  }
  /// What gives way when the superview's size changes, in a view whose mask is made into constraints.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { maskChanged() } }
  }
  /// The frame that the mask keeps, and the superview's size that it belongs to.
  @exclusivity(unchecked) var maskAnchor: MaskAnchor?

  /// What the superview keeps of it, if it arranges the view; whoever sets it takes it back.
  @exclusivity(unchecked) package unowned(unsafe) var listing: AnyObject?

  /// The constraints that it holds, in no order; ``constraints`` has them in theirs.
  @exclusivity(unchecked) package var heldConstraints: [LayoutConstraint] = []
  @exclusivity(unchecked) var nextSerial = 0
  /// The live layout of the hierarchy, if this is its root.
  @exclusivity(unchecked) var rootLayout: LiveLayout? {
    didSet {
      guard let oldValue, oldValue !== rootLayout else { return }
      oldValue.abandon()
      if live === oldValue { live = nil }
    }
  }
  /// The constraints that conflicts were ended by, if this is the root.
  package internal(set) var brokenConstraints: [LayoutConstraint] = []
  /// How often ambiguity was exercised.
  var exerciseCount = 0
  /// The width for which the content was measured last, if it was, and the height that it has there.
  @exclusivity(unchecked) var measuredWidth: Double?
  @exclusivity(unchecked) var measuredHeight: Double?
  @exclusivity(unchecked) var needsUpdate = true
  @exclusivity(unchecked) var needsSubviewLayout = true
  /// Whether ``layoutSubviews()`` is being called.
  var isLayingOut = false
  /// Whether the rows of its baselines are to be looked at.
  var isBaselineTouched = false
  /// Whether it is part of what is being taken out of a hierarchy.
  var isLeaving = false
  /// The safe area that rows count with.
  var appliedSafeArea = LayoutInsets()
  /// Whether rows count with its safe area, or with that of a view in it.
  var holdsSafeArea = false
  /// Whether its safe area may be another one than rows count with.
  var isSafeAreaTouched = false
  var marginsGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?

  /// Creates a view with a name, by which messages tell it from others, and content if a size is given.
  public init(_ name: String = "view", contentWidth: Double? = nil, contentHeight: Double? = nil) {
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    super.init(name: name)
  }

  /// Takes back all references to the view, and releases what lies in it one view after the other: released
  /// in each other, views that lie deep would need a stack as deep.
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
      // A view that nobody else has goes at the end of this turn; what lies in it is held from here.
      if isKnownUniquelyReferenced(&view) { waiting += view.subviews }
    }
  }

  /// The constraints that the view holds, in the order in which they were activated.
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

  override var contentWishes: ContentWishes? {
    ContentWishes(
      size: contentSize, hugging: hugging, compression: compressionResistance)
  }

  // MARK: For subclasses

  /// The size of its content, ``noIntrinsicMetric`` on an axis on which it has none; that of
  /// ``contentWidth`` and ``contentHeight`` unless a subclass says otherwise.
  ///
  /// Whoever overrides it calls ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: LayoutSize {
    LayoutSize(
      width: contentWidth ?? Self.noIntrinsicMetric, height: contentHeight ?? Self.noIntrinsicMetric
    )
  }

  /// The height of its content at a width, in points, as `sizeThatFits` gives it; `nil` if it depends on no width,
  /// which is so unless a subclass says otherwise.
  ///
  /// A pass asks for it when the view has got another width, and solves again with the height that it
  /// answers in the place of that of ``intrinsicContentSize``; before that the width of the content counts.
  /// Whoever overrides it calls ``invalidateIntrinsicContentSize()`` when the answers change.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// The view inside this one whose first baseline counts as this one's; the view itself unless a
  /// subclass says otherwise, and ``invalidateBaselineViews()`` when it changes.
  open var viewForFirstBaselineLayout: LayoutView { self }

  /// The view inside this one whose last baseline counts as this one's.
  open var viewForLastBaselineLayout: LayoutView { self }

  /// Brings the view's constraints up to date; called once before the constraints are solved, however
  /// often ``setNeedsUpdateConstraints()`` was called.
  ///
  /// It does nothing unless overridden. What it throws comes out of ``layoutIfNeeded()``.
  open func updateConstraints() throws {}

  /// Called when the view's size, or the frame of one of its subviews, has changed, and after
  /// ``setNeedsLayout()``; superviews come before their subviews.
  ///
  /// It does nothing unless overridden: the frames are set already. It may change constraints, which
  /// are then solved in the same pass, and set frames, as ``frame`` says. What it throws comes out of
  /// ``layoutIfNeeded()``.
  open func layoutSubviews() throws {}

  /// Called after a view was put into this one.
  open func didAddSubview(_ view: LayoutView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ view: LayoutView) {}

  /// Called when a subview was hidden or shown, has invalidated its content size, or wants to have it
  /// more or less strongly.
  open func subviewDidChange(_ view: LayoutView) {}

  /// Called when ``layoutMargins`` have changed, or the safe area where it counts among them.
  open func layoutMarginsDidChange() {}

  /// Called after the view was put into another one or taken out.
  open func didMoveToSuperview() {}
}
