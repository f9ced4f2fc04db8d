import Testing
import VFLLayout
import VFLTestSupport

@testable import VFLText

@Suite("Lengths as linear functions of the width")
struct LinearTextTests {
  private static let examples: [(slope: Double, constant: Double, text: String)] = [
    (0, 20, "20"), (1, 0, "width"), (-1, 0, "-width"), (0.5, -20, "0.5·width - 20"),
    (1, 8.25, "width + 8.25"), (1.0 / 3, 4, "width/3 + 4"), (-2.0 / 3, 0, "-2·width/3"),
    (2, 0, "2·width"), (0.123_456_789, 1, "0.123457·width + 1"), (0, -0.0, "0"),
    (5.0 / 7, 1e-9, "5·width/7"), (1e-8, 0, "1e-8·width"),
  ]

  @Test("a linear length is written as a short formula such as `width/3 + 4`", arguments: examples)
  func formulas(slope: Double, constant: Double, text: String) {
    expectEqual(LinearText.text(LinearLength(slope: slope, constant: constant), of: "width"), text)
  }
}
