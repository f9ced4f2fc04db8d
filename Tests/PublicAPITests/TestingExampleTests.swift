import Testing
import VisualFormat
// [testingImport]
import VisualFormatTesting

// [/testingImport]

// [testingScreen]
/// A title above a text, in a window.
final class Screen: LayoutView {
  init() throws {
    super.init("screen")
    let title = LayoutView("title", contentWidth: 120, contentHeight: 21)
    let text = LayoutView("text")
    addSubview(title)
    addSubview(text)
    try title.chain.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(20)
      make.trailing.lessThanOrEqualToSuperview().inset(20)
    }
    try text.chain.makeConstraints { make in
      make.top.equalTo(title.chain.bottom).offset(8)
      make.directionalHorizontalEdges.bottom.equalToSuperview().inset(20)
    }
  }
}
// [/testingScreen]

@Suite("Layout test examples")
struct TestingExampleTests {
  // [testingFrames]
  @Test func frames() throws {
    let screen = try Screen()
    try screen.layOut(width: 320, height: 200)
    try screen.expectFrames([
      "title": .frame(20, 20, 120, 21),
      "text": FrameExpectation(y: 49, width: 280),
    ])
    try screen.expectNoAmbiguity()
  }
  // [/testingFrames]

  @Test func message() throws {
    let screen = try Screen()
    try screen.layOut(width: 320, height: 200)
    let error = #expect(throws: LayoutExpectationError.self) {
      try screen.expectFrames(["title": .frame(20, 20, 128, 20), "text": .frame(20, 49, 280, 131)])
    }
    #expect(
      try #require(error).message == """
        frames differ by more than 0.001, at 320 x 200, left to right
        view           expected  found  difference
        title  width        128    120          -8
        title  height        20     21           1

        """)
  }

  // [testingMatrix]
  @Test func everySize() throws {
    let screen = try Screen()
    let matrix = LayoutMatrix(widths: [200, 320, 768], heights: [200, 480])
    try matrix.check(screen) { _ in
      try screen.expectNoAmbiguity()
      try screen.expectNoOverflow()
      try screen.expectMirrored()
    }
  }
  // [/testingMatrix]

  // [testingVerified]
  @Test func everyTranslation() throws {
    let screen = try Screen()
    let title = screen.subviews[0]
    try screen.expectVerified(
      width: 320...430, height: 200...900, contents: [ContentInterval(title, width: 40...280)],
      [.unambiguous, .inside, .apart, .untruncated])
  }
  // [/testingVerified]

  // [testingText]
  @Test func text() throws {
    let screen = try Screen()
    try screen.layOut(width: 320, height: 200)
    try screen.expectLayoutText(
      """
      view      x   y  width  height
      screen    0   0    320     200
        title  20  20    120      21
        text   20  49    280     131
      """)
  }
  // [/testingText]
}
