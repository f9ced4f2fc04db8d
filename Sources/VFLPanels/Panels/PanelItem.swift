import VFLViews

/// The data of a view that a panel arranges.
final class PanelItem<Placement>: ListedItem {
  /// The placement of the view.
  var placement: Placement
  /// The shape of the view when its constraints were last created.
  var shape: PanelShape?
  /// The guide for the view's space without the margins, if it was created.
  private(set) var space: LayoutGuide?

  init(_ view: LayoutView, _ placement: Placement) {
    self.placement = placement
    super.init(view)
  }

  /// Returns the guide for the view's space without the margins, and creates it if necessary.
  func madeSpace(in panel: LayoutView) -> LayoutGuide {
    if let space { return space }
    let guide = LayoutGuide("\(panel.name).space.\(view.name)")
    space = guide
    return guide
  }
}
