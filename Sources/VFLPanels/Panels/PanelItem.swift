import VFLViews

/// What a panel keeps of a view that it places.
final class PanelItem<Placement> {
  /// The view.
  let view: LayoutView
  /// Where and how large the view is to be.
  var placement: Placement
  /// The guide that spans its space within the margins, once there was one.
  private(set) var space: LayoutGuide?

  init(_ view: LayoutView, _ placement: Placement) {
    self.view = view
    self.placement = placement
  }

  /// The guide that spans its space within the margins.
  func madeSpace(in panel: Panel) -> LayoutGuide {
    if let space { return space }
    let guide = LayoutGuide("\(panel.name).space.\(view.name)")
    space = guide
    return guide
  }
}
