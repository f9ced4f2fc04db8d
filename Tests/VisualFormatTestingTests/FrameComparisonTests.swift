import Testing
import VisualFormat
import VisualFormatTesting

@Suite("expectFrames")
struct FrameComparisonTests {
  private let window = LayoutView("window")
  private let title = LayoutView("title", contentWidth: 80, contentHeight: 21)
  private let card = LayoutView("card")

  init() throws {
    window.addSubview(title)
    window.addSubview(card)
    try title.chain.makeConstraints { $0.left.top.equalTo(20) }
    try card.chain.makeConstraints { make in
      make.horizontalEdges.equalToSuperview().inset(20)
      make.top.equalTo(title.chain.bottom).offset(8)
      make.height.equalTo(100)
    }
    window.rootSize = PerAxis(320, 480)
  }

  @Test("expectFrames passes if whole or partial frames are equal within the tolerance")
  func found() throws {
    try window.expectFrames([
      "title": .frame(20, 20, 80, 21), "card": FrameExpectation(x: 20, width: 280),
      "window": FrameExpectation(width: 320, height: 480),
    ])
    try window.expectFrames(["title": FrameExpectation(x: 20.4)], tolerance: 0.5)
    // The receiver can be a descendant, and the expected frame a `Frame`.
    try card.expectFrames(["card": FrameExpectation(Frame(x: 20, y: 49, width: 280, height: 100))])
  }

  @Test("expectFrames lists different frames in a table with the root size and direction")
  func different() throws {
    let line = #line + 2
    func expect() throws {
      try window.expectFrames(["card": .frame(20, 49, 272, 100.5), "title": .frame(20, 20, 80, 20)])
    }
    let error = #expect(throws: LayoutExpectationError.self) { try expect() }
    #expect(
      try #require(error).description == """
        \(#fileID):\(line): frames differ by more than 0.001, at 320 x 480, left to right
        view           expected  found  difference
        card   width        272    280           8
        card   height     100.5    100        -0.5
        title  height        20     21           1

        """)
  }

  @Test("a frame comparison reports unknown and ambiguous view names with the known names")
  func names() throws {
    let second = LayoutView("title")
    card.addSubview(second)
    try window.layoutIfNeeded()
    let comparison = window.compareFrames(with: [
      "tile": .frame(0, 0, 0, 0), "title": .frame(0, 0, 0, 0),
      "card/title": FrameExpectation(second.frame),
    ])
    #expect(
      comparison.unclearNames == [
        "unknown name `tile`; known names: `window`, `title`, `card`, `card/title`",
        "ambiguous name `title`: `title`, `card/title`",
      ])
    #expect(comparison.differences.isEmpty && !comparison.isEqual)
  }

  @Test("expectFrames also compares the frames of layout guides")
  func guides() throws {
    let guide = LayoutGuide("gap")
    window.addLayoutGuide(guide)
    try guide.chain.makeConstraints { make in
      make.top.equalTo(title.chain.bottom)
      make.bottom.equalTo(card.chain.top)
      make.horizontalEdges.equalTo(card)
    }
    try window.expectFrames(["gap": .frame(20, 41, 280, 8)])
  }

  @Test("expectFrames reports a conflict if there is no layout")
  func conflict() throws {
    try card.chain.makeConstraints { $0.width.equalTo(100).labeled("narrow") }
    let error = #expect(throws: LayoutExpectationError.self) {
      try window.expectFrames(["card": FrameExpectation(width: 100)])
    }
    let text = try #require(error).description
    #expect(text.contains("layout failed, at 320 x 480, left to right\n"))
    #expect(text.contains("'narrow' card.width == 100"))
  }
}
