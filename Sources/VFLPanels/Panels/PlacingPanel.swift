import VFLLayout
import VFLRecords
public import VFLViews

/// A panel that keeps for each of its views how that is placed.
public class PlacingPanel<Wish: Sendable & Hashable>: Panel {
  /// How the panel places one of its views.
  public typealias Placement = Wish

  /// What it places.
  var items = ItemList<PanelItem<Placement>>()

  /// How a view is placed that comes by `addSubview`, which says nothing of that.
  private let usualPlacement: Placement

  init(_ name: String, usualPlacement: Placement, origin: ConstraintOrigin) {
    self.usualPlacement = usualPlacement
    super.init(name, origin: origin)
  }

  /// The views that it places, in their order; all of them are subviews.
  public override var children: [LayoutView] { items.views }

  /// Makes a view a subview, and so one that the panel places.
  ///
  /// What its autoresizing mask says would contradict the panel.
  func adopt(_ view: LayoutView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
  }

  /// Checks that a placement can be one of this panel.
  func check(_ placement: Placement, of view: LayoutView) {}

  /// Takes a view out of the panel; one that is not there is left alone.
  public func remove(_ view: LayoutView) {
    if items[view, in: self] != nil { view.removeFromSuperview() }
  }

  /// How a view is placed.
  ///
  /// - Precondition: the panel places `view`.
  public func placement(of view: LayoutView) -> Placement { item(of: view).placement }

  /// Places a view in another way.
  ///
  /// - Precondition: the panel places `view`, and can place it so.
  public func setPlacement(_ placement: Placement, of view: LayoutView) {
    let item = item(of: view)
    guard item.placement != placement else { return }
    check(placement, of: view)
    item.placement = placement
    setNeedsUpdateConstraints()
  }

  func item(of view: LayoutView) -> PanelItem<Placement> {
    guard let item = items[view, in: self] else {
      Mistake.trap("expected `\(view.name)` to be placed by `\(name)`")
    }
    return item
  }

  // MARK: What a view's hierarchy tells it

  /// Makes the constraints that the panel needs now.
  ///
  /// - Throws: ``LayoutConstraintError`` when a number that a constraint gets is not finite; then no
  ///   constraint is changed.
  public override func updateConstraints() throws {
    try super.updateConstraints()
    for item in items { item.shape = PanelShape(of: item.view) }
  }

  /// Places a view that has come, as one that a panel's own call adds.
  public override func didAddSubview(_ view: LayoutView) {
    guard items[view, in: self] == nil else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    check(usualPlacement, of: view)
    items.append(PanelItem(view, usualPlacement))
    setNeedsUpdateConstraints()
  }

  /// Ends what the panel says of a view that leaves.
  public override func willRemoveSubview(_ view: LayoutView) {
    arrangement.release(view)
    if items.remove(view, from: self) != nil { setNeedsUpdateConstraints() }
  }

  /// Lets the constraints follow a view that was hidden, shown, or has other content.
  public override func subviewDidChange(_ view: LayoutView) {
    guard let item = items[view, in: self], !needsUpdateConstraints else { return }
    let shape = PanelShape(of: view)
    // Of a stack, say, it is only told that what lies in it has changed.
    guard shape != item.shape else { return }
    guard shape.differsOnlyInNumbers(from: item.shape), follow(shape.content, of: view) else {
      return setNeedsUpdateConstraints()
    }
    item.shape = shape
  }

  /// Gives the constraints that hold a view's content its size; false if that is no number for them.
  private func follow(_ content: PerAxis<Double?>, of view: LayoutView) -> Bool {
    for constraint in arrangement.constraints(ofAlone: view)
    where constraint.identifier == PanelIdentifiers.content && constraint.relation != .equal {
      guard let axis = constraint.firstAttribute.axis, let size = content[axis], size.isFinite
      else {
        return false
      }
      constraint.constant = size
    }
    return true
  }
}
