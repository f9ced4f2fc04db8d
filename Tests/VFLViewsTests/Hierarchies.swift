import Testing
import VFLLayout
import VFLRecords

@testable import VFLViews

/// A window with views side by side in it.
func window(_ views: LayoutView...) -> LayoutView {
  let window = LayoutView("window")
  for view in views { window.addSubview(view) }
  return window
}

/// What a program said that has ended.
func text(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Constraints that give a view all four numbers of its frame.
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
