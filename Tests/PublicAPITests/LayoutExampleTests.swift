import Testing
import VisualFormat

@Suite("Layout example")
struct LayoutExampleTests {
  @Test("the layout example sets frames and throws a conflict")
  func frames() throws {
    // [frames]
    let window = LayoutView("window")
    let title = LayoutView("title", contentWidth: 80, contentHeight: 21)
    let body = LayoutView("body")
    window.addSubview(title)
    window.addSubview(body)

    let views = ["title": title, "body": body]
    let row = try constraints(
      visualFormat: "|-[title]-[body]-|", options: [.alignAllTop, .alignAllBottom], views: views)
    let column = try constraints(visualFormat: "V:|-[title]", views: views)

    try window.layOut(row + column, width: 320, height: 200)
    // title.frame is at 20, 20 and 80 wide; body.frame is at 108, 20 and 192 wide.
    // [/frames]
    #expect(title.frame == Frame(x: 20, y: 20, width: 80, height: 21))
    #expect(body.frame == Frame(x: 108, y: 20, width: 192, height: 21))
    #expect(throws: UnsatisfiableLayoutError.self) {
      try window.layOut(row + column, width: 40, height: 200)
    }
  }
}
