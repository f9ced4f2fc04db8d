import Testing
import VisualFormat

/// A custom screen with margins and a notch.
private final class Notched: LayoutItem {
  var superitem: (any LayoutItem)? { nil }
  var layoutNode: LayoutNode {
    var node = LayoutNode(
      name: "screen", margins: LayoutMargins(top: 1, leading: 10, bottom: 3, trailing: 20))
    node.safeArea = LayoutInsets(top: 44, left: 30, bottom: 5, right: 6)
    return node
  }
}

private final class Pane: LayoutItem {
  weak var screen: Notched?

  init(_ screen: Notched) { self.screen = screen }

  var superitem: (any LayoutItem)? { screen }
}

@Suite("SuperviewEdge")
struct SuperviewEdgeTests {
  private static let cases: [(SuperviewEdge, Frame)] = [
    (.edges, Frame(x: 3, y: 0, width: 297, height: 96)),
    (.margins, Frame(x: 13, y: 1, width: 267, height: 92)),
    (.safeArea, Frame(x: 33, y: 44, width: 261, height: 47)),
  ]
  private let formats = ["|-3-[pane]|", "V:|[pane]-4-|"]

  @Test("a bar can refer to the superview's edges, margins or safe area", arguments: cases)
  func ownItems(edge: SuperviewEdge, frame: Frame) throws {
    let screen = Notched()
    let pane = Pane(screen)
    let one = try formats.flatMap {
      try constraints(visualFormat: $0, views: ["pane": pane], superviewEdge: edge)
    }
    let mixed: [String: any LayoutItem] = ["pane": pane, "screen": screen]
    let any = try formats.flatMap { format in
      try constraints(visualFormat: format, views: mixed, superviewEdge: edge)
    }
    for made in [one, any] {
      let frames = try screen.frames(of: made, width: 300, height: 100)
      #expect(frames[pane] == frame)
    }
  }

  @Test(
    "superviewEdge gives the same frames for layOut(_:) and for constraint objects",
    arguments: cases)
  func views(edge: SuperviewEdge, frame: Frame) throws {
    let window = LayoutView("window")
    let pane = LayoutView("pane")
    window.addSubview(pane)
    window.layoutMargins = LayoutMargins(top: 1, leading: 10, bottom: 3, trailing: 20)
    window.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 30, bottom: 5, right: 6)
    _ = window.safeAreaLayoutGuide
    let made = try formats.flatMap {
      try constraints(visualFormat: $0, views: ["pane": pane], superviewEdge: edge)
    }
    try window.layOut(made, width: 300, height: 100)
    #expect(pane.frame == frame)
    try LayoutConstraint.activate(
      formats.flatMap {
        try LayoutConstraint.constraints(
          visualFormat: $0, views: ["pane": pane], superviewEdge: edge)
      })
    try window.layOut(width: 300, height: 100)
    #expect(pane.frame == frame)
  }

  @Test("constraints created from view names print the layout guide of the superview edge")
  func names() throws {
    func texts(_ edge: SuperviewEdge) throws -> [String] {
      try constraints(
        visualFormat: "|-3-[a]-[b]-|", options: .alignAllTop, views: ["a", "b"],
        superviewEdge: edge
      ).map(\.description)
    }
    let between = ["b.leading == a.trailing + std(8) @1000", "a.top == b.top @1000"]
    let margins = try texts(.margins)
    #expect(margins.contains("a.leading == |.layoutMarginsGuide.leading + 3 @1000"))
    #expect(
      margins.contains("|.layoutMarginsGuide.trailing == b.trailing + std(20) @1000"))
    #expect(margins.filter { !$0.contains("|") } == between)
    #expect(
      try texts(.safeArea).contains("a.leading == |.safeAreaLayoutGuide.leading + 3 @1000"))
    #expect(try texts(.edges).contains("a.leading == |.leading + 3 @1000"))
  }

  @Test("a margin of the spacing profile takes precedence over superviewEdge")
  func spacing() throws {
    let made = try constraints(
      visualFormat: "|-[a]", views: ["a"], spacing: .layoutMarginsGuide, superviewEdge: .safeArea)
    #expect(made[0].record.secondRegion == .layoutMarginsGuide)
  }
}
