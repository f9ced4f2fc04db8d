import VFLLayout
public import VFLRecords
import VFLStacks
public import VFLViews

/// A view that arranges views in a row or column, like `UIStackView`.
///
/// ```swift
/// let row = StackView("row", arranging: [icon, title], spacing: 8, alignment: .center)
/// window.addSubview(row)
/// ```
///
/// The stack view creates constraints for its arranged views with the identifiers and priorities of
/// `UIStackView`. If something has changed, it updates them before the next layout pass and only touches the
/// constraints that differ. Use ``arrangementConstraints`` to read them. The guides that these constraints
/// refer to are in ``LayoutView/layoutGuides``.
open class StackView: LayoutView {
  /// A special spacing value.
  ///
  /// As the value of ``spacing``, it means no spacing. As a custom spacing, it means the value of
  /// ``spacing``.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// A special spacing value for the standard spacing between siblings, 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The axis along which the views are arranged.
  @exclusivity(unchecked) public var axis: Axis {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The distribution of the views along the axis.
  @exclusivity(unchecked) public var distribution: Distribution {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment of the views across the axis.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The spacing between adjacent views, in points.
  ///
  /// For ``Distribution/equalSpacing`` and ``Distribution/equalCentering``, it is the minimum spacing.
  @exclusivity(unchecked) public var spacing: Double {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// The implementation whose constraints the stack view creates.
  @exclusivity(unchecked) public var behavior: Behavior {
    didSet { if behavior != oldValue { arrangementChanged() } }
  }
  /// Whether the views are arranged inside the layout margins.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() }
    }
  }
  /// Whether the spacing of a vertical stack view is measured from the last baseline of a view to the first
  /// baseline of the next view.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// The arranged views.
  @exclusivity(unchecked) var items = ItemList<ArrangedItem>()
  /// The guide that encloses the views across the axis if they do not fill the stack view.
  lazy var alignmentSpanner = LayoutGuide(name + ".alignment-spanner")
  /// The guide that replaces the views if none is visible.
  lazy var orderingSpanner = LayoutGuide(name + ".ordering-spanner")
  private let arrangement: Arrangement
  /// Whether constants of the constraints depend on content sizes.
  private var holdsContents = false
  /// The cached results of ``contentSize(on:)``.
  ///
  /// The outer optional is `nil` if there is no cached result.
  @exclusivity(unchecked) var knownSize = PerAxis<Double??>(nil, nil)

  /// Creates a stack view.
  ///
  /// - Parameters:
  ///   - name: The name of the stack view in diagnostics.
  ///   - views: The views to arrange. They become subviews of the stack view.
  ///   - axis: The axis along which the views are arranged.
  ///   - spacing: The spacing between adjacent views, in points.
  ///   - alignment: The alignment of the views across the axis.
  ///   - distribution: The distribution of the views along the axis.
  ///   - behavior: The implementation whose constraints the stack view creates.
  ///   - fileID: The file to report in diagnostics for the stack view's constraints.
  ///   - line: The line to report in diagnostics for the stack view's constraints.
  public init(
    _ name: String = "stack", arranging views: [LayoutView] = [], axis: Axis = .horizontal,
    spacing: Double = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
    behavior: Behavior = .uiKit, fileID: String = #fileID, line: Int = #line
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.behavior = behavior
    arrangement = Arrangement(origin: ConstraintOrigin(fileID: fileID, line: line))
    super.init(name)
    for view in views { addArrangedSubview(view) }
  }

  /// The constraints that the stack view has created, in a fixed order: distribution, alignment, hidden
  /// views, guides.
  ///
  /// The array is updated by each layout pass and each call of ``updateConstraints()``.
  public var arrangementConstraints: [LayoutConstraint] { arrangement.constraints }

  /// The ``arrangementConstraints`` as text, one per line: `'UISV-spacing' b.leading == a.trailing + 8
  /// @1000`.
  public var arrangementDescription: String { arrangement.description }

  // MARK: Overridden methods

  /// Updates the constraints of the stack view.
  ///
  /// - Throws: ``LayoutConstraintError`` if a number of a constraint, such as the spacing, is not finite. No
  ///   constraint is changed in this case.
  open override func updateConstraints() throws {
    let plan = StackPlan(of: stackDescription, arranging: Array(items))
    try arrangement.become(panelRows(of: plan), guides(of: plan), in: self)
    holdsContents = plan.holdsContents
    for item in items {
      item.wasHidden = item.view.isHidden
      if sharesRoomAmongGaps { item.wasEmpty = item.naturalSize(on: axis) == nil }
    }
  }

  /// Ends the arrangement of a subview that is about to be removed.
  open override func willRemoveSubview(_ view: LayoutView) {
    arrangement.release(view)
    forget(view)
  }

  /// Updates the constraints of a view that was hidden or shown or whose content size has changed.
  open override func subviewDidChange(_ view: LayoutView) {
    if note(view) { contentChanged() }
  }

  /// Requests new constraints if a change of a view affects them.
  ///
  /// - Returns: Whether the view is arranged.
  private func note(_ view: LayoutView) -> Bool {
    guard let item = items[view, in: self] else { return false }
    // `FDStackView` compresses hidden views with their own compression resistance priority.
    if item.wasHidden != view.isHidden || behavior == .fdStackView && view.isHidden {
      setNeedsUpdateConstraints()
    }
    if holdsContents { setNeedsUpdateConstraints() }
    if sharesRoomAmongGaps, item.wasEmpty != (item.naturalSize(on: axis) == nil) {
      setNeedsUpdateConstraints()
    }
    return true
  }

  /// Whether remaining space goes to the gaps, so that views without content do not grow.
  private var sharesRoomAmongGaps: Bool {
    distribution == .equalSpacing || distribution == .equalCentering
  }

  /// Updates the content size of the stack view if it depends on the layout margins.
  open override func layoutMarginsDidChange() {
    if isLayoutMarginsRelativeArrangement { contentChanged() }
  }

  /// The view whose first baseline the stack view uses: the first view of a vertical stack view, any view of
  /// a horizontal stack view that is aligned by first baselines, or otherwise the view with the tallest
  /// content.
  open override var viewForFirstBaselineLayout: LayoutView { baselineView(isFirst: true) }

  /// The view whose last baseline the stack view uses: the last view of a vertical stack view, any view of a
  /// horizontal stack view that is aligned by last baselines, or otherwise the view with the tallest content.
  open override var viewForLastBaselineLayout: LayoutView { baselineView(isFirst: false) }

  /// Requests new constraints after a change of the arrangement.
  func arrangementChanged() {
    setNeedsUpdateConstraints()
    contentChanged()
  }

  /// Updates everything that depends on the content size or the baselines of the stack view, in this stack
  /// view and its ancestors.
  private func contentChanged() {
    var stack = self
    while true {
      stack.knownSize = PerAxis(nil, nil)
      if stack.distribution == .fillProportionally { stack.setNeedsUpdateConstraints() }
      stack.invalidateBaselineViews()
      guard let outer = stack.superview else { return }
      // Use a loop for nested stack views, because a recursion could overflow the call stack.
      guard type(of: outer) == StackView.self, let next = outer as? StackView else {
        return outer.subviewDidChange(stack)
      }
      guard next.note(stack) else { return }
      stack = next
    }
  }
}
