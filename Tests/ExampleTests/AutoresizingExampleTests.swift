import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Autoresizing mask example")
struct AutoresizingExampleTests {
  @Test("autoresizing masks determine how views change when the window is resized")
  func frames() throws {
    let example = try ExampleFrames(of: AutoresizingExample.self)
    expectEqual(example.steps.count, 3)
    for step in [0, 2] {
      example.expect(
        step,
        [
          "bar": (0, 0, 320, 44), "page": (20, 64, 280, 336), "badge": (260, 420, 40, 40),
          "label": (260 - 8 - 70, 420 + (40 - 20) / 2, 70, 20),
        ])
    }
    // The window is 160 points wider and 160 points less high. The label follows the badge.
    example.expect(
      1,
      [
        "bar": (0, 0, 320 + 160, 44), "page": (20, 64, 280 + 160, 336 - 160),
        "badge": (260 + 160, 420 - 160, 40, 40), "label": (420 - 8 - 70, 260 + 10, 70, 20),
      ])
  }
}
