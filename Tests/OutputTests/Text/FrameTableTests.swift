import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLText

@Suite("Tables of frames")
struct FrameTableTests {
  private let container = ItemID(0)

  @Test(
    "a table aligns the numbers of frames at their decimal points and names a parent that is a view"
  )
  func columns() {
    let nodes = [
      LayoutNode(name: "|"), LayoutNode(name: "title", parent: container),
      LayoutNode(name: "漢", parent: ItemID(1)), LayoutNode(name: "alone"),
    ]
    let frames = [
      Frame(x: 0, y: 0, width: 320, height: 480),
      Frame(x: 106.666_666_666_7, y: -8, width: 100, height: 21),
      Frame(x: 8, y: 0.5, width: 1200, height: -0.0), Frame(x: 0, y: 0, width: 1, height: 1),
    ]
    expectEqual(
      FrameTable.text(nodes: nodes, frames: frames),
      """
      view         x     y  width  height
      title  106.667  -8      100      21
      漢       8       0.5   1200       0  in title
      alone    0       0        1       1  alone

      """)
  }

  @Test("a table without views consists of the heading")
  func empty() {
    expectEqual(FrameTable.text(nodes: [], frames: []), "view  x  y  width  height\n")
  }
}
