import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLPictures

@Suite("SVG drawings of frames")
struct FrameDrawingTests {
  /// A view and its frame.
  ///
  /// The parent is the container by default; `nil` means that the view has no superview.
  private struct Placed {
    var name: String
    var frame: Frame
    var parent: Int? = 0
    var node: LayoutNode {
      LayoutNode(name: name, parent: parent.map { ItemID($0) })
    }
  }

  private func placed(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int? = 0
  ) -> Placed {
    Placed(name: name, frame: Frame(x: x, y: y, width: width, height: height), parent: parent)
  }

  private func layout(
    _ width: Double, _ height: Double, _ views: [Placed], free: [FreeAttribute] = []
  ) -> DrawableLayout {
    DrawableLayout(
      nodes: [LayoutNode(name: "|")] + views.map(\.node),
      frames: [Frame(x: 0, y: 0, width: width, height: height)] + views.map(\.frame), free: free)
  }

  private func svg(
    _ width: Double, _ height: Double, _ views: [Placed], _ details: Set<FrameDetail> = []
  ) throws -> XMLElement {
    let text = FrameDrawing.svg(of: [layout(width, height, views)], showing: details)
    return try #require(XMLElement(parsing: text))
  }

  /// The numeric values of the named attributes.
  private func numbers(_ element: XMLElement, _ names: String...) -> [Double] {
    names.compactMap { element.attributes[$0].flatMap(Double.init) }
  }

  private func boxes(_ svg: XMLElement, _ ink: String = "view") -> [[Double]] {
    svg.all("rect").filter { $0.attributes["class"] == ink }.map {
      numbers($0, "x", "y", "width", "height")
    }
  }

  private func texts(_ svg: XMLElement) -> [String] { svg.all("text").map(\.text) }

  @Test(
    "each view in the container has a box in the SVG, in the container's coordinates, parents first"
  )
  func boxes() throws {
    let svg = try svg(
      320, 200,
      [
        placed("inner", 5, 6.25, 10, 20, in: 2), placed("card", 16, 8, 288, 100.0 / 3),
        placed("alone", 1, 2, 3, 4, in: nil),
      ])
    expectEqual(boxes(svg, "container"), [[0, 0, 320, 200]])
    expectEqual(boxes(svg), [[16, 8, 288, 33.333], [21, 14.25, 10, 20]])
    #expect(svg.all("title").map(\.text).contains("inner 10×20 at (21, 14.25)"))
    #expect(!texts(svg).contains("alone"))
  }

  @Test("an SVG paints views in declaration order, and requested guides below the views")
  func order() throws {
    var nodes = ["|", "caption", "photo", "column"].map { LayoutNode(name: $0, parent: ItemID(0)) }
    nodes[0].parent = nil
    (nodes[1].paintingOrder, nodes[2].paintingOrder) = (2, 1)
    nodes[3].isGuide = true
    let frames = nodes.indices.map { Frame(x: 0, y: 0, width: 100 + Double($0), height: 50) }
    let layout = DrawableLayout(nodes: nodes, frames: frames)
    let plain = try #require(XMLElement(parsing: FrameDrawing.svg(of: [layout])))
    #expect(boxes(plain).map { $0[2] } == [102, 101] && boxes(plain, "guide").isEmpty)
    let guided = FrameDrawing.svg(of: [layout], showing: [.guides])
    try expectEqual(boxes(#require(XMLElement(parsing: guided)), "guide").count, 1)
    let (guide, view) = (guided.firstRange(of: "column 103"), guided.firstRange(of: "photo 102"))
    #expect(try #require(guide).lowerBound < #require(view).lowerBound)
  }

  @Test("an SVG shows views outside the container, and marks views without width or height")
  func bounds() throws {
    let svg = try svg(
      400, 300,
      [
        placed("left", -200, 10, 10, 10), placed("below", 0, 280, 50, 70),
        placed("rule", 30, 40, 60, 0), placed("dot", 300, 40, 0, 0),
      ])
    let view = try #require(svg.attributes["viewBox"]).split(separator: " ").compactMap {
      Double($0)
    }
    #expect(view[0] < -200 && view[1] < 0 && view[0] + view[2] > 400 && view[1] + view[3] > 350)
    expectEqual(svg.all("line").map { numbers($0, "x1", "y1", "x2", "y2") }, [[30, 40, 90, 40]])
    let dots = svg.all("circle").map { numbers($0, "cx", "cy") }
    expectEqual(dots, [[30, 40], [90, 40], [300, 40]])
    #expect(Set(texts(svg)).isSuperset(of: ["rule", "dot"]))
    #expect(XMLElement(parsing: FrameDrawing.svg(nodes: [], frames: [])) != nil)
  }

  @Test("an SVG is scaled so that its text is legible at every layout size")
  func scale() throws {
    for (scale, side) in [(1.0, 400.0), (30, 1200), (0.1, 240), (1e-4, 240), (1e9, 1200)] {
      let svg = try svg(
        400 * scale, 200 * scale,
        [placed("title", 100 * scale, 50 * scale, 200 * scale, 60 * scale)])
      let width = try #require(numbers(svg, "width").first)
      #expect((side...side + 20).contains(width), "\(scale)")
      let letters = try #require(svg.all("text").first).attributes["font-size"].flatMap(Double.init)
      let pixels = try #require(letters) / (400 * scale) * side
      #expect((8...14).contains(pixels), "\(pixels) at \(scale)")
      #expect(texts(svg).contains("title"))
    }
  }

  @Test("an SVG draws a dashed border around ambiguous views only")
  func open() throws {
    let free = FreeAttribute(item: ItemID(2), part: .x, lower: 0, upper: 5)
    let text = FrameDrawing.svg(
      of: [layout(60, 60, [placed("a", 0, 0, 50, 50), placed("b", 0, 0, 50, 50)], free: [free])])
    let svg = try #require(XMLElement(parsing: text))
    let views = svg.all("rect").filter { $0.attributes["class"] == "view" }
    expectEqual(views.map { $0.attributes["stroke-dasharray"] != nil }, [false, true])
    expectEqual(svg.all("title").map(\.text).last, "b 50×50 at (0, 0), ambiguous")
  }

  @Test(
    "a view's name in an SVG is written in full, shortened, or replaced by a number with a legend"
  )
  func names() throws {
    func words(_ name: String, _ width: Double, _ height: Double) throws -> [String] {
      try texts(
        svg(500, 300, [placed("cover", 0, 0, 500, 300), placed(name, 10, 10, width, height)])
      )
      .filter { $0 != "cover" && $0 != "500×300" }
    }
    try expectEqual(words("title", 90, 40), ["title", "90×40"])
    try expectEqual(words("title", 90, 16), ["title"])
    let short = try #require(words("navigationBar12", 60, 40).first)
    #expect(short.hasPrefix("nav") && short.hasSuffix("…12"))
    try expectEqual(words("title", 6, 6), ["title"])
    let tiles = (0..<300).map { index -> Placed in
      let (column, row) = (index % 20, index / 20)
      return placed("view\(index)", Double(12 * column), Double(12 * row), 12, 12)
    }
    let many = try texts(svg(240, 180, tiles))
    expectEqual(many.prefix(24), (1...24).map(String.init)[...])
    expectEqual(many[24], "1: view0 12×12 at (0, 0)")
    expectEqual(many.last, "and 276 more without space for a name")
    try expectEqual(words("x", 10, 20), ["x"])
  }

  @Test("no text of a picture overlaps another text or is covered by a later view")
  func overlaps() {
    var random = RandomBytes(seed: 47)
    for _ in 0..<40 {
      let views = (0..<25).map { index in
        let numbers = (0..<4).map { _ in Double(random.next(below: 256)) }
        return placed(
          "view\(index)", numbers[0], numbers[1], numbers[2] / 2, numbers[3] / 4,
          in: index > 20 ? 3 : 0)
      }
      let layout = layout(300, 250, views)
      let picture = Picture(
        of: layout, drawing: PictureRows(), showing: Set(FrameDetail.allCases),
        unit: Picture.unit(of: layout))
      for (index, text) in picture.texts.enumerated() {
        for other in picture.texts[..<index] {
          #expect(!text.room.overlaps(other.room), "\(text) \(other)")
        }
      }
      let placement = BoxPlacement(layout).boxes
      for text in picture.texts where text.ink == .view {
        guard let own = placement.firstIndex(where: { $0.name == text.text }) else { continue }
        for box in placement[(own + 1)...] { #expect(!box.frame.overlaps(text.room)) }
      }
    }
  }

  @Test("an SVG counts the names that have no space, and never contains NaN or infinity")
  func hostile() throws {
    let many = (0..<3000).map { placed("view\($0)", Double($0 % 60), Double($0 / 60), 1, 1) }
    let svg = try svg(60, 50, many)
    expectEqual(boxes(svg).count, 3000)
    expectEqual(texts(svg).last, "and 2976 more without space for a name")
    let numbers = [0, -1, 1e300, -1e300, .infinity, .nan, .leastNonzeroMagnitude]
    for width in numbers {
      for x in numbers {
        let text = FrameDrawing.svg(
          of: [
            layout(width, x, [placed("a", x, width, width, x), placed("b", 1, 1, 1, 1, in: 1)])
          ],
          showing: Set(FrameDetail.allCases))
        let svg = try #require(XMLElement(parsing: text))
        let values = ["rect", "line", "circle", "text", "path"].flatMap { svg.all($0) }
          .flatMap(\.attributes.values)
        #expect(!values.contains { $0.contains("nan") || $0.contains("inf") })
      }
    }
  }

  @Test("an SVG is well-formed XML and contains no markup from view names")
  func escaping() throws {
    for name in [
      "<img src=x onerror=alert(1)>", "</style><script>alert(1)</script>", "]]>&\"'",
      "\u{FFFE}a\u{0}",
      "\u{202E}abc", "\u{1F469}\u{200D}\u{1F52C}",
    ] {
      let svg = try svg(500, 100, [placed(name, 10, 10, 400, 50), placed(name, 10, 80, 1, 1)])
      #expect(svg.all("img").isEmpty && svg.all("script").isEmpty)
      #expect(texts(svg).contains { $0.contains("400×50") })
    }
  }

  @Test("an SVG shows gap sizes, margins and baselines only if they are requested")
  func details() throws {
    var layout = layout(200, 100, [placed("a", 20, 30, 100, 40)])
    var problem = layout.problem
    problem.nodes[1].firstBaseline = 16
    problem.nodes[0].margins = LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4)
    problem.direction = .rightToLeft
    layout = DrawableLayout(problem, LayoutResult(status: .solved, frames: layout.frames))
    let plain = try #require(XMLElement(parsing: FrameDrawing.svg(of: [layout])))
    #expect(plain.all("path").isEmpty && boxes(plain, "margin").isEmpty)
    let full = FrameDrawing.svg(of: [layout], showing: [.measures, .margins, .baselines])
    let svg = try #require(XMLElement(parsing: full))
    #expect(Set(texts(svg)).isSuperset(of: ["20", "80", "30"]))
    expectEqual(boxes(svg, "margin"), [[4, 1, 194, 96]])
    let baselines = svg.all("line").filter { $0.attributes["class"] == "baseline" }
    expectEqual(baselines.map { numbers($0, "y1", "y2") }, [[46, 46], [70, 70]])
  }

  @Test(
    "gaps around a nested view are measured in its parent, even if another view's frame is unusable"
  )
  func measures() throws {
    let views = [
      placed("wrong", 0, 0, -1, 10), placed("card", 50, 0, 100, 100),
      placed("inner", 10, 0, 80, 100, in: 2),
    ]
    let svg = try svg(200, 100, views, [.measures])
    #expect(Set(texts(svg)).isSuperset(of: ["50", "10"]))
  }

  @Test(
    "several layouts are drawn side by side in one SVG, each captioned with its size and direction")
  func sheet() throws {
    var problem = LayoutProblem(nodes: [LayoutNode(name: "|")], width: 100, height: 50)
    func drawn() -> DrawableLayout {
      let size = problem.containerSize
      return DrawableLayout(
        problem,
        LayoutResult(
          status: .solved,
          frames: [Frame(x: 0, y: 0, width: size.horizontal ?? 7, height: size.vertical ?? 7)]))
    }
    var layouts = [drawn()]
    problem.containerSize = PerAxis(300, nil)
    layouts.append(drawn())
    var svg = try #require(XMLElement(parsing: FrameDrawing.svg(of: layouts)))
    expectEqual(texts(svg), ["100×50", "300×free"])
    expectEqual(svg.all("g").filter { $0.attributes["transform"] != nil }.count, 1)
    problem.direction = .rightToLeft
    layouts.append(drawn())
    svg = try #require(XMLElement(parsing: FrameDrawing.svg(of: layouts)))
    expectEqual(texts(svg).last, "300×free, right to left")
  }
}
