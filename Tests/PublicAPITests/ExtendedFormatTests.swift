import Testing
import VisualFormat

@Suite("Format strings of the extended dialect")
struct ExtendedFormatTests {
  @Test(
    "an extended format string creates constraints between view names and generated guide names")
  func names() throws {
    let made = try constraints(
      extendedFormat: "|~[a(m)]~(>=4)~|; [b(a.height/2 @high)]", metrics: ["m": 40],
      views: ["a", "b"])
    #expect(
      made.map(\.description) == [
        "#1.1.leading == |.leading @1000", "a.leading == #1.1.trailing @1000",
        "a.width == 40 @1000",
        "#1.2.leading == a.trailing @1000", "#1.2.width >= 4 @1000",
        "#1.2.width == #1.1.width @1000",
        "|.trailing == #1.2.trailing @1000", "b.width == a.height * 0.5 @750",
      ])
    let named = try constraints(
      extendedFormat: "[cells(x: 8)]", arrays: ["cells": ["p", "q"]], views: ["p", "q"])
    #expect(named.map(\.firstItem) == ["p", "q"])
    #expect(named.map(\.identifier) == ["x", "x"])
  }

  @Test("an extended format string adds its layout guides to the superview")
  func views() throws {
    let window = LayoutView("window")
    let logo = LayoutView("logo")
    window.addSubview(logo)
    logo.translatesAutoresizingMaskIntoConstraints = false
    let made = try LayoutConstraint.constraints(
      extendedFormat: """
        H:|~[logo]~(>=8)~|; V:|~[logo]~|  // in the middle
        C: logo.width == 50%, logo.height == .width / 3
        """, views: ["logo": logo])
    try LayoutConstraint.activate(made)
    try window.layOut(width: 300, height: 200)
    #expect(logo.frame == Frame(x: 75, y: 75, width: 150, height: 50))
    #expect(window.layoutGuides.map(\.identifier) == ["#1.1", "#1.2"])
    #expect(try window.ambiguityDiagnostics().isEmpty)
    try window.layOut(width: 600, height: 200)
    #expect(logo.frame == Frame(x: 150, y: 50, width: 300, height: 100))
  }

  @Test("an invalid extended format string creates no guides")
  func failure() {
    let window = LayoutView("window")
    let logo = LayoutView("logo")
    window.addSubview(logo)
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        extendedFormat: "|~[logo(logo * logo)]~[nope]", views: ["logo": logo])
    }
    #expect(error?.diagnostics.map(\.code) == [.nonlinearExpression, .unknownView])
    #expect(error?.description.contains("|~[logo(logo * logo)]~[nope]") == true)
    #expect(window.layoutGuides.isEmpty)
  }

  @Test("an extended format string accepts custom views and guides")
  func ownViews() throws {
    final class Box: LayoutItem {
      let itemName: String
      weak var parent: Box?
      var superitem: (any LayoutItem)? { parent }
      init(_ name: String, in parent: Box? = nil) {
        itemName = name
        self.parent = parent
      }
    }
    let window = Box("window")
    let a = Box("a", in: window)
    let b = Box("b", in: window)
    var guides: [Box] = []
    let made = try constraints(
      extendedFormat: "|[a(2*)]-(a/2)-[b(*)]|; V:|[a,b]|", views: ["a": a, "b": b]
    ) { name, container in
      let guide = Box(name, in: container as? Box)
      guides.append(guide)
      return guide
    }
    #expect(guides.map(\.itemName) == ["#1.1"])
    let frames = try window.frames(of: made, width: 200, height: 10)
    #expect(frames[a]?.width == 100)
    #expect(frames[b].map { [$0.x, $0.width] } == [150, 50])
  }

  @Test("different names of the same view refer to the same item")
  func identity() throws {
    let window = LayoutView("window")
    let a = LayoutView("a")
    let b = LayoutView("b")
    window.addSubview(a)
    window.addSubview(b)
    let made = try LayoutConstraint.constraints(
      extendedFormat: "[a(50% + w.width/4)]; [v1..2(v1)]; C: b.width == 50%, a.width == 2*b - b",
      views: ["a": a, "b": b, "w": window, "v1": a, "v2": a])
    #expect(made.map(\.multiplier) == [0.75, 0.5, 1])
  }
}
