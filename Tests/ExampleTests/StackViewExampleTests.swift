import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Stack view example")
struct StackViewExampleTests {
  @Test(
    "each view in a stack view is positioned at the sum of the content sizes and spacing before it")
  func frames() throws {
    let example = try ExampleFrames(of: StackViewExample.self)
    expectEqual(example.steps.count, 7)
    let room = 320.0 - 2 * 10
    // With equal priorities, the first view is stretched. The contents are 40, 80 and 120 points wide.
    let extra = room - 40 - 80 - 120
    example.expect(
      0,
      [
        "one": (0, 0, 40 + extra, 60), "two": (40 + extra + 10, 0, 80, 60),
        "three": (320 - 120, 0, 120, 60),
      ])
    let third = room / 3
    example.expect(
      1,
      [
        "one": (0, 0, third, 60), "two": (third + 10, 0, third, 60),
        "three": (320 - third, 0, third, 60),
      ])
    // Proportional to the contents: 1 to 2 to 3.
    example.expect(
      2,
      [
        "one": (0, 0, room / 6, 60), "two": (room / 6 + 10, 0, room / 3, 60),
        "three": (320 - room / 2, 0, room / 2, 60),
      ])
    let gap = (320.0 - 40 - 80 - 120) / 2
    example.expect(
      3,
      [
        "one": (0, 0, 40, 60), "two": (40 + gap, 0, 80, 60), "three": (320 - 120, 0, 120, 60),
      ])
    // The outer centers are at 20 and 260, and the middle center is halfway between them.
    example.expect(
      4,
      [
        "one": (0, 0, 40, 60), "two": ((20 + 260) / 2 - 40, 0, 80, 60),
        "three": (320 - 120, 0, 120, 60),
      ])
    let half = (320.0 - 10) / 2
    example.expect(5, ["one": (0, 0, half, 60), "three": (half + 10, 0, half, 60)])
    let height = (60.0 - 2 * 10) / 3
    let tall = try #require(example.steps[6].frame("two"))
    #expect(tall.x == 0 && tall.width == 320 && abs(tall.height - height) < 1e-9)
    #expect(abs(tall.y - (height + 10)) < 1e-9)
  }
}
