import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Padding example")
struct PaddingExampleTests {
  @Test("every padding style insets the view's frame by the padding")
  func frames() throws {
    let example = try ExampleFrames(of: PaddingExample.self)
    expectEqual(example.steps.count, PaddingStyle.allCases.count)
    for step in example.steps.indices {
      example.expect(step, ["view": (20, 10, 320 - 20 - 40, 480 - 10 - 30)])
    }
  }
}
