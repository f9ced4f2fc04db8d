import VFLChains
import VFLRecords
import VFLViews

/// A window with a card and a badge side by side, and an icon in the card.
struct World {
  let window = LayoutView("window")
  let card = LayoutView("card")
  let badge = LayoutView("badge")
  let icon = LayoutView("icon")

  init() {
    window.addSubview(card)
    window.addSubview(badge)
    card.addSubview(icon)
  }
}

extension ElementChain {
  /// The descriptions of the constraints.
  var texts: [String] { constraints.map(\.description) }
}

extension Sequence<ChainedConstraint> {
  /// The descriptions of all constraint objects.
  var texts: [String] { flatMap(\.layoutConstraints).map(\.description) }
}
