import Testing
import VFLDiagnostics
import VFLLayout
import VFLLayoutSupport
import VFLPictures
import VFLRecords
import VFLTestSupport

@Suite("Drawable layouts")
struct DrawableLayoutTests {
  private func drawn(_ problem: LayoutProblem) throws -> DrawableLayout {
    var engine = LayoutEngine()
    return DrawableLayout(problem, try engine.solve(problem, explaining: true))
  }

  /// Returns the problem of `H:|-[a]-[b(50)]-|` with additional records.
  private func row(
    width: Double?, height: Double?, _ more: ConstraintRecord...
  ) -> LayoutProblem {
    LayoutProblem(
      nodes: views(view("a"), view("b")), width: width, height: height,
      records: [
        gap(1, .leading, after: 0, .leading, 20), gap(2, .leading, after: 1, .trailing, 8),
        size(2, .width, 50), gap(0, .trailing, after: 2, .trailing, 20),
      ] + more)
  }

  @Test("the drawn frames are the solved frames if the container has a size")
  func given() throws {
    let layout = try drawn(row(width: 320, height: 44))
    expectEqual(layout.frames, layout.result.frames)
    expectEqual(layout.assumedSize, PerAxis(both: nil))
  }

  @Test("an undetermined container height is assumed, with space for views without a height")
  func height() throws {
    let layout = try drawn(row(width: 320, height: nil))
    let height = try #require(layout.assumedSize.vertical)
    #expect(layout.assumedSize.horizontal == nil && height > 40)
    expectEqual(layout.frames[0], Frame(x: 0, y: 0, width: 320, height: height))
    for item in 1...2 {
      let (frame, solved) = (layout.frames[item], layout.result.frames[item])
      #expect(frame.x == solved.x && frame.width == solved.width)
      #expect(frame.height > 0 && frame.y > 0 && frame.maxY < height)
    }
  }

  @Test("the constraints on an axis are satisfied even if the container's size on it is assumed")
  func kept() throws {
    let layout = try drawn(
      row(
        width: nil, height: nil, gap(2, .top, after: 1, .bottom, 8),
        gap(1, .top, after: 0, .top, 3)))
    let frames = layout.frames
    #expect(layout.assumedSize.horizontal != nil && layout.assumedSize.vertical != nil)
    #expect(frames[1].y == 3 && frames[2].y == frames[1].maxY + 8)
    #expect(frames[1].x == 20 && frames[2].x == frames[1].maxX + 8 && frames[2].width == 50)
    #expect(frames[1].width > 0 && frames[1].height > 0 && frames[2].maxY < frames[0].height)
  }

  @Test("a superview without a height is drawn high enough for its subviews")
  func nested() throws {
    let layout = try drawn(
      LayoutProblem(
        nodes: views(view("card"), view("title", in: 1)), width: 320,
        records: [
          gap(1, .left, after: 0, .left), size(1, .width, 300), gap(2, .left, after: 1, .left),
          size(2, .width, 100),
        ]))
    let frames = layout.frames
    #expect(frames[2].height > 0 && frames[2].y > 0 && frames[2].maxY < frames[1].height)
    #expect(frames[1].y > 0 && frames[1].maxY < frames[0].height)
  }

  @Test("a container without a size is 375 × 667, or the closest size that the constraints allow")
  func ordinary() throws {
    func height(_ bottom: Double, _ relation: Relation) throws -> Double? {
      let layout = try drawn(
        row(
          width: nil, height: nil, size(1, .height, 30), size(2, .height, 30),
          gap(1, .top, after: 0, .top, 20), gap(2, .top, after: 0, .top, 20),
          gap(0, .bottom, after: 1, .bottom, bottom, relation)))
      #expect(layout.assumedSize.horizontal == 375 && layout.frames == layout.result.frames)
      expectEqual(layout.frames[1].width, 375 - 50 - 48)
      return layout.assumedSize.vertical
    }
    try expectEqual(height(20, .greaterThanOrEqual), 667)
    try expectEqual(height(700, .greaterThanOrEqual), 750)
    try expectEqual(height(20, .lessThanOrEqual), 70)
  }

  @Test("an aspect ratio of a container without a size is satisfied")
  func ratio() throws {
    let layout = try drawn(
      LayoutProblem(
        nodes: views(view("a")),
        records: [
          gap(1, .left, after: 0, .left), gap(0, .right, after: 1, .right),
          gap(1, .top, after: 0, .top), gap(0, .bottom, after: 1, .bottom),
          ConstraintRecord(
            ItemID(1), .width, .equal, ItemID(1), .height, multiplier: 2,
            provenance: size(1, .width, 0).provenance),
        ]))
    let container = layout.frames[0]
    #expect(container.width == 2 * container.height && container.width > 300)
    expectEqual(layout.frames[1], container)
  }

  @Test("no container size is assumed if the constraints determine it")
  func nothing() throws {
    let flat = try drawn(
      LayoutProblem(
        nodes: views(view("a")), width: 100,
        records: [
          gap(1, .top, after: 0, .top), gap(1, .bottom, after: 0, .bottom), size(1, .height, 0),
        ]))
    expectEqual(flat.assumedSize, PerAxis(both: nil))
  }

  @Test("the drawn frames of a conflict break exactly one of its constraints")
  func conflict() throws {
    let layout = try drawn(row(width: 320, height: 40, size(1, .width, 300)))
    #expect(layout.result.frames.isEmpty)
    let (a, b) = (layout.frames[1], layout.frames[2])
    let kept = [
      a.x == 20, b.x == a.maxX + 8, b.width == 50, 320 == b.maxX + 20, a.width == 300,
    ]
    expectEqual(kept.filter { !$0 }.count, 1, "\(layout.frames)")
    expectEqual(layout.frames[0].width, 320)
  }

  @Test("a conflict of content sizes and a conflict of a negative container are drawn with frames")
  func otherConflicts() throws {
    let content = try drawn(
      LayoutProblem(
        nodes: views(view("a", width: 80, hugging: 1000, compression: 1000)), width: 100,
        height: 10, records: [size(1, .width, 50)]))
    #expect(content.result.status == .unsatisfiable && content.frames.count == 2)
    let negative = try drawn(LayoutProblem(nodes: views(view("a")), width: -5, height: 10))
    #expect(negative.result.status == .unsatisfiable && negative.frames.count == 2)
  }

  @Test("a layout with a negative container width is drawn with its given height")
  func negativeSize() throws {
    let layout = try drawn(
      LayoutProblem(
        nodes: views(view("a")), width: -10, height: 480,
        records: [
          gap(1, .left, after: 0, .left), gap(0, .right, after: 1, .right),
          gap(1, .top, after: 0, .top), gap(0, .bottom, after: 1, .bottom),
        ]))
    #expect(layout.result.status == .unsatisfiable && layout.frames.count == 2)
    #expect(layout.frames.allSatisfy { $0.width > 0 && $0.height == 480 })
    expectEqual(layout.assumedSize, PerAxis(both: nil))
  }

  @Test("a drawn constraint has an extent, the required length and the actual length")
  func rows() throws {
    var problem = row(width: 320, height: 40, size(1, .width, 100, .greaterThanOrEqual, at: 700))
    for direction in LayoutDirection.allCases {
      problem.direction = direction
      let layout = try drawn(problem)
      let rows = DrawnRows(layout)
      let gap = try #require(rows.row(of: .record(1), .equal))
      #expect(gap.axis == .horizontal && gap.wanted == 8 && gap.actual == 8)
      expectEqual(gap.end - gap.start, 8)
      let size = try #require(rows.row(of: .record(4), .greaterThanOrEqual))
      #expect(size.wanted == 100 && size.actual == layout.frames[1].width)
      #expect(size.start == layout.frames[1].x && size.end == layout.frames[1].maxX)
      let container = try #require(rows.row(of: .container(.vertical), .equal))
      #expect(container.axis == .vertical && container.wanted == 40 && container.end == 40)
      #expect(rows.row(of: .nonNegative(ItemID(1), .vertical), .equal) == nil)
      #expect(rows.row(of: .record(99), .equal) == nil)
    }
  }

  @Test(
    "a constraint is drawn in the container's coordinates, but not if its view has no superview")
  func places() throws {
    var nodes = views(view("a"), view("b", in: 1), view("alone"))
    nodes[3].parent = nil
    let layout = try drawn(
      LayoutProblem(
        nodes: nodes, width: 200, height: 100,
        records: [
          gap(1, .left, after: 0, .left, 30), size(1, .width, 100),
          gap(2, .left, after: 1, .left, 5), size(2, .width, 10), size(3, .width, 7),
        ]))
    let rows = DrawnRows(layout)
    let inner = try #require(rows.row(of: .record(2), .equal))
    #expect(inner.start == 30 && inner.end == 35)
    #expect(rows.row(of: .record(4), .equal) == nil)
  }
}
