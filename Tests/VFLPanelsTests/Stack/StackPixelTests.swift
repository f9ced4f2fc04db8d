import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Rounding of stack views to pixels")
struct StackPixelTests {
  @Test(
    "rounded arranged views are adjacent, and their frames do not depend on previous sizes",
    arguments: [1.0, 2, 3], [StackView.Distribution.fillEqually, .fillProportionally])
  func history(scale: Double, distribution: StackView.Distribution) throws {
    func row(_ count: Int) -> StackView {
      let row = StackView("row", distribution: distribution, behavior: .corrected)
      for index in 0..<count {
        row.addArrangedSubview(
          LayoutView("v\(index)", contentWidth: Double(5 + index % 2), contentHeight: 10))
      }
      row.displayScale = scale
      return row
    }
    for count in [3, 4, 6, 7] {
      let live = row(count)
      var random = SeededRandom(count)
      let widths = (0..<60).map { _ in random.whole(100...400) }
      for width in LongTests.cases(widths, short: 15) {
        for direction in LayoutDirection.allCases {
          live.layoutDirection = direction
          try live.layOut(width: width, height: 10)
          let fresh = row(count)
          fresh.layoutDirection = direction
          try fresh.layOut(width: width, height: 10)
          let frames = live.arrangedSubviews.map(\.frame)
          for (frame, other) in zip(frames, fresh.arrangedSubviews.map(\.frame)) {
            #expect((frame.x - other.x).magnitude < 1e-9, "\(count) in \(width)")
            #expect((frame.width - other.width).magnitude < 1e-9, "\(count) in \(width)")
          }
          let ordered = direction == .leftToRight ? frames : frames.reversed()
          expectEqual(ordered[0].x, 0)
          for (frame, next) in zip(ordered, ordered.dropFirst()) {
            #expect((frame.x + frame.width - next.x).magnitude < 1e-9, "\(count) in \(width)")
          }
          let end = ordered[count - 1].x + ordered[count - 1].width
          #expect((end - width).magnitude < 1e-9)
        }
      }
    }
  }
}
