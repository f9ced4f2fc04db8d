import Testing
import VisualFormat
import VisualFormatTesting

@Suite("LayoutMatrix")
struct LayoutMatrixTests {
  private let window = LayoutView("window")
  private let title = LayoutView("title")

  init() throws {
    window.addSubview(title)
    try title.chain.makeConstraints { make in
      make.leading.top.equalTo(10)
      make.width.equalTo(120)
      make.height.equalTo(20)
      make.trailing.lessThanOrEqualToSuperview().offset(-10).labeled("room")
    }
    try window.layOut(width: 500, height: 100)
  }

  @Test("a layout matrix checks every situation and restores the original layout")
  func situations() throws {
    var seen: [String] = []
    try LayoutMatrix(widths: [200, 320], heights: [50, nil]).check(window) { situation in
      seen.append("\(situation): \(title.frame.x)")
      try window.expectFrames(["title": FrameExpectation(y: 10, width: 120)])
    }
    #expect(
      seen == [
        "200 x 50, left to right: 10.0", "200 x free, left to right: 10.0",
        "320 x 50, left to right: 10.0", "320 x free, left to right: 10.0",
        "200 x 50, right to left: 70.0", "200 x free, right to left: 70.0",
        "320 x 50, right to left: 190.0", "320 x free, right to left: 190.0",
      ])
    #expect(window.rootSize == PerAxis(500, 100))
    #expect(window.layoutDirection == .leftToRight)
    #expect(window.frame.width == 500 && title.frame.x == 10)
  }

  @Test("a layout matrix reports every situation that fails")
  func failures() throws {
    let matrix = LayoutMatrix(widths: [100, 320, 400], heights: [50], directions: [.leftToRight])
    let error = #expect(throws: LayoutExpectationError.self) {
      try matrix.check(window) { situation in
        if situation.width == 400 { try window.expectFrames(["title": FrameExpectation(x: 11)]) }
      }
    }
    let text = try #require(error).description
    #expect(text.contains(": 2 of 3 situations failed\nat 100 x 50, left to right:\n"))
    #expect(text.contains("'room'"))
    #expect(text.contains("\nat 400 x 50, left to right:\n"))
    #expect(text.contains("title  x        11     10          -1"))
    #expect(title.frame.x == 10 && window.frame.width == 500)
  }

  @Test("the layout text of a matrix contains the error if a situation has no layout")
  func text() throws {
    let matrix = LayoutMatrix([
      LayoutSituation(width: 200, height: 50),
      LayoutSituation(width: 300, height: 50, direction: .rightToLeft),
    ])
    #expect(
      matrix.layoutText(of: window) == """
        200 x 50, left to right
        view      x   y  width  height
        window    0   0    200      50
          title  10  10    120      20

        300 x 50, right to left
        view       x   y  width  height
        window     0   0    300      50
          title  170  10    120      20

        """)
    let narrow = LayoutMatrix([LayoutSituation(width: 100, height: 50)])
    #expect(narrow.layoutText(of: window).contains("title.width == 120"))
  }
}
