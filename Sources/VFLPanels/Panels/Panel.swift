public import VFLLayout
import VFLRecords
public import VFLViews

/// A view that arranges other views with constraints that it creates: the common superclass of ``StackPanel``
/// and ``GridPanel``.
///
/// If something has changed, the panel updates its constraints before the next layout pass. Only the
/// constraints that differ are touched.
public class Panel: LayoutView {
  /// The margins between the panel and the edges of its superview, in points.
  ///
  /// If the value is `nil`, the panel is not constrained to its superview.
  public var superviewMargins: LayoutMargins? {
    didSet { if superviewMargins != oldValue { setNeedsUpdateConstraints() } }
  }

  let arrangement: Arrangement

  init(_ name: String, origin: ConstraintOrigin) {
    arrangement = Arrangement(origin: origin)
    super.init(name)
  }

  /// The views that the panel arranges, in order.
  ///
  /// All of them are subviews of the panel.
  public var children: [LayoutView] { [] }

  /// The constraints that the panel has created, in a fixed order.
  ///
  /// The array is updated by each layout pass and each call of ``updateConstraints()``.
  public var arrangementConstraints: [LayoutConstraint] { arrangement.constraints }

  /// The ``arrangementConstraints`` as text, one per line: `'panel-order' b.leading == a.trailing + 8 @1000`.
  public var arrangementDescription: String { arrangement.description }

  /// Adds the rows and guides of the panel to a plan.
  func arrange(_ plan: inout PanelPlan) {}

  // MARK: Overridden methods

  /// Updates the constraints of the panel.
  ///
  /// - Throws: ``LayoutConstraintError`` if a number of a constraint is not finite. No constraint is changed
  ///   in this case.
  public override func updateConstraints() throws {
    var plan = PanelPlan()
    if let superviewMargins, let superview { plan.bind(self, to: superview, superviewMargins) }
    arrange(&plan)
    try arrangement.become(plan.rows, plan.guides, in: self)
  }

  /// Requests new constraints for the new superview.
  public override func didMoveToSuperview() { setNeedsUpdateConstraints() }
}
