import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLPictures

@Suite("Gaps between views")
struct GapMeasureTests {
  /// The gaps between boxes in a container of 200 by 100 points, sorted by their start and end.
  private func gaps(_ frames: [Frame], parents: [Int?] = [], along axis: Axis) -> [[Double]] {
    let nodes = frames.indices.map { index in
      let parent = parents.indices.contains(index) ? parents[index] : nil
      return LayoutNode(name: "v\(index)", parent: ItemID(parent.map { $0 + 1 } ?? 0))
    }
    let layout = DrawableLayout(
      nodes: [LayoutNode(name: "|")] + nodes,
      frames: [Frame(x: 0, y: 0, width: 200, height: 100)] + frames)
    let boxes = BoxPlacement(layout).boxes
    return GapMeasure.all(of: boxes, width: 200, height: 100).filter { $0.axis == axis }
      .map { [$0.start, $0.end] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
  }

  @Test("gaps are measured between adjacent views, and from the outermost views to the container")
  func row() {
    let row = [
      Frame(x: 20, y: 10, width: 40, height: 20), Frame(x: 68, y: 0, width: 50, height: 100),
      Frame(x: 118, y: 10, width: 12, height: 20),
    ]
    expectEqual(gaps(row, along: .horizontal), [[0, 20], [60, 68], [130, 200]])
    expectEqual(gaps(row, along: .vertical), [[0, 10], [0, 10], [30, 100], [30, 100]])
  }

  @Test("gaps around nested views end at the edges of their parent")
  func nested() {
    let frames = [
      Frame(x: 50, y: 0, width: 100, height: 100), Frame(x: 10, y: 0, width: 80, height: 100),
    ]
    expectEqual(
      gaps(frames, parents: [nil, 0], along: .horizontal),
      [[0, 50], [50, 60], [140, 150], [150, 200]])
  }

  @Test(
    "gaps are measured between the views over a background, not between a view and the background")
  func background() {
    let frames = [
      Frame(x: 0, y: 0, width: 200, height: 100), Frame(x: 20, y: 15, width: 60, height: 50),
      Frame(x: 118, y: 15, width: 60, height: 50),
    ]
    expectEqual(gaps(frames, along: .horizontal), [[0, 20], [80, 118], [178, 200]])
  }

  @Test("a mirrored layout has mirrored gaps, even if a view covers the end of another view")
  func mirror() {
    let frames = [
      Frame(x: 8, y: 30, width: 40, height: 40), Frame(x: 60, y: 14, width: 120, height: 21),
      Frame(x: 8, y: 47, width: 184, height: 53),
    ]
    let mirrored = frames.map {
      Frame(x: 200 - $0.maxX, y: $0.y, width: $0.width, height: $0.height)
    }
    let expected = gaps(frames, along: .horizontal)
    #expect(expected.contains([48, 60]))
    expectEqual(
      gaps(mirrored, along: .horizontal),
      expected.map { [200 - $0[1], 200 - $0[0]] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })
  }

  @Test("overlapping views have no gap between them, and views without height have gaps")
  func special() {
    let over = [
      Frame(x: 0, y: 0, width: 100, height: 50), Frame(x: 80, y: 0, width: 100, height: 50),
    ]
    expectEqual(gaps(over, along: .horizontal), [[180, 200]])
    let lines = [
      Frame(x: 10, y: 50, width: 40, height: 0), Frame(x: 100, y: 50, width: 40, height: 0),
    ]
    expectEqual(gaps(lines, along: .horizontal), [[0, 10], [50, 100], [140, 200]])
  }

  @Test(
    "a view with an unusable frame has no gaps, nor have its subviews; other views keep their gaps"
  )
  func unusable() {
    for wrong in [-1.0, .nan, .infinity] {
      let frames = [
        Frame(x: 0, y: 0, width: wrong, height: 10), Frame(x: 50, y: 0, width: 100, height: 100),
        Frame(x: 10, y: 0, width: 80, height: 100), Frame(x: 3, y: 3, width: 4, height: 4),
      ]
      expectEqual(
        gaps(frames, parents: [nil, nil, 1, 0], along: .horizontal),
        [[0, 50], [50, 60], [140, 150], [150, 200]])
    }
  }
}
