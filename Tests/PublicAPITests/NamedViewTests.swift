import Testing
import VisualFormat

@Suite("constraints(visualFormat:) with view names")
struct NamedViewTests {
  private func texts(_ made: [ItemConstraint<String>]) -> [String] { made.map(\.description) }

  @Test("constraints between names have readable descriptions")
  func names() throws {
    let made = try constraints(
      visualFormat: "|-[a(>=b)]-[b]-m-|", metrics: ["m": 2.5], views: ["a", "b"])
    #expect(
      texts(made) == [
        "a.leading == |.leading + std(20) @1000", "a.width >= b.width @1000",
        "b.leading == a.trailing + std(8) @1000", "|.trailing == b.trailing + 2.5 @1000",
      ])
    #expect(made[0].secondItem == "|")
  }

  @Test("the superview can have any name, or nil if no bar refers to it")
  func superview() throws {
    let made = try constraints(visualFormat: "V:|[a]", views: ["a"], superview: "window")
    #expect(texts(made) == ["a.top == window.top @1000"])
    #expect(throws: VisualFormatError.self) {
      try constraints(visualFormat: "V:|[a]", views: ["a"], superview: nil)
    }
    #expect(try constraints(visualFormat: "V:[a(1)]", views: ["a"], superview: nil).count == 1)
  }

  @Test("UIKit's format options have the same effect for constraints between names")
  func options() throws {
    let made = try constraints(
      visualFormat: "[a]-4-[b]", options: [.alignAllTop, .alignAllBottom, .directionRightToLeft],
      views: ["a", "b"])
    #expect(
      texts(made) == [
        "a.left == b.right + 4 @1000", "b.top == a.top @1000", "b.bottom == a.bottom @1000",
      ])
    let baselines = try constraints(
      visualFormat: "V:[a]-[b]", options: .spacingBaselineToBaseline, views: ["a", "b"])
    #expect(texts(baselines) == ["b.firstBaseline == a.lastBaseline + std(8) @1000"])
    let raw = FormatOptions(rawValue: 1 << 10)
    #expect(raw == .alignAllCenterY)
  }

  @Test("the spacing profile selects the constraint for standard spacing")
  func spacing() throws {
    let profiles: [(StandardSpacing, String)] = [
      (.classic, "a.leading == |.leading + std(20) @1000"),
      (.layoutMargins, "a.leading == |.leadingMargin @1000"),
      (.layoutMarginsGuide, "a.leading == |.layoutMarginsGuide.leading @1000"),
    ]
    for (spacing, text) in profiles {
      let made = try constraints(visualFormat: "|-[a]", views: ["a"], spacing: spacing)
      #expect(texts(made) == [text])
      #expect(made.map(\.isStandardSpacing) == [true])
    }
  }

  @Test("a list of view names may contain duplicates and thousands of names")
  func manyNames() throws {
    #expect(try constraints(visualFormat: "[a][b]", views: ["a", "b", "a"]).count == 1)
    let names = (0..<5000).map { "v\($0)" }
    let format = "|" + names.map { "[\($0)]" }.joined(separator: "-") + "|"
    #expect(try constraints(visualFormat: format, views: names).count == 5001)
  }

  @Test("constraints between names can be compared, hashed and sent to another task")
  func values() async throws {
    let made = try constraints(visualFormat: "[a]-[b]", views: ["a", "b"])
    let again = try constraints(visualFormat: "[a]-[b]", views: ["b", "a"])
    #expect(made == again)
    #expect(Set(made) == Set(again))
    let sent = await Task { made.map(\.description) }.value
    #expect(sent == texts(made))
  }
}
