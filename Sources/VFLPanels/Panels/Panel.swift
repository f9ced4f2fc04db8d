public import VFLLayout
import VFLRecords
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

  let arrangement: Arrangement

  init(_ name: String, origin: ConstraintOrigin) {
    arrangement = Arrangement(origin: origin)
    super.init(name)
  }

  /// The views that it places, in their order; all of them are subviews.
  public var children: [LayoutView] { [] }

  /// The constraints that it has made, in a fixed order.
  ///
  /// They are those of the last pass, or of the last call of ``updateConstraints()``.
  public var arrangementConstraints: [LayoutConstraint] { arrangement.constraints }

  /// ``arrangementConstraints`` as text, one a line: `'panel-order' b.leading == a.trailing + 8 @1000`.
  public var arrangementDescription: String { arrangement.description }

  /// Adds what the panel wants to a plan.
  func arrange(_ plan: inout PanelPlan) {}

  // MARK: What a view's hierarchy tells it

  /// Makes the constraints that the panel needs now.
  ///
  /// - Throws: ``LayoutConstraintError`` when a number that a constraint gets is not finite; then no
  ///   constraint is changed.
  public override func updateConstraints() throws {
    var plan = PanelPlan()
    if let superviewMargins, let superview { plan.bind(self, to: superview, superviewMargins) }
    arrange(&plan)
    try arrangement.become(plan.rows, plan.guides, in: self)
  }

  /// Binds the panel to the view that it is in now.
  public override func didMoveToSuperview() { setNeedsUpdateConstraints() }
}
