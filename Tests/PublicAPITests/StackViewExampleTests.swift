import Testing
import VisualFormat

@Suite("Stack view examples")
struct StackViewExampleTests {
  @Test("the horizontal stack view example has the documented frames")
  func row() throws {
    // [stack-row]
    let icon = LayoutView("icon", contentWidth: 24, contentHeight: 24)
    let title = LayoutView("title", contentWidth: 80, contentHeight: 20)
    let detail = LayoutView("detail", contentWidth: 60, contentHeight: 20)
    detail.setContentHuggingPriority(Priority(251), for: .horizontal)
    icon.setContentHuggingPriority(Priority(251), for: .horizontal)

    let row = StackView("row", arranging: [icon, title, detail], spacing: 8, alignment: .center)
    try row.layOut(width: 320, height: 44)
    // icon.frame is at 0, 10; title.frame is at 32, 12 and 220 wide; detail.frame is at 260, 12.
    // [/stack-row]
    #expect(icon.frame == Frame(x: 0, y: 10, width: 24, height: 24))
    #expect(title.frame == Frame(x: 32, y: 12, width: 220, height: 20))
    #expect(detail.frame == Frame(x: 260, y: 12, width: 60, height: 20))
  }

  @Test("the example that adds, removes and hides views has the documented frames")
  func arranging() throws {
    let views = ["a", "b", "c"].map { LayoutView($0, contentWidth: 40, contentHeight: 20) }
    // [stack-arranging]
    let stack = StackView("stack", arranging: views, spacing: 8)
    stack.setCustomSpacing(20, after: views[0])
    views[1].isHidden = true
    try stack.layoutIfNeeded()
    // views[2] is at 60: the custom spacing after the first view applies.

    stack.removeArrangedSubview(views[0])
    // views[0].superview is still the stack, as in UIKit, but the stack no longer arranges views[0].
    views[0].removeFromSuperview()
    try stack.layoutIfNeeded()
    // views[2] is at 0.
    // [/stack-arranging]
    #expect(views[2].frame.x == 0)
    #expect(stack.arrangedSubviews.map(\.name) == ["b", "c"])
  }

  @Test(
    "the proportional filling example has the documented widths with UIKit's and the corrected behavior"
  )
  func proportions() throws {
    func widths(_ behavior: StackView.Behavior) throws -> [Double] {
      // [stack-behavior]
      let views = [100.0, 200, 100].map { LayoutView("v", contentWidth: $0, contentHeight: 10) }
      let stack = StackView(
        "stack", arranging: views, spacing: 50, distribution: .fillProportionally,
        behavior: behavior)
      try stack.layOut(width: 900, height: 10)
      // .uiKit: 180, 360 and 260 points wide; .corrected: 200, 400 and 200.
      // [/stack-behavior]
      return views.map(\.frame.width)
    }
    #expect(try widths(.uiKit) == [180, 360, 260])
    #expect(try widths(.corrected) == [200, 400, 200])
  }

  @Test("the arrangementDescription example has the documented constraints")
  func constraints() throws {
    // [stack-constraints]
    let views = ["a", "b"].map { LayoutView($0, contentWidth: 40, contentHeight: 20) }
    let stack = StackView("stack", arranging: views, spacing: 8)
    try stack.layoutIfNeeded()
    let text = stack.arrangementDescription
    // [/stack-constraints]
    #expect(
      text == """
        'UISV-canvas-connection' stack.leading == a.leading @1000
        'UISV-canvas-connection' stack.trailing == b.trailing @1000
        'UISV-spacing' b.leading == a.trailing + 8 @1000
        'UISV-ordering' b.leading == stack.trailing @0.001
        'UISV-alignment' a.top == b.top @1000
        'UISV-alignment' a.bottom == b.bottom @1000
        'UISV-canvas-connection' stack.top == a.top @1000
        'UISV-canvas-connection' stack.bottom == a.bottom @1000

        """)
  }
}
