import Testing
import VisualFormat
import VisualFormatTesting

@Suite("Layout expectations")
struct LayoutShapeTests {
  private let window = LayoutView("window")
  private let card = LayoutView("card")
  private let badge = LayoutView("badge")

  init() throws {
    window.addSubview(card)
    card.addSubview(badge)
    window.rootSize = PerAxis(320, 480)
    try card.chain.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    try badge.chain.makeConstraints { make in
      make.leading.top.equalTo(5)
      make.size.equalTo(40)
    }
  }

  @Test("expectNoAmbiguity reports ambiguous attributes")
  func ambiguity() throws {
    try window.expectNoConflict()
    try window.expectNoAmbiguity()
    try badge.chain.remakeConstraints { make in
      make.leading.top.equalTo(5)
      make.width.equalTo(40)
    }
    let error = #expect(throws: LayoutExpectationError.self) { try window.expectNoAmbiguity() }
    let text = try #require(error).description
    #expect(text.contains("ambiguous layout, at 320 x 480"))
    #expect(text.contains("badge") && text.contains("height"))
  }

  @Test("expectNoConflict and expectNoAmbiguity report a conflict")
  func conflict() throws {
    try badge.chain.makeConstraints { $0.width.equalTo(7) }
    for expect in [window.expectNoConflict, window.expectNoAmbiguity] {
      let error = #expect(throws: LayoutExpectationError.self) { try expect(#fileID, #line) }
      #expect("\(try #require(error))".contains("badge.width == 7"))
    }
  }

  @Test("expectNoOverflow reports how far views extend beyond their superviews")
  func overflow() throws {
    try window.expectNoOverflow()
    try badge.chain.updateConstraints { $0.leading.equalTo(-5) }
    try badge.chain.updateConstraints { $0.size.equalTo(LayoutSize(width: 400, height: 40)) }
    let error = #expect(throws: LayoutExpectationError.self) { try window.expectNoOverflow() }
    #expect(
      try #require(error).message == """
        views extend beyond their superviews, at 320 x 480, left to right
        view        left  top  right  bottom
        card/badge     5          95

        """)
  }

  @Test("expectMirrored reports the frames that are not mirrored")
  func mirrored() throws {
    try window.expectMirrored()
    #expect(window.layoutDirection == .leftToRight && badge.frame.x == 5)
    try badge.chain.remakeConstraints { make in
      make.left.top.equalTo(5)
      make.size.equalTo(40)
    }
    let error = #expect(throws: LayoutExpectationError.self) { try window.expectMirrored() }
    let text = try #require(error).description
    #expect(text.contains("layout is not mirrored: frames differ"))
    #expect(text.contains("card/badge  x       255      5        -250"))
    #expect(window.layoutDirection == .leftToRight && badge.frame.x == 5)
  }

  @Test("expectLayoutText reports the lines that differ")
  func text() throws {
    badge.isHidden = true
    let text = """
      view                x   y  width  height
      window              0   0    320     480
        card             10  10    300     460
          badge  hidden   5   5     40      40

      """
    try window.expectLayoutText(text)
    #expect(window.layoutText() == text)
    badge.isHidden = false
    try badge.chain.updateConstraints { $0.width.equalTo(40.25) }
    let error = #expect(throws: LayoutExpectationError.self) {
      try window.expectLayoutText(text)
    }
    #expect(
      try #require(error).message == """
        layout differs, at 320 x 480, left to right
        - view                x   y  width  height
        - window              0   0    320     480
        -   card             10  10    300     460
        -     badge  hidden   5   5     40      40
        + view        x   y  width  height
        + window      0   0    320     480
        +   card     10  10    300     460
        +     badge   5   5  40.25      40

        """)
  }

  @Test("layoutText includes guides on request")
  func guides() throws {
    let guide = LayoutGuide("gap")
    card.addLayoutGuide(guide)
    try guide.chain.makeConstraints { $0.edges.equalTo(badge) }
    try window.layoutIfNeeded()
    #expect(!window.layoutText().contains("gap"))
    #expect(window.layoutText(includingGuides: true).contains("\n    gap    guide   5   5"))
  }
}
