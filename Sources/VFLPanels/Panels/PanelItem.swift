import VFLViews

/// The data of a view that a panel arranges.
final class PanelItem<Placement>: ListedItem {
  /// The placement of the view.
  var placement: Placement
  /// The shape of the view when its constraints were last created.
  var shape: PanelShape?
  /// The guide for the view's space, inset by the margins, or `nil` before it is created.
  private(set) var space: LayoutGuide?

  init(_ view: LayoutView, _ placement: Placement) {
    self.placement = placement
    super.init(view)
  }

  /// Returns the guide for the view's space, inset by the margins, and creates the guide if necessary.
  func madeSpace(in panel: LayoutView) -> LayoutGuide {
    if let space { return space }
    let guide = LayoutGuide("\(panel.name).space.\(view.name)")
    space = guide
    return guide
  }
}
