import Testing
import VisualFormat
import VisualFormatTesting

@Suite("expectVerified")
struct VerifiedTests {
  @Test("expectVerified throws the counterexamples, at the line of the expectation")
  func failure() throws {
    let window = LayoutView("window")
    let title = LayoutView("title")
    window.addSubview(title)
    (title.contentWidth, title.contentHeight) = (100, 20)
    try title.chain.makeConstraints { make in
      make.leading.top.equalTo(10)
      make.trailing.lessThanOrEqualToSuperview().offset(-10)
    }
    window.rootSize = PerAxis(375, 100)
    let properties: VerifiedProperties = [.inside, .untruncated]
    try window.expectVerified(
      width: 320...430, contents: [ContentInterval(title, width: 10...300)], properties)
    let error = #expect(throws: LayoutExpectationError.self) {
      try window.expectVerified(
        width: 320...430, contents: [ContentInterval(title, width: 10...301)],
        directions: [.leftToRight], properties, fileID: "A/B.swift", line: 7)
    }
    let text = try #require(error).description
    #expect(
      text == """
        A/B.swift:7: `title` can be 1 point narrower than its content at width = 320, \
        title.width = 301, because of title.leading == window.leading + 10, \
        title.trailing <= window.trailing - 10 and window.width == 320
        proved 3 of 4 properties
        """)
  }
}
