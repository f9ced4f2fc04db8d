import Testing
import VisualFormat
import VisualFormatTesting

@Suite("Layouts with broken constraints")
struct BrokenConstraintsTests {
  @Test("expectNoConflict and expectFrames fail if a constraint is broken")
  func broken() throws {
    let window = LayoutView("window")
    let title = LayoutView("title")
    window.addSubview(title)
    window.conflictPolicy = .breakConstraint { _, _ in }
    window.rootSize = PerAxis(320, 100)
    let row = try LayoutConstraint.constraints(
      visualFormat: "|-20-[title(400)]-20-|", views: ["title": title])
    try LayoutConstraint.activate(row)

    let error = #expect(throws: LayoutExpectationError.self) { try window.expectNoConflict() }
    #expect(error?.description.contains("title.width == 400") == true)
    #expect(throws: LayoutExpectationError.self) {
      try window.expectFrames(["title": FrameExpectation(x: 20)])
    }
    LayoutConstraint.deactivate(row.filter { $0.firstAttribute == .width })
    try window.expectNoConflict()
    try window.expectFrames(["title": FrameExpectation(x: 20, width: 280)])
  }
}
