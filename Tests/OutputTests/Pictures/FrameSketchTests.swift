import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLPictures
@testable import VFLText

@Suite("Character pictures of layouts")
struct FrameSketchTests {
  /// The picture of views in a container of the given size.
  ///
  /// A `nil` parent means that the view has no superview.
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

  // 390 points across 39 cells make a cell 10 points wide and a row 20 points high.

  @Test("a picture has a box with the name and size of each view")
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

  @Test("layouts that differ only in scale have the same picture")
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

  @Test("the borders of adjacent views join each other and the border of the container")
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

  @Test("a view is drawn inside its parent, whose name is on its top border")
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

  @Test("a later view is drawn over an earlier view")
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

  @Test(
    "an ASCII picture draws a view without height or width as a line, and a point as an asterisk"
  )
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

  @Test("a picture is clipped to the container, and views that are not visible are listed below it")
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

  @Test("a name that does not fit is shortened in the picture and written in full below it")
  func longNames() {
    let text = sketch(390, 160, [("navigationBar", frame(20, 20, 80, 120), 0)])
    #expect(text.contains("│naviga…│"))
    #expect(text.hasSuffix("\n  navigationBar 80×120 at (20, 20)\n"))
  }

  @Test("a view's name is written where no other view covers it")
  func hiddenNames() {
    let views = [
      ("under", frame(20, 20, 330, 120), Optional(0)), ("over", frame(100, 20, 170, 120), 0),
      ("all", frame(20, 20, 80, 120), 0),
    ]
    let text = sketch(390, 160, views)
    for name in ["under", "over", "all"] { #expect(text.contains(" \(name)")) }
    #expect(!text.contains(" at "))
  }

  @Test(
    "a picture shows requested gap sizes where they fit, and requested guides with dashed borders")
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

  @Test("the borders of a picture stay aligned if a name has wide characters")
  func wideNames() {
    let text = sketch(390, 160, [("漢字", frame(20, 20, 170, 120), 0)])
    for line in text.split(separator: "\n") {
      expectEqual(DisplayColumn.width(of: String(line)), 40)
    }
  }

  @Test("a container without height has a middle row in which views without height are drawn")
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

  @Test("the picture of 100,000 views is smaller than 10 kB and counts the views left out")
  func many() {
    let views = (0..<100_000).map { ("v\($0)", frame(Double($0), 0, 1, 10), Optional(0)) }
    let text = sketch(100_000, 480, views)
    #expect(text.utf8.count < 10_000)
    #expect(text.hasSuffix(" more\n"))
  }

  @Test("layouts with extreme numbers or with deep or cyclic parents are drawn without a crash")
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
