import VFLLayout
import VFLRecords
import VFLViews

/// What a panel's constraints for a view depend on besides its placement.
struct PanelShape: Equatable {
  private let isHidden: Bool
  /// The size of its content in points, on each axis on which it has one.
  let content: PerAxis<Double?>

  init(of view: LayoutView) {
    isHidden = view.isHidden
    content = view.contentSize
  }

  /// Whether the constraints for another shape are the same but for their numbers.
  func differsOnlyInNumbers(from other: PanelShape?) -> Bool {
    guard let other else { return false }
    return isHidden == other.isHidden
      && Axis.allCases.allSatisfy { (content[$0] == nil) == (other.content[$0] == nil) }
  }
}
