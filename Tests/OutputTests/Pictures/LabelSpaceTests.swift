import Testing
import VFLLayout
import VFLTestSupport

@testable import VFLPictures

@Suite("Space for labels in a picture")
struct LabelSpaceTests {
  private func frame(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> Frame
  {
    Frame(x: x, y: y, width: width, height: height)
  }

  @Test("labels do not overlap, but may touch")
  func texts() {
    var space = LabelSpace(over: [])
    expectEqual(space.take(overBoxes: [frame(0, 0)]), frame(0, 0))
    #expect(space.take(firstOf: [frame(5, 5)]) == nil)
    // Labels may touch each other.
    expectEqual(space.take(firstOf: [frame(5, 5), frame(10, 0), frame(40, 0)]), frame(10, 0))
    #expect(space.take(firstOf: []) == nil)
  }

  @Test("a label is not placed where it touches a box that it must avoid")
  func boxes() {
    var space = LabelSpace(over: [
      frame(0, 0, 100, 100), frame(20, 20, 30, 30), frame(70, 5, 0, 50),
    ])
    #expect(space.take(firstOf: [frame(25, 25)], avoidingFrom: 1) == nil)
    #expect(space.take(firstOf: [frame(65, 30)], avoidingFrom: 1) == nil)
    expectEqual(space.take(firstOf: [frame(25, 25)], avoidingFrom: 2), frame(25, 25))
    expectEqual(space.take(firstOf: [frame(80, 80)], avoidingFrom: 1), frame(80, 80))
  }

  @Test("labels and boxes are avoided everywhere in a large layout")
  func everywhere() {
    let boxes = (0..<200).map { index -> Frame in
      let (column, row) = (index % 20, index / 20)
      return frame(Double(30 * column), Double(30 * row), 20, 20)
    }
    var space = LabelSpace(over: boxes)
    for (index, box) in boxes.enumerated() {
      let place = frame(box.x + 2, box.y + 2, 5, 5)
      #expect(space.take(firstOf: [place], where: { $0 == index }) == nil)
      expectEqual(space.take(firstOf: [place], where: { $0 != index }), place)
      #expect(space.take(overBoxes: [place]) == nil)
    }
    #expect(
      space.take(overBoxes: [frame(0, 1e9)]) != nil && space.take(overBoxes: [frame(0, 1e9)]) == nil
    )
  }

  @Test(
    "the width of a label depends on its letters, and a shortened label keeps its beginning and end"
  )
  func letters() {
    #expect(LetterWidth.width(of: "ill", size: 10) < LetterWidth.width(of: "mmm", size: 10))
    #expect(LetterWidth.width(of: "漢字", size: 10) > LetterWidth.width(of: "ab", size: 10))
    expectEqual(LetterWidth.width(of: "e\u{301}", size: 10), LetterWidth.width(of: "e", size: 10))
    for room in [30.0, 45, 60, 90] {
      let short = LetterWidth.shortened("navigationBar_12", size: 10, to: room)
      if let short {
        #expect(short.hasPrefix("n") && short.hasSuffix("…12"))
        #expect(LetterWidth.width(of: short, size: 10) <= room)
      } else {
        #expect(room < 40)
      }
    }
  }
}
