import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Grid example")
struct GridExampleTests {
  @Test("each grid cell is positioned at the sum of the track sizes and gaps before it")
  func frames() throws {
    let example = try ExampleFrames(of: GridExample.self)
    expectEqual(example.steps.count, 3)
    // The first column is as wide as the widest label. The other two columns share the remaining width,
    // without the gaps, in the ratio 2 to 1.
    let share = (330.0 - 74 - 2 * 8) / 3
    let (second, third) = (74.0 + 8, 74 + 8 + 2 * share + 8)
    // The baselines are at 15 and 21, so the label is 6 points lower. The last row has the remaining height.
    example.expect(
      0,
      [
        "name": (74 - 50, 21 - 15, 50, 20), "field": (second, 0, 330 - second, 32),
        "street": (0, 32 + 6 + (40 - 20) / 2, 74, 20),
        "address": (second, 32 + 6, 2 * share, 40), "number": (third, 32 + 6, share, 40),
        "remarks": (10, 32 + 6 + 40 + 6 + 10, 330 - 2 * 10, 240 - 32 - 6 - 40 - 6 - 2 * 10),
      ])
    // The second row is hidden, so its label no longer determines the width of the first column.
    example.expect(
      1,
      [
        "name": (0, 6, 50, 20), "field": (50 + 8, 0, 330 - 50 - 8, 32),
        "remarks": (10, 32 + 6 + 10, 310, 240 - 32 - 6 - 2 * 10),
      ])
    // The first column is 74 points wide. The other columns have two thirds and one third of the remaining
    // width.
    let wider = (390.0 - 74 - 2 * 8) / 3
    let top = 32.0 + 6 + 20 + 6
    example.expect(
      2,
      [
        "name": (74 - 50, 6, 50, 20), "field": (second, 0, 390 - second, 32),
        "street": (0, top + 10, 74, 20), "number": (second, top, wider, 40),
        "address": (second + wider + 8, top, 2 * wider, 40),
        "remarks": (10, top + 40 + 6 + 10, 370, 300 - top - 40 - 6 - 2 * 10),
      ])
  }
}
