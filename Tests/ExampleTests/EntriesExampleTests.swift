import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Entry list example")
struct EntriesExampleTests {
  @Test("each entry is positioned at the sum of the heights and gaps above it")
  func frames() throws {
    let example = try ExampleFrames(of: EntriesExample.self)
    expectEqual(example.steps.count, 3)
    let width = 120.0 - 2 * 10
    example.expect(0, ["first": (10, 10, width, 10), "third": (10, 10 + 10 + 10, width, 30)])
    example.expect(
      1,
      [
        "first": (10, 10, width, 10), "second": (10, 30, width, 20),
        "third": (10, 30 + 20 + 10, width, 30),
      ])
    example.expect(2, ["second": (10, 10, width, 20), "third": (10, 10 + 20 + 10, width, 30)])
    #expect(example.steps[2].frame("first") == nil)
  }
}
