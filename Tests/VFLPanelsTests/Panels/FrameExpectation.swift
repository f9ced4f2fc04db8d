import Testing
import VFLLayout
import VFLPanels
import VFLViews

/// Checks the frames of a panel and its views.
///
/// Views without an expected frame are ignored.
struct FrameExpectation {
  let frames: [String: Frame]

  func check(
    _ panel: Panel, _ comment: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for view in [panel] + panel.children {
      guard let frame = frames[view.name] else { continue }
      let (actual, wanted) = (view.frame, frame)
      let pairs = [
        (actual.x, wanted.x), (actual.y, wanted.y), (actual.width, wanted.width),
        (actual.height, wanted.height),
      ]
      if pairs.contains(where: { ($0 - $1).magnitude > 1e-6 }) {
        Issue.record(
          "\(view.name) is at \(actual), not at \(wanted) \(comment)\n\(panel.arrangementDescription)",
          sourceLocation: sourceLocation)
        return
      }
    }
  }
}
