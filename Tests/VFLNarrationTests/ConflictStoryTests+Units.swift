import Testing
import VFLLayout
import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

extension ConflictStoryTests {
  @Test("a multiplier is written as a short decimal number, fraction or divisor in a message")
  func ratios() throws {
    let down = [gap(1, .top, after: 0, .top, 12), gap(0, .bottom, after: 1, .bottom, 24)]
    for (factor, text) in [
      (0.5625, "0.5625 × 900 + 12 + 24 = 542.25"), (16.0 / 9, "900 × 16/9 + 12 + 24 = 1636"),
      (1 / 0.384615, "900 / 0.384615 + 12 + 24 = 2376.002"),
    ] {
      try expectEqual(
        arithmetic(
          layout(
            views(view("a")), size(1, .width, 900),
            record(1, .height, .equal, 1, .width, times: factor), down[0], down[1])),
        "\(text), but the container is 480 high")
    }
  }

  @Test("fractions of the size of a view are written in percent in a message")
  func percentages() throws {
    func message(_ one: Double, _ other: Double, _ points: Double) throws -> String {
      try arithmetic(
        layout(
          views(view("a"), view("b")), record(1, .width, .equal, 0, .width, times: one),
          record(2, .width, .equal, 0, .width, times: other), gap(1, .left, after: 0, .left),
          gap(2, .left, after: 1, .right, points), gap(0, .right, after: 2, .right)))
    }
    try expectEqual(
      message(0.333, 0.667, 18), "33.3 % + 66.7 % + 18 is more than 100 % of the container")
    try expectEqual(message(0.3, 0.6, 80), "30 % + 60 % + 80 is more than 100 % of the container")
    try expectEqual(message(0.3, 0.6, 8), "30 % + 60 % + 8 is less than 100 % of the container")
  }

  @Test("two positions of the same view are reported as distances from an edge")
  func places() throws {
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), gap(1, .left, after: 0, .left, 10), gap(1, .left, after: 0, .left, 30))),
      "`a` cannot be both 10 and 30 from the left")
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), gap(0, .right, after: 1, .right, 10),
          gap(0, .right, after: 1, .right, 30))), "`a` cannot be both 10 and 30 from the right")
    try expectEqual(
      arithmetic(
        layout(
          views(view("a"), view("b")), gap(1, .left, after: 0, .left, 10), size(1, .width, 100),
          gap(2, .left, after: 1, .right, 145), gap(2, .left, after: 0, .left, 225))),
      "10 + 100 + 145 = 255, but `b` is 225 from the left")
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), gap(1, .left, after: 0, .left, -10),
          gap(0, .right, after: 1, .left, 0))),
      "the container would have to be -10 wide, but is 320")
  }
}

extension ConflictStoryTests {
  @Test(
    "lengths that a ratio multiplies are in parentheses, and 1 / 0.6666667 is written as 3/2")
  func ratiosOfInsets() throws {
    let across = [gap(1, .left, after: 0, .left, 16), gap(0, .right, after: 1, .right, 16)]
    let down = [gap(1, .top, after: 0, .top, 8), gap(0, .bottom, after: 1, .bottom, 8)]
    for (factor, text) in [
      (0.5625, "0.5625 × (320 - 16 - 16) + 8 + 8 = 178, but the container is 480 high"),
      (
        0.6666667,
        "16 + 16 + (480 - 8 - 8) × 3/2 = 728, but the container is 320 wide"
      ),
    ] {
      let reported = try arithmetic(
        layout(
          views(view("a")), record(1, .height, .equal, 1, .width, times: factor), across[0],
          across[1], down[0], down[1]))
      expectEqual(reported, text)
    }
  }
}
