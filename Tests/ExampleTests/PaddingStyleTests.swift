import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Padding styles")
struct PaddingStyleTests {
  @Test(
    "every padding style produces the same frame, and only directional insets are mirrored from right to left",
    arguments: PaddingStyle.allCases)
  func styles(style: PaddingStyle) throws {
    let superview = LayoutView("superview")
    let view = LayoutView("view")
    superview.addSubview(view)
    try style.apply(
      LayoutInsets(top: 10, left: 20, bottom: 30, right: 40), to: view, in: superview)
    try superview.layOut(width: 320, height: 480)
    expectEqual(view.frame, Frame(x: 20, y: 10, width: 260, height: 440))
    superview.layoutDirection = .rightToLeft
    try superview.layOut(width: 100, height: 100)
    let x = style == .snapKitDirectional ? 40.0 : 20
    expectEqual(view.frame, Frame(x: x, y: 10, width: 40, height: 60))
    expectEqual(superview.constraints.count, 4)
  }
}
