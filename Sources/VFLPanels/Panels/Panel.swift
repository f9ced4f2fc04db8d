public import VFLLayout
public import VFLViews

/// A view that places others by constraints of its own making: what ``StackPanel`` and ``GridPanel``
/// have in common.
///
/// The constraints are brought up to date before a pass, when something has changed, and only what is
/// different is touched.
public class Panel: LayoutView {
  /// The margins that it keeps to the edges of its superview, in points; `nil` if it is not bound to
  /// them.
  public var superviewMargins: LayoutMargins? {
    didSet { if superviewMargins != oldValue { setNeedsUpdateConstraints() } }
  }

  private var guides: [LayoutGuide] = []
  private var arrangement = PanelConstraints()
  private let origin: ConstraintOrigin

  init(_ name: String, origin: ConstraintOrigin) {
    self.origin = origin
    super.init(name)
  }

  /// The views that it places; all of them are subviews.
  public var children: [LayoutView] { [] }

  /// The constraints that it has made, in a fixed order.
  ///
  /// They are those of the last pass, or of the last call of ``updateConstraints()``.
  public var arrangementConstraints: [LayoutConstraint] { arrangement.constraints }

  /// ``arrangementConstraints`` as text, one a line: `'panel-order' b.leading == a.trailing + 8 @1000`.
  public var arrangementDescription: String {
    arrangementConstraints.map { "\($0)\n" }.joined()
  }

  /// Adds what the panel wants to a plan.
  func arrange(_ plan: inout PanelPlan) {}

  /// Stops to place a view that leaves.
  func forget(_ view: LayoutView) {}

  // MARK: What a view's hierarchy tells it

  /// Makes the constraints that the panel needs now.
  public override func updateConstraints() throws {
    var plan = PanelPlan()
    if let superviewMargins, let superview { plan.bind(self, to: superview, superviewMargins) }
    arrange(&plan)
    for guide in plan.guides where guide.owningView !== self { addLayoutGuide(guide) }
    try arrangement.become(plan.rows, origin: origin)
    let used = Set(plan.guides.map { ObjectIdentifier($0) })
    for guide in guides where !used.contains(ObjectIdentifier(guide)) { removeLayoutGuide(guide) }
    guides = plan.guides
  }

  /// Binds the panel to the view that it is in now.
  public override func didMoveToSuperview() { setNeedsUpdateConstraints() }

  /// Ends what the panel says of a view that leaves.
  public override func willRemoveSubview(_ view: LayoutView) {
    forget(view)
    // What says how large a view is speaks of nothing else, and would go along to where the view goes.
    let own = view.constraints.filter { constraint in
      guard constraint.secondItem == nil, let identifier = constraint.identifier else {
        return false
      }
      return PanelIdentifiers.sizes.contains(identifier)
    }
    LayoutConstraint.deactivate(own)
  }

  /// Lets the constraints follow a view that was hidden, shown, or has other content.
  public override func subviewDidChange(_ view: LayoutView) { setNeedsUpdateConstraints() }
}
