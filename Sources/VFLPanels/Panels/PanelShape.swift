import VFLLayout
import VFLViews

/// What decides which constraints a panel makes for a view; all else is in the numbers of these.
struct PanelShape: Equatable {
  private let isHidden: Bool
  private let hasWidth: Bool
  private let hasHeight: Bool

  init(of view: LayoutView) {
    let content = view.intrinsicContentSize
    isHidden = view.isHidden
    hasWidth = content.horizontal != nil
    hasHeight = content.vertical != nil
  }
}
