import Testing
import VFLLayout
import VFLTestSupport

@testable import VFLPictures

@Suite("Index of the boxes and texts in a picture")
struct FrameTreeTests {
  private func randomFrame(_ generator: inout SplitMix64) -> Frame {
    Frame(
      x: Double(generator.next(below: 100)), y: Double(generator.next(below: 100)),
      width: Double(generator.next(below: 30)), height: Double(generator.next(below: 30)))
  }

  @Test("a tree of boxes agrees with a search of all boxes on whether a frame touches a box")
  func touching() {
    var generator = SplitMix64(seed: 71)
    for count in [0, 1, 4, 5, 9, 60, 300] {
      let frames = (0..<count).map { _ in randomFrame(&generator) }
      let tree = FrameTree(frames)
      for _ in 0..<100 {
        let (place, first) = (randomFrame(&generator), generator.next(below: count + 2))
        let isWanted = { (index: Int) in index % 3 != 0 }
        let expected = frames.indices.contains {
          $0 >= first && isWanted($0) && frames[$0].touches(place)
        }
        expectEqual(tree.touches(place, from: first, where: isWanted), expected)
      }
    }
  }

  @Test("a grid of texts agrees with a search of all texts on whether a frame overlaps a text")
  func overlapping() {
    var generator = SplitMix64(seed: 72)
    for cell in [0.5, 16, 1000] {
      var grid = FrameGrid(cell: cell)
      var frames: [Frame] = []
      for _ in 0..<60 {
        let frame = randomFrame(&generator)
        expectEqual(grid.overlaps(frame), frames.contains { $0.overlaps(frame) })
        grid.add(frame)
        frames.append(frame)
      }
    }
  }

  /// The number of tree nodes that are visited to test a label in the corner of each box.
  private func visits(_ boxes: [Frame]) -> Int {
    let tree = FrameTree(boxes)
    var visits = 0
    for (index, box) in boxes.enumerated() {
      let place = Frame(x: box.x + 3, y: box.y + 1, width: 20, height: 10)
      _ = tree.touches(place, from: index + 1, where: { _ in true }, visits: &visits)
    }
    return visits
  }

  @Test("placing labels in twice as many boxes visits at most 2.4 times as many tree nodes")
  func growth() {
    let shapes: [(name: String, boxes: (Int) -> [Frame])] = [
      (
        "nested",
        { count in
          (0..<count).map { index -> Frame in
            let start: Double = 1.5 * Double(index)
            let size = Double(3 * (count - index))
            return Frame(x: start, y: start, width: size, height: size)
          }
        }
      ),
      ("row", { (0..<$0).map { Frame(x: Double(40 * $0), y: 0, width: 30, height: 50) } }),
      ("column", { (0..<$0).map { Frame(x: 0, y: Double(40 * $0), width: 50, height: 30) } }),
      (
        "grid",
        { count in
          (0..<count).map { index -> Frame in
            let (column, row) = (index * 37 % 64, index / 64)
            return Frame(x: Double(40 * column), y: Double(40 * row), width: 30, height: 30)
          }
        }
      ),
      ("pile", { (0..<$0).map { _ in Frame(x: 0, y: 0, width: 30, height: 30) } }),
    ]
    for (name, boxes) in shapes {
      let (small, large) = (visits(boxes(4096)), visits(boxes(8192)))
      #expect(Double(large) <= 2.4 * Double(small), "\(name)")
      #expect(large <= 8192 * 60, "\(name)")
    }
  }
}
