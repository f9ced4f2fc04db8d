import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLRendering

@Suite("A layout as a picture")
struct FrameSketchTests {
  /// A layout of views that are in the container unless a parent is given.
  private func sketch(
    _ width: Double, _ height: Double, _ views: [(name: String, frame: Frame, parent: Int?)],
    columns: Int = 40, alphabet: FrameSketch.Alphabet = .unicode, details: Set<FrameDetail> = []
  ) -> String {
    let nodes = views.map { LayoutNode(name: $0.name, parent: $0.parent.map { ItemID($0) }) }
    let frames = views.map(\.frame)
    var sketch = FrameSketch(columns: columns, alphabet: alphabet)
    sketch.details = details
    return sketch.text(
      nodes: [LayoutNode(name: "|")] + nodes,
      frames: [Frame(x: 0, y: 0, width: width, height: height)] + frames)
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    Frame(x: x, y: y, width: width, height: height)
  }

  // 390 points on 39 cells across are 10 points a cell, and 20 points a row.

  @Test("has a box with name and size for each view")
  func boxes() {
    expectEqual(
      sketch(390, 160, [("left", frame(20, 20, 170, 120), 0), ("b", frame(200, 20, 170, 60), 0)]),
      """
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃ ┌────────────────┐┌────────────────┐ ┃
      ┃ │                ││       b        │ ┃
      ┃ │                ││     170×60     │ ┃
      ┃ │      left      │└────────────────┘ ┃
      ┃ │    170×120     │                   ┃
      ┃ │                │                   ┃
      ┃ └────────────────┘                   ┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      """)
  }

  @Test("draws layouts of all lengths that there may be alike")
  func lengths() {
    func picture(_ scale: Double) -> [String] {
      let views = [
        ("a", frame(scale, 0, 2 * scale, 4 * scale), 0),
        ("b", frame(4 * scale, 0, scale, scale), 0),
      ]
      return sketch(6 * scale, 4 * scale, views.map { ($0.0, $0.1, $0.2) }).split(separator: "\n")
        .map { String($0.filter { !$0.isNumber && !"×e.".contains($0) }) }
    }
    let small = picture(10)
    for scale in [1e3, 1e11, 2e12, 1e13, 1.6e14] {
      expectEqual(picture(scale).count, small.count)
      expectEqual(picture(scale).filter { $0.contains("┌") }, small.filter { $0.contains("┌") })
    }
  }

  @Test("joins the edges of views that touch one another and the container")
  func joints() {
    let views = [
      ("bar", frame(0, 0, 390, 60), 0), ("side", frame(0, 60, 100, 100), 0),
      ("body", frame(100, 60, 290, 100), 0),
    ]
    expectEqual(
      sketch(390, 160, views),
      """
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃                 bar                  ┃
      ┃                390×60                ┃
      ┠─────────┬────────────────────────────┨
      ┃         │                            ┃
      ┃  side   │            body            ┃
      ┃ 100×100 │          290×100           ┃
      ┃         │                            ┃
      ┗━━━━━━━━━┷━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      """)
  }

  @Test("draws a view inside its parent, whose name is on the edge")
  func nested() {
    let views = [("inner", frame(40, 40, 200, 60), 2), ("outer", frame(20, 20, 330, 120), 0)]
    expectEqual(
      sketch(390, 160, views),
      """
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃ ┌ outer ─────────────────────────┐   ┃
      ┃ │                                │   ┃
      ┃ │   ┌───────────────────┐        │   ┃
      ┃ │   │       inner       │        │   ┃
      ┃ │   │      200×60       │        │   ┃
      ┃ │   └───────────────────┘        │   ┃
      ┃ └────────────────────────────────┘   ┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      """)
  }

  @Test("draws a later view over an earlier one")
  func overlap() {
    let views = [("under", frame(20, 20, 200, 80), 0), ("over", frame(150, 60, 200, 80), 0)]
    expectEqual(
      sketch(390, 160, views),
      """
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃ ┌───────────────────┐                ┃
      ┃ │                   │                ┃
      ┃ │       under┌──────┴────────────┐   ┃
      ┃ │      200×80│                   │   ┃
      ┃ └────────────┤       over        │   ┃
      ┃              │      200×80       │   ┃
      ┃              └───────────────────┘   ┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      """)
  }

  @Test("draws what has no height or width as a line, and a point as a dot, in ASCII if wanted")
  func flat() {
    let views = [
      ("line", frame(20, 40, 150, 0), 0), ("v", frame(200, 20, 0, 80), 0),
      ("p", frame(300, 60, 0, 0), 0),
    ]
    expectEqual(
      sketch(390, 160, views, alphabet: .ascii),
      """
      +--------------------------------------+
      |                   |                  |
      | - line ---------  |                  |
      |                   1         *        |
      |                   |                  |
      |                   |                  |
      |                                      |
      |                                      |
      +--------------------------------------+
        1: v 0x80 at (200, 20)
        p 0x0 at (300, 60)

      """)
  }

  @Test("cuts off what lies outside and tells of what is not seen at all")
  func outside() {
    let views: [(String, Frame, Int?)] = [
      ("wide", frame(200, 40, 900, 60), 0), ("far", frame(-500, 0, 20, 20), 0),
      ("alone", frame(0, 0, 1, 1), nil),
    ]
    expectEqual(
      sketch(390, 160, views),
      """
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃                                      ┃
      ┃                   ┌──────────────────┨
      ┃                   │       wide       ┃
      ┃                   │      900×60      ┃
      ┃                   └──────────────────┨
      ┃                                      ┃
      ┃                                      ┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        far 20×20 at (-500, 0), outside the container
        alone 1×1 at (0, 0), without a container

      """)
  }

  @Test("shortens a name that does not fit, and tells it in full below")
  func longNames() {
    let text = sketch(390, 160, [("navigationBar", frame(20, 20, 80, 120), 0)])
    #expect(text.contains("│naviga…│"))
    #expect(text.hasSuffix("\n  navigationBar 80×120 at (20, 20)\n"))
  }

  @Test("writes names where no other view hides them")
  func hiddenNames() {
    let views = [
      ("under", frame(20, 20, 330, 120), Optional(0)), ("over", frame(100, 20, 170, 120), 0),
      ("all", frame(20, 20, 80, 120), 0),
    ]
    let text = sketch(390, 160, views)
    for name in ["under", "over", "all"] { #expect(text.contains(" \(name)")) }
    #expect(!text.contains(" at "))
  }

  @Test("has the numbers of gaps where there is room, and guides dashed, where asked for")
  func details() {
    var nodes = ["|", "a", "b", "row"].map { LayoutNode(name: $0, parent: ItemID(0)) }
    nodes[0].parent = nil
    nodes[3].isGuide = true
    let frames = [
      frame(0, 0, 390, 160), frame(50, 40, 100, 60), frame(190, 40, 100, 60),
      frame(20, 20, 350, 120),
    ]
    var sketch = FrameSketch(columns: 40)
    #expect(!sketch.text(nodes: nodes, frames: frames).contains("row"))
    sketch.details = [.measures, .guides]
    expectEqual(
      sketch.text(nodes: nodes, frames: frames),
      """
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃ ┌ row ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐ ┃
      ┃ ┆  ┌─────────┐   ┌─────────┐       ┆ ┃
      ┃ ┆  │    a    │   │    b    │       ┆ ┃
      ┃ ┆50│ 100×60  │40 │ 100×60  │   100 ┆ ┃
      ┃ ┆  └─────────┘   └─────────┘       ┆ ┃
      ┃ ┆      60            60            ┆ ┃
      ┃ └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘ ┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      """)
  }

  @Test("keeps its edges straight beside wide characters")
  func wideNames() {
    let text = sketch(390, 160, [("漢字", frame(20, 20, 170, 120), 0)])
    for line in text.split(separator: "\n") {
      expectEqual(DisplayColumn.width(of: String(line)), 40)
    }
  }

  @Test("has a middle row for views without height in a container without height")
  func noHeight() {
    let views = [("a", frame(20, 0, 170, 0), 0), ("b", frame(200, 0, 170, 0), 0)]
    expectEqual(
      sketch(390, 0, views),
      """
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃                                      ┃
      ┃ ╶ a ─────────────╴╶ b ─────────────╴ ┃
      ┃                                      ┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      """)
  }

  @Test("stays small for a hundred thousand views, and says how many are left out")
  func many() {
    let views = (0..<100_000).map { ("v\($0)", frame(Double($0), 0, 1, 10), Optional(0)) }
    let text = sketch(100_000, 480, views)
    #expect(text.utf8.count < 10_000)
    #expect(text.hasSuffix(" more\n"))
  }

  @Test("stands any number, depth and cycle of parents")
  func hostile() {
    let numbers = [0, -1, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude]
    for width in numbers {
      for x in numbers {
        let views = [
          ("a", frame(x, width, width, x), 0), ("b", frame(1, 1, 1, 1), 3),
          ("c", frame(1, 1, 1, 1), 2), ("d", frame(1, 2, 3, 4), 0),
        ]
        let text = sketch(width, x, views, details: Set(FrameDetail.allCases))
        #expect(text.contains("b 1×1 at (1, 1), without a container"))
        #expect(text.utf8.count < 20_000)
      }
    }
    let chain = (0..<50_000).map { ("v\($0)", frame(0.001, 0.001, 300, 100), Optional($0)) }
    #expect(sketch(390, 160, chain).hasSuffix(" more\n"))
    #expect(!FrameSketch().text(nodes: [], frames: []).isEmpty)
  }
}
