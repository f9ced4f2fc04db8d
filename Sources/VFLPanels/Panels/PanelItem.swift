import VFLViews

/// What a panel keeps of a view that it places.
final class PanelItem<Placement>: ListedItem {
  /// Where and how large the view is to be.
  var placement: Placement
  /// What was known of the view when constraints were made for it the last time.
  var shape: PanelShape?
  /// The guide that spans its space within the margins, once there was one.
  private(set) var space: LayoutGuide?

  init(_ view: LayoutView, _ placement: Placement) {
    self.placement = placement
    super.init(view)
  }

  /// The guide that spans its space within the margins.
  func madeSpace(in panel: LayoutView) -> LayoutGuide {
    if let space { return space }
    let guide = LayoutGuide("\(panel.name).space.\(view.name)")
    space = guide
    return guide
  }
}
