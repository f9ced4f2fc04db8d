import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

/// The frames that an example records, by step and view name.
struct ExampleFrames {
  let steps: [ExampleLog.Step]

  init(of example: any Example.Type) throws {
    var log = ExampleLog()
    try example.run(&log)
    steps = log.steps
  }

  /// Expects views to have the given x, y, width and height after a step.
  func expect(
    _ step: Int, _ frames: [String: (Double, Double, Double, Double)],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for (name, numbers) in frames.sorted(by: { $0.key < $1.key }) {
      let frame = Frame(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
      expectEqual(steps[step].frame(name), frame, "\(name)", sourceLocation: sourceLocation)
    }
  }
}
