import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Stack panel example")
struct StackPanelExampleTests {
  /// The x, y, width and height of a view, in points.
  private typealias Numbers = (Double, Double, Double, Double)

  @Test("each view in a stack panel is positioned at the sum of the margins and sizes before it")
  func frames() throws {
    let example = try ExampleFrames(of: StackPanelExample.self)
    expectEqual(example.steps.count, 5)
    // The column is 300 points wide: 320 minus two margins of 10.
    let bar: Numbers = (4, 4, 300 - 2 * 4, 24)
    let first = 4.0 + 24 + 4
    example.expect(
      0,
      [
        "panel": (10, 10, 300, 460), "title": bar,
        "photo": ((300 - 200) / 2, first, 200, 120),
        "button": (300 - 60 - 6, first + 120 + 12, 60, 30),
      ])
    example.expect(
      1,
      [
        "title": bar, "note": (0, first, 140, 18),
        "photo": ((300 - 200) / 2, first + 18, 200, 120),
        "button": (300 - 60 - 6, first + 18 + 120 + 12, 60, 30),
      ])
    // The views after the photo move up in the same order.
    example.expect(
      2,
      [
        "title": bar, "note": (0, first, 140, 18),
        "button": (300 - 60 - 6, first + 18 + 12, 60, 30),
      ])
    #expect(example.steps[2].frame("photo") == nil)
    // The row is 300 points high. Leading is at its top, and trailing at its bottom.
    let second = 4.0 + 90 + 4
    example.expect(
      3,
      [
        "panel": (10, 10, 460, 300), "title": (4, 4, 90, 300 - 2 * 4),
        "note": (second, 0, 140, 18), "button": (second + 140, 300 - 30, 60, 30),
      ])
    example.expect(
      4,
      [
        "panel": (10, 10, 460, 300), "title": (460 - 4 - 90, 4, 90, 300 - 2 * 4),
        "note": (460 - second - 140, 0, 140, 18),
        "button": (460 - second - 140 - 60, 300 - 30, 60, 30),
      ])
  }
}
