import Testing
import VFLLayout
import VFLRecords
import VFLRendering

@Suite("A drawing of frames")
struct FrameDrawingTests {
  private func node(_ name: String, in parent: Int? = 0) -> LayoutNode {
    var node = LayoutNode(name: name)
    node.parent = parent.map { ItemID($0) }
    return node
  }

  /// The numbers of the attributes of each element of a name, in their order.
  private func numbers(_ element: String, in svg: String) -> [[Double]] {
    svg.split(separator: "\n").filter { $0.contains("<\(element) ") }.map { line in
      line.matches(of: #/ (?:x|y|x1|y1|x2|y2|width|height)="(-?[0-9.]+)"/#).compactMap {
        Double($0.output.1)
      }
    }
  }

  @Test("has a box where each view is, in the container's points, parents first")
  func boxes() {
    let svg = FrameDrawing.svg(
      nodes: [node("|", in: nil), node("inner", in: 2), node("card"), node("alone", in: nil)],
      frames: [
        Frame(x: 0, y: 0, width: 320, height: 200), Frame(x: 5, y: 6.25, width: 10, height: 20),
        Frame(x: 16, y: 8, width: 288, height: 100.0 / 3), Frame(x: 1, y: 2, width: 3, height: 4),
      ])
    #expect(
      numbers("rect", in: svg) == [
        [0, 0, 320, 200], [16, 8, 288, 33.333], [21, 14.25, 10, 20],
      ])
    #expect(svg.contains("viewBox=\"-1 -1 322 202\""))
    #expect(svg.contains("<title>inner 10×20 at (21, 14.25)</title>"))
    #expect(!svg.contains("alone"))
  }

  @Test("shows all of what lies outside, and a line for what has no width or no height")
  func bounds() {
    let svg = FrameDrawing.svg(
      nodes: [node("|", in: nil), node("left"), node("below"), node("rule")],
      frames: [
        Frame(x: 0, y: 0, width: 100, height: 50), Frame(x: -20, y: 10, width: 10, height: 10),
        Frame(x: 0, y: 40, width: 10, height: 30), Frame(x: 3, y: 4, width: 60, height: 0),
      ])
    #expect(svg.contains("viewBox=\"-21 -1 122 72\""))
    #expect(numbers("line", in: svg) == [[3, 4, 63, 4]])
    let empty = FrameDrawing.svg(nodes: [node("|", in: nil)], frames: [])
    #expect(empty.contains("viewBox=\"-1 -1 2 2\"") && empty.hasSuffix("</svg>\n"))
  }

  @Test("marks views that other best layouts have elsewhere, and no others")
  func open() {
    let frames = Array(repeating: Frame(x: 0, y: 0, width: 50, height: 50), count: 3)
    let free = FreeAttribute(item: ItemID(2), part: .x, lower: 0, upper: 5)
    let svg = FrameDrawing.svg(
      nodes: [node("|", in: nil), node("a"), node("b")], frames: frames, free: [free])
    let lines = svg.split(separator: "\n").filter { $0.contains("<rect ") }
    #expect(lines.map { $0.contains("class=\"open\"") } == [false, false, true])
    #expect(svg.contains("<title>b 50×50 at (0, 0), ambiguous</title>"))
  }

  @Test("writes a name only where it fits, and as XML has it")
  func names() {
    func texts(_ name: String, _ width: Double, _ height: Double) -> [Substring] {
      FrameDrawing.svg(
        nodes: [node("|", in: nil), node(name)],
        frames: [
          Frame(x: 0, y: 0, width: 500, height: 500),
          Frame(x: 0, y: 0, width: width, height: height),
        ]
      ).split(separator: "\n").filter { $0.contains("<text ") }
    }
    #expect(texts("title", 80, 40).count == 2)
    #expect(texts("title", 80, 16).count == 1)
    #expect(texts("\u{FFFE}a\u{FFFF}", 80, 40).first?.contains(">\u{FFFD}a\u{FFFD}<") == true)
    #expect(texts("title", 12, 40).isEmpty && texts("title", 80, 4).isEmpty)
    #expect(texts("a<b>&\"c", 80, 40).first?.contains(">a&lt;b&gt;&amp;\"c</text>") == true)
  }
}
