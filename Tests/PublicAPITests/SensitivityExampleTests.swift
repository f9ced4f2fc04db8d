import Testing
import VisualFormat

@Suite("Sensitivity example")
struct SensitivityExampleTests {
  @Test("the sensitivity example has the documented breakpoints and linear frames")
  func sensitivity() throws {
    // [sensitivity]
    let window = LayoutView("window")
    let title = LayoutView("title", contentWidth: 120, contentHeight: 21)
    let search = LayoutView("search")
    window.addSubview(title)
    window.addSubview(search)
    let row = try constraints(
      visualFormat: "|-[title(>=44)]-[search(>=140)]-|", views: ["title": title, "search": search])

    let widths = try window.sensitivity(of: row, axis: .horizontal, over: 200...1400)
    // widths.satisfiable is 232...1400: the title is at least 44 wide and the search field at least 140.
    // widths.breakpoints are [308]: there the title is as wide as its content.
    // In widths.linearFrames(in: widths.regimes[0])[1].width, the slope is 1 and the constant is -188.
    // [/sensitivity]
    #expect(widths.satisfiable == 232...1400)
    #expect(widths.breakpoints == [308])
    #expect(
      widths.linearFrames(in: widths.regimes[0])[1].width == LinearLength(slope: 1, constant: -188))
    #expect(widths.impossible.map(\.extent) == [.below(232)])
    #expect(widths.frames(at: 400)?[2].width == 232)
    #expect(widths.frames(at: 231) == nil && widths.regime(at: 231) == nil)
    #expect(throws: MalformedLayoutError.self) {
      try title.sensitivity(of: row, axis: .vertical, over: 0...1)
    }
  }
}
