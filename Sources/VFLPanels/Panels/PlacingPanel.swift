import VFLLayout
import VFLRecords
public import VFLViews

/// A panel that stores a placement for each of its views.
public class PlacingPanel<Value: Sendable & Hashable>: Panel {
  /// The placement of a view in the panel.
  public typealias Placement = Value

  /// The arranged views.
  var items = ItemList<PanelItem<Placement>>()

  /// The placement of a view that is added with `addSubview(_:)`.
  private let usualPlacement: Placement

  init(_ name: String, usualPlacement: Placement, origin: ConstraintOrigin) {
    self.usualPlacement = usualPlacement
    super.init(name, origin: origin)
  }

  /// The views that the panel arranges, in order.
  ///
  /// All of them are subviews of the panel.
  public override var children: [LayoutView] { items.views }

  /// Makes a view a subview of the panel and disables the constraints of its autoresizing mask.
  ///
  /// These constraints would contradict the constraints of the panel.
  func adopt(_ view: LayoutView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
  }

  /// Checks that a placement is valid in this panel.
  func check(_ placement: Placement, of view: LayoutView) {}

  /// Removes a view from the panel.
  ///
  /// If the panel does not arrange the view, nothing happens.
  public func remove(_ view: LayoutView) {
    if items[view, in: self] != nil { view.removeFromSuperview() }
  }

  /// Returns the placement of a view.
  ///
  /// - Precondition: The panel arranges `view`.
  public func placement(of view: LayoutView) -> Placement { item(of: view).placement }

  /// Changes the placement of a view.
  ///
  /// - Precondition: The panel arranges `view`, and the placement is valid in this panel.
  public func setPlacement(_ placement: Placement, of view: LayoutView) {
    let item = item(of: view)
    guard item.placement != placement else { return }
    check(placement, of: view)
    item.placement = placement
    setNeedsUpdateConstraints()
  }

  func item(of view: LayoutView) -> PanelItem<Placement> {
    guard let item = items[view, in: self] else {
      Precondition.fail("`\(view.name)` is not arranged by `\(name)`")
    }
    return item
  }

  // MARK: Overridden methods

  /// Updates the constraints of the panel.
  ///
  /// - Throws: ``LayoutConstraintError`` if a number of a constraint is not finite. No constraint is changed
  ///   in this case.
  public override func updateConstraints() throws {
    try super.updateConstraints()
    for item in items { item.shape = PanelShape(of: item.view) }
  }

  /// Arranges a new subview with the default placement.
  public override func didAddSubview(_ view: LayoutView) {
    guard items[view, in: self] == nil else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    check(usualPlacement, of: view)
    items.append(PanelItem(view, usualPlacement))
    setNeedsUpdateConstraints()
  }

  /// Removes the placement and constraints of a view that is about to be removed.
  public override func willRemoveSubview(_ view: LayoutView) {
    arrangement.release(view)
    if items.remove(view, from: self) != nil { setNeedsUpdateConstraints() }
  }

  /// Updates the constraints of a view that was hidden or shown or whose content size has changed.
  public override func subviewDidChange(_ view: LayoutView) {
    guard let item = items[view, in: self], !needsUpdateConstraints else { return }
    let shape = PanelShape(of: view)
    // A nested stack view reports any change of its content, even if its shape has not changed.
    guard shape != item.shape else { return }
    guard shape.differsOnlyInNumbers(from: item.shape), follow(shape.content, of: view) else {
      return setNeedsUpdateConstraints()
    }
    item.shape = shape
  }

  /// Sets the constants of the constraints for a view's content size.
  ///
  /// - Returns: `false` if a size is not a valid constant.
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
