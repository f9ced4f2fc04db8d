import VFLLayout
public import VFLRecords
public import VFLViews

/// A view that arranges views in a row or a column, as `UIStackView` does.
///
/// ```swift
/// let row = StackView("row", arranging: [icon, title], spacing: 8, alignment: .center)
/// window.addSubview(row)
/// ```
///
/// It makes constraints for the views that it arranges, with the identifiers and priorities of
/// `UIStackView`, and brings them up to date before a pass when something has changed: only what is
/// different is touched. ``arrangementConstraints`` has them. A guide that such a constraint speaks of is
/// among its ``LayoutView/layoutGuides``.
open class StackView: LayoutView {
  /// The value of ``spacing`` that stands for none, and of a custom spacing that stands for ``spacing``.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the standard space between siblings, 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The direction that the views follow each other in.
  @exclusivity(unchecked) public var axis: Axis {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// How the views share the space along the axis.
  @exclusivity(unchecked) public var distribution: Distribution {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// Where the views lie across the axis.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The space between neighbours, in points; the least one where the distribution is about gaps or
  /// centres.
  @exclusivity(unchecked) public var spacing: Double {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// Whose constraints it makes.
  @exclusivity(unchecked) public var behavior: Behavior {
    didSet { if behavior != oldValue { arrangementChanged() } }
  }
  /// Whether the views lie inside of the layout margins.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() }
    }
  }
  /// Whether a column's spacing is measured from the last baseline of a view to the first of the next.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// What it arranges.
  @exclusivity(unchecked) var items = ItemList<ArrangedItem>()
  /// Spans the views across the axis, where they do not fill the stack.
  lazy var alignmentSpanner = LayoutGuide(name + ".alignment-spanner")
  /// Stands for the views, where there is none to be seen.
  lazy var orderingSpanner = LayoutGuide(name + ".ordering-spanner")
  private let arrangement: Arrangement
  /// Whether the constraints have the lengths of contents for constants.
  private var holdsContents = false
  /// How large its views are together, on an axis on which somebody has asked.
  @exclusivity(unchecked) var knownSize = PerAxis<Double??>(nil, nil)

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - name: what diagnostics call it.
  ///   - views: the views that it arranges, which become its subviews.
  ///   - axis: the direction that the views follow each other in.
  ///   - spacing: the space between neighbours, in points.
  ///   - alignment: where the views lie across the axis.
  ///   - distribution: how they share the space along it.
  ///   - behavior: whose constraints it makes.
  ///   - fileID: the file that a conflict of its constraints names.
  ///   - line: the line that a conflict of its constraints names.
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

  /// The constraints that the stack has made for its views, in a fixed order: distribution, alignment,
  /// hidden views, guides.
  ///
  /// They are those of the last pass, or of the last call of ``updateConstraints()``.
  public var arrangementConstraints: [LayoutConstraint] { arrangement.constraints }

  /// ``arrangementConstraints`` as text, one a line: `'UISV-spacing' b.leading == a.trailing + 8 @1000`.
  public var arrangementDescription: String { arrangement.description }

  // MARK: What a view's hierarchy tells it

  /// Makes the constraints that the stack needs now.
  ///
  /// - Throws: ``LayoutConstraintError`` when a number that a constraint gets is not finite, such as a
  ///   spacing; then no constraint is changed.
  open override func updateConstraints() throws {
    let plan = StackPlan(of: self)
    try arrangement.become(plan.rows, plan.guides, in: self)
    holdsContents = plan.holdsContents
    for item in items {
      item.wasHidden = item.view.isHidden
      if sharesRoomAmongGaps { item.wasEmpty = item.isEmpty(on: axis) }
    }
  }

  /// Ends the arrangement of a view that leaves.
  open override func willRemoveSubview(_ view: LayoutView) {
    arrangement.release(view)
    forget(view)
  }

  /// Lets the constraints follow a view that was hidden, shown, or has other content.
  open override func subviewDidChange(_ view: LayoutView) {
    if note(view) { contentChanged() }
  }

  /// Asks for new constraints if those of a view are others now; false if the view is not arranged.
  private func note(_ view: LayoutView) -> Bool {
    guard let item = items[view, in: self] else { return false }
    // FDStackView squeezes hidden views by their own resistance.
    if item.wasHidden != view.isHidden || behavior == .fdStackView && view.isHidden {
      setNeedsUpdateConstraints()
    }
    if holdsContents { setNeedsUpdateConstraints() }
    if sharesRoomAmongGaps, item.wasEmpty != item.isEmpty(on: axis) { setNeedsUpdateConstraints() }
    return true
  }

  /// Whether spare room goes to the gaps, so that views without content are to have none of it.
  private var sharesRoomAmongGaps: Bool {
    distribution == .equalSpacing || distribution == .equalCentering
  }

  /// Lets what counts with the margins follow them.
  open override func layoutMarginsDidChange() {
    if isLayoutMarginsRelativeArrangement { contentChanged() }
  }

  /// The view whose first baseline is the stack's: of a column the first, of a row that is aligned by
  /// baselines any, of another row the one with the tallest content.
  open override var viewForFirstBaselineLayout: LayoutView { baselineView(isFirst: true) }

  /// The view whose last baseline is the stack's: of a column the last, of a row that is aligned by
  /// baselines any, of another row the one with the tallest content.
  open override var viewForLastBaselineLayout: LayoutView { baselineView(isFirst: false) }

  /// The alignment that goes for the axis: a column has no common baseline.
  var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return alignment
    }
  }

  /// Asks for new constraints.
  func arrangementChanged() {
    setNeedsUpdateConstraints()
    contentChanged()
  }

  /// Lets everything follow that counts with how large the views are, or with the baselines of one, in this
  /// stack and around it.
  private func contentChanged() {
    var stack = self
    while true {
      stack.knownSize = PerAxis(nil, nil)
      if stack.distribution == .fillProportionally { stack.setNeedsUpdateConstraints() }
      stack.invalidateBaselineViews()
      guard let outer = stack.superview else { return }
      // However deep stacks lie in each other, they do not call each other as deep.
      guard type(of: outer) == StackView.self, let next = outer as? StackView else {
        return outer.subviewDidChange(stack)
      }
      guard next.note(stack) else { return }
      stack = next
    }
  }
}
