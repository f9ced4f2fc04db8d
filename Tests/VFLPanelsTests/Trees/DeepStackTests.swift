import Foundation
import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Deeply nested stack views")
struct DeepStackTests {
  @Test(
    "500 nested stack views are laid out, changed and released on a small stack",
    arguments: [StackView.Distribution.fill, .fillEqually, .fillProportionally])
  func nested(distribution: StackView.Distribution) async throws {
    let depth = 500
    let widths = try await onSmallStack {
      let leaf = LayoutView("leaf", contentWidth: 10, contentHeight: 10)
      leaf.firstBaseline = 8
      let root = StackView("root", distribution: distribution)
      let mark = LayoutView("mark", contentWidth: 1, contentHeight: 5)
      root.addArrangedSubview(mark)
      var inner = root
      for level in 0..<depth {
        let stack = StackView("s\(level)", axis: level.isMultiple(of: 2) ? .vertical : .horizontal)
        inner.addArrangedSubview(stack)
        inner = stack
      }
      inner.addArrangedSubview(leaf)
      root.alignment = .firstBaseline
      try root.layoutIfNeeded()
      var found = [root.frame.width, mark.frame.y]
      leaf.contentWidth = 30
      leaf.firstBaseline = 9
      try root.layoutIfNeeded()
      found += [root.frame.width, mark.frame.y]
      leaf.isHidden = true
      try root.layoutIfNeeded()
      return found + [root.frame.width]
    }
    // With equal lengths, each view is as long as the longest view.
    let isEqual = distribution == .fillEqually
    expectEqual(widths, [isEqual ? 20 : 11, 8, isEqual ? 60 : 31, 9, isEqual ? 2 : 1])
  }
}
