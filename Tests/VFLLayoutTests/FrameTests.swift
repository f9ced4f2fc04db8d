import LayoutSolver
import Testing
import VFLLayout
import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@Suite("Frames of solved layouts")
struct FrameTests {
  /// Returns the frames of a layout, which must not be ambiguous.
  private func frames(_ problem: LayoutProblem) throws -> [Frame] {
    let result = try problem.solved()
    expectEqual(result.status, .solved, "\(result.freeAttributes)")
    return result.frames
  }

  /// Returns records that determine the vertical axis: the items are at the top and have a height.
  private func flat(_ items: Range<Int>, height: Double = 10) -> [ConstraintRecord] {
    items.flatMap { [gap($0, .top, after: 0, .top), size($0, .height, height)] }
  }

  @Test("gaps, sizes and relations between sizes determine the frames of a row of views")
  func row() throws {
    let found = try frames(
      LayoutProblem(
        nodes: views(view("a"), view("b"), view("c")), width: 320, height: 480,
        records: [
          gap(1, .leading, after: 0, .leading, 20), gap(2, .leading, after: 1, .trailing, 8),
          gap(3, .leading, after: 2, .trailing), gap(0, .trailing, after: 3, .trailing, 20),
          record(2, .width, .equal, 1, .width, times: 2, plus: 4), size(3, .width, 28),
        ] + flat(1..<4)))
    // 320 - 20 - 8 - 20 - 28 = 244 = a + (2 a + 4), so a = 80.
    expectEqual(found[0], Frame(x: 0, y: 0, width: 320, height: 480))
    expectEqual(found[1], Frame(x: 20, y: 0, width: 80, height: 10))
    expectEqual(found[2], Frame(x: 108, y: 0, width: 164, height: 10))
    expectEqual(found[3], Frame(x: 272, y: 0, width: 28, height: 10))
  }

  @Test("the frame of a nested view is relative to the corner of its superview")
  func nested() throws {
    let nodes = views(view("panel"), view("inner", in: 1), view("mark", in: 2), view("far"))
    let found = try frames(
      LayoutProblem(
        nodes: nodes, width: 300, height: 200,
        records: [
          gap(1, .left, after: 0, .left, 50), gap(1, .top, after: 0, .top, 30),
          size(1, .width, 100), size(1, .height, 80),
          gap(2, .left, after: 1, .left, 5), gap(1, .right, after: 2, .right, 5),
          gap(2, .top, after: 1, .top, 5), gap(1, .bottom, after: 2, .bottom, 5),
          size(3, .width, 7), size(3, .height, 7),
          record(3, .centerX, .equal, 0, .centerX), record(3, .bottom, .equal, 1, .bottom),
          gap(4, .left, after: 3, .right, 4), record(4, .top, .equal, 3, .top),
          size(4, .width, 1), size(4, .height, 1),
        ]))
    expectEqual(found[1], Frame(x: 50, y: 30, width: 100, height: 80))
    expectEqual(found[2], Frame(x: 5, y: 5, width: 90, height: 70))
    // The center of the container is at 150, the left edge of `inner` at 55.
    expectEqual(found[3], Frame(x: 91.5, y: 68, width: 7, height: 7))
    expectEqual(found[4], Frame(x: 157.5, y: 103, width: 1, height: 1))
  }

  @Test(
    "of two views in a row, the view with the weaker hugging or compression priority is resized")
  func contentSizes() throws {
    func widths(
      _ container: Double, hugging: (Double, Double) = (250, 250),
      compression: (Double, Double) = (750, 750)
    ) throws -> LayoutResult {
      try LayoutProblem(
        nodes: views(
          view("a", width: 80, hugging: hugging.0, compression: compression.0),
          view("b", width: 60, hugging: hugging.1, compression: compression.1)),
        width: container, height: 10,
        records: [
          gap(1, .leading, after: 0, .leading), gap(2, .leading, after: 1, .trailing),
          gap(0, .trailing, after: 2, .trailing),
        ] + flat(1..<3)
      ).solved()
    }
    try expectEqual(widths(140).frames.dropFirst().map(\.width), [80, 60])
    try expectEqual(widths(200, hugging: (251, 250)).frames.dropFirst().map(\.width), [80, 120])
    try expectEqual(widths(200, hugging: (250, 250.5)).frames.dropFirst().map(\.width), [140, 60])
    try expectEqual(widths(100, compression: (751, 750)).frames.dropFirst().map(\.width), [80, 20])
    try expectEqual(widths(100, compression: (750, 751)).frames.dropFirst().map(\.width), [40, 60])

    // With equal priorities, the excess or missing width can be distributed in any way.
    let wide = try widths(200)
    expectEqual(wide.status, .ambiguous)
    expectEqual(
      wide.freeAttributes,
      [
        FreeAttribute(item: ItemID(1), part: .width, lower: 80, upper: 140),
        FreeAttribute(item: ItemID(2), part: .x, lower: 80, upper: 140),
        FreeAttribute(item: ItemID(2), part: .width, lower: 60, upper: 120),
      ])
    let narrow = try widths(100)
    expectEqual(narrow.freeAttributes.first?.lower, 40)
    expectEqual(narrow.freeAttributes.first?.upper, 80)
  }

  @Test("a baseline is at its view's offset from the top or bottom edge")
  func baselines() throws {
    let nodes = views(
      view("title", firstBaseline: 15, lastBaseline: 5),
      view("note", firstBaseline: 11, lastBaseline: 3))
    let found = try frames(
      LayoutProblem(
        nodes: nodes, width: 100, height: 100,
        records: [
          gap(1, .top, after: 0, .top, 10), size(1, .height, 40), size(2, .height, 20),
          gap(2, .firstBaseline, after: 1, .lastBaseline, 6),
          gap(1, .left, after: 0, .left), size(1, .width, 1),
          gap(2, .left, after: 0, .left), size(2, .width, 1),
        ]))
    // The last baseline of the title is at 10 + 40 - 5 = 45, and the first baseline of the note at 51.
    expectEqual(found[2].y, 40)
  }

  @Test("margin attributes and the layout margins guide describe the same rectangle")
  func margins() throws {
    let margins = LayoutMargins(top: 1, leading: 2, bottom: 4, trailing: 8)
    let nodes = views(view("a"), view("b"), container: LayoutNode(name: "|", margins: margins))
    let attributes: [(Attribute, Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    for direction in LayoutDirection.allCases {
      let found = try frames(
        LayoutProblem(
          nodes: nodes, width: 100, height: 50, direction: direction,
          records: attributes.flatMap { edge, margin in
            [
              record(1, edge, .equal, 0, margin),
              record(2, edge, .equal, 0, edge, region: .layoutMarginsGuide),
            ]
          }))
      expectEqual(
        found[1], Frame(x: direction == .leftToRight ? 2 : 8, y: 1, width: 90, height: 45))
      expectEqual(found[2], found[1])
    }
  }

  @Test("a center attribute is midway between the edges or between the margins of its view")
  func centres() throws {
    let margins = LayoutMargins(top: 1, leading: 2, bottom: 4, trailing: 8)
    let nodes = views(view("a"), view("b"), container: LayoutNode(name: "|", margins: margins))
    let found = try frames(
      LayoutProblem(
        nodes: nodes, width: 100, height: 50,
        records: [
          record(1, .centerX, .equal, 0, .centerX), record(1, .centerY, .equal, 0, .centerY),
          record(2, .centerX, .equal, 0, .centerXWithinMargins),
          record(2, .centerY, .equal, 0, .centerYWithinMargins),
          record(2, .width, .equal, 0, .width, times: 0.5, region: .layoutMarginsGuide),
          size(1, .width, 10), size(1, .height, 10), size(2, .height, 10),
        ]))
    expectEqual(found[1], Frame(x: 45, y: 20, width: 10, height: 10))
    expectEqual(found[2], Frame(x: 24.5, y: 18.5, width: 45, height: 10))
  }

  @Test("a container without a size is as large as its constraints require")
  func freeContainer() throws {
    let found = try frames(
      LayoutProblem(
        nodes: views(view("a")),
        records: [
          gap(1, .leading, after: 0, .leading, 20), size(1, .width, 100),
          gap(0, .trailing, after: 1, .trailing, 20), gap(1, .top, after: 0, .top, 3),
          size(1, .height, 4), gap(0, .bottom, after: 1, .bottom, 5),
        ]))
    expectEqual(found[0], Frame(x: 0, y: 0, width: 140, height: 12))
  }

  @Test("a view without a superview is at the origin, and its subviews are positioned in it")
  func orphans() throws {
    let nodes = views(LayoutNode(name: "orphan", contentWidth: 40), view("child", in: 1))
    let found = try frames(
      LayoutProblem(
        nodes: nodes, width: 100, height: 100,
        records: [
          size(1, .height, 30), gap(2, .left, after: 1, .left, 4), size(2, .width, 6),
          gap(1, .bottom, after: 2, .bottom, 2), size(2, .height, 3),
        ]))
    expectEqual(found[1], Frame(x: 0, y: 0, width: 40, height: 30))
    expectEqual(found[2], Frame(x: 4, y: 25, width: 6, height: 3))
  }

  @Test("a record can relate a width to a height")
  func aspectRatio() throws {
    let found = try frames(
      LayoutProblem(
        nodes: views(view("a")), width: 160, height: 100,
        records: [
          gap(1, .left, after: 0, .left), gap(1, .top, after: 0, .top),
          record(1, .width, .equal, 1, .height, times: 16.0 / 9),
          record(1, .width, .lessThanOrEqual, 0, .width),
          record(1, .width, .equal, 0, .width, at: 500),
        ]))
    expectEqual(found[1], Frame(x: 0, y: 0, width: 160, height: 90))
  }

  @Test("rounding errors next to whole numbers are removed from frames, and thirds are kept")
  func cleanNumbers() throws {
    let nodes = views(view("a"), view("b"), view("c"))
    let found = try frames(
      LayoutProblem(
        nodes: nodes, width: 100.1, height: 10,
        records: [
          gap(1, .left, after: 0, .left, 0.1), gap(2, .left, after: 1, .right),
          gap(3, .left, after: 2, .right), gap(0, .right, after: 3, .right, -0.2),
          record(1, .width, .equal, 2, .width), record(2, .width, .equal, 3, .width),
        ] + flat(1..<4)))
    #expect((found[1].width - 100.2 / 3).magnitude < 1e-12)
    for frame in found { expectEqual(frame.y.sign, .plus) }
    expectEqual(found[1].y, 0)
  }
}
