import Testing
import VFLLayout
import VFLRecords

@testable import VFLViews

/// Returns a window with the given subviews.
func window(_ views: LayoutView...) -> LayoutView {
  let window = LayoutView("window")
  for view in views { window.addSubview(view) }
  return window
}

/// Returns the standard error output of an exit test.
func text(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Returns constraints for all four numbers of a view's frame.
func pin(
  _ view: LayoutView, x: Double, y: Double, width: Double, height: Double
) -> [LayoutConstraint] {
  guard let superview = view.superview else { return [] }
  return [
    view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
    view.widthAnchor.constraint(equalToConstant: width),
    view.heightAnchor.constraint(equalToConstant: height),
  ]
}
