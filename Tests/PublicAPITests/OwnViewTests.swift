import Testing
import VisualFormat

@Suite("constraints(visualFormat:) with custom views")
struct OwnViewTests {
  @Test("constraints of a custom view class refer to the given views")
  func finalClass() throws {
    let window = Box()
    let title = Box(in: window)
    let body = Box(in: window)
    let made = try constraints(
      visualFormat: "H:|-left-[title]-[body(>=title@250)]|", metrics: ["left": 20],
      views: ["title": title, "body": body])
    try #require(made.count == 4)
    #expect(made[0].firstItem === title)
    #expect(made[0].firstAttribute == .leading)
    #expect(made[0].relation == .equal)
    #expect(made[0].secondItem === window)
    #expect(made[0].secondAttribute == .leading)
    #expect(made[0].multiplier == 1)
    #expect(made[0].constant == 20)
    #expect(made[0].priority == .required)
    #expect(!made[0].isStandardSpacing)
    #expect(made[1].firstItem === body)
    #expect(made[1].secondItem === title)
    #expect(made[1].isStandardSpacing)
    #expect(made[2].firstAttribute == .width)
    #expect(made[2].relation == .greaterThanOrEqual)
    #expect(made[2].priority == .defaultLow)
    #expect(made[2].provenance.rule == .size)
    #expect(made[2].provenance.location.span == SourceSpan(23, 34))
    #expect(made[3].firstItem === window)
    #expect(made[3].firstAttribute == .trailing)
  }

  @Test("a size constraint has no second item")
  func size() throws {
    let made = try constraints(visualFormat: "V:[box(44)]", views: ["box": Box()])
    let size = try #require(made.first)
    #expect(made.count == 1)
    #expect(size.firstAttribute == .height)
    #expect(size.secondItem == nil)
    #expect(size.secondAttribute == .notAnAttribute)
    #expect(size.constant == 44)
  }

  @Test("a custom view class and its subclasses can be used in the same format string")
  func openClass() throws {
    let window = Panel()
    let panel = Panel(in: window)
    let button = Button(in: window)
    let made = try constraints(
      visualFormat: "|-[panel]-[button]-|", options: .alignAllTop,
      views: ["panel": panel, "button": button])
    #expect(made.count == 4)
    #expect(made[1].firstItem === button)
    #expect(made[1].secondItem === panel)
    #expect(made[3].provenance.rule == .alignment)
    let buttons = try constraints(visualFormat: "[b(5)]", views: ["b": button])
    #expect(buttons.first?.firstItem === button)
  }

  @Test("custom views that are isolated to the main actor can be used in format strings")
  @MainActor
  func mainActor() throws {
    let window = ScreenView()
    let label = ScreenView()
    label.superview = window
    let made = try constraints(visualFormat: "|-[label]", views: ["label": label])
    #expect(made.count == 1)
    #expect(made[0].firstItem === label)
    #expect(made[0].secondItem === window)
  }

  @Test("custom guides and views can be in the same dictionary")
  func guides() throws {
    let window = Panel()
    let safeArea = Guide(of: window)
    let panel = Panel(in: window)
    let made = try constraints(
      visualFormat: "V:[safeArea]-6-[panel]|", views: ["safeArea": safeArea, "panel": panel])
    #expect(made.count == 2)
    #expect(made[0].firstItem === panel)
    #expect(made[0].secondItem === safeArea)
    #expect(made[1].firstItem === window)
    let views: [String: any LayoutItem] = ["safeArea": safeArea, "panel": panel]
    #expect(try constraints(visualFormat: "|[safeArea][panel]", views: views).count == 2)
  }

  @Test("a bar refers to the superview of the view next to it")
  func superviews() throws {
    let left = Box()
    let right = Box()
    let made = try constraints(
      visualFormat: "|[a]-[b]|", views: ["a": Box(in: left), "b": Box(in: right)])
    #expect(made[0].secondItem === left)
    #expect(made[2].firstItem === right)
  }

  @Test("LayoutViews can be used in constraints(visualFormat:)")
  func layoutViews() throws {
    let window = LayoutView("window")
    let title = LayoutView("title", contentWidth: 80, contentHeight: 21)
    window.addSubview(title)
    let made = try constraints(visualFormat: "|-[title]-|", views: ["title": title])
    #expect(made.count == 2)
    #expect(made[0].secondItem === window)
    #expect(title.superview === window)
    #expect(title.superitem === window)
    #expect(title.isDescendant(of: window))
    #expect(window.subviews.count == 1)
    #expect(title.contentWidth == 80)
    #expect(title.name == "title")
    title.removeFromSuperview()
    #expect(title.superview == nil)
    #expect(throws: VisualFormatError.self) {
      try constraints(visualFormat: "|-[title]-|", views: ["title": title])
    }
  }

  @Test("an empty dictionary of views compiles and throws VisualFormatError")
  func noViews() {
    #expect(throws: VisualFormatError.self) {
      try constraints(visualFormat: "|[a]|", views: [:])
    }
    let boxes: [String: Box] = [:]
    #expect(throws: VisualFormatError.self) {
      try constraints(visualFormat: "", views: boxes)
    }
  }
}
