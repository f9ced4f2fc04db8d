import VFLLayout
import VFLRecords
import VFLViews

/// The properties of a view, in addition to its placement, that the constraints of a panel depend on.
struct PanelShape: Equatable {
  private let isHidden: Bool
  /// The content size in points, per axis, or `nil` for an axis without content.
  let content: PerAxis<Double?>

  init(of view: LayoutView) {
    isHidden = view.isHidden
    content = view.contentSize
  }

  /// Returns whether the constraints for this shape and another shape differ only in their numbers.
  func differsOnlyInNumbers(from other: PanelShape?) -> Bool {
    guard let other else { return false }
    return isHidden == other.isHidden
      && Axis.allCases.allSatisfy { (content[$0] == nil) == (other.content[$0] == nil) }
  }
}
