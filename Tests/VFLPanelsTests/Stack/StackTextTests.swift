import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

/// A text with lines of 20 points.
private final class Paragraph: LayoutView, WrappingText {
  var wrapsText: Bool { true }

  init(_ name: String, textWidth: Double) { super.init(name, contentWidth: textWidth) }

  override func contentHeight(forWidth width: Double) -> Double? {
    20 * max(1, ((contentWidth ?? 0) / max(1, width) - 1e-9).rounded(.up))
  }
}

@Suite("Multiline texts in a stack view")
struct StackTextTests {
  private let long = Paragraph("long", textWidth: 400)
  private let other = Paragraph("other", textWidth: 400)
  private let toggle = LayoutView("toggle", contentWidth: 51, contentHeight: 31)

  @Test(
    "multiline texts in a stack view have equal widths with every alignment",
    arguments: StackView.Alignment.allCases,
    [StackView.Behavior.uiKit, .corrected])
  func equalWidths(alignment: StackView.Alignment, behavior: StackView.Behavior) throws {
    let stack = StackView(
      "S", arranging: [long, other], spacing: 8, alignment: alignment, behavior: behavior)
    try stack.layOut(width: 308, height: nil)
    expectEqual([long, other].map(\.frame.width), [150, 150])
    #expect([long, other].map(\.frame.height) == [60, 60] && stack.frame.height == 60)
    // In a vertical stack view, each text has the full width.
    stack.axis = .vertical
    stack.alignment = .fill
    try stack.layoutIfNeeded()
    expectEqual([long, other].map(\.frame.width), [308, 308])
  }

  @Test("next to multiline texts, all views have equal shares of the width, as in UIKit")
  func shares() throws {
    let stack = StackView("S", arranging: [long, toggle, other], spacing: 10)
    stack.setCustomSpacing(20, after: toggle)
    try stack.layOut(width: 330, height: nil)
    expectEqual([long, toggle, other].map(\.frame.width), [100, 100, 100])
    let line =
      "'UISV-text-width-disambiguation' long.width == S.width * 0.3333333333333333 - 10 @760"
    #expect(stack.arrangementDescription.contains(line))
    // UIStackView compresses views next to a text.
    try stack.layOut(width: 90, height: nil)
    expectEqual(toggle.frame.width, 20)
  }

  @Test(
    "with the corrected behavior, views next to multiline texts keep their size",
    arguments: [0, 1, 2])
  func besides(place: Int) throws {
    let stack = StackView("S", arranging: [long, other], spacing: 8, behavior: .corrected)
    stack.insertArrangedSubview(toggle, at: place)
    try stack.layOut(width: 267, height: nil)
    expectEqual([long, toggle, other].map(\.frame.width), [100, 51, 100])
    // The widths follow a change of the content, also inside of a nested stack view.
    toggle.contentWidth = 71
    try stack.layoutIfNeeded()
    expectEqual([long, toggle, other].map(\.frame.width), [90, 71, 90])
    stack.insertArrangedSubview(StackView("inner", arranging: [toggle]), at: place)
    try stack.layoutIfNeeded()
    toggle.contentWidth = 31
    try stack.layoutIfNeeded()
    expectEqual([long, toggle, other].map(\.frame.width), [110, 31, 110])
    other.isHidden = true
    try stack.layOut(width: 139, height: nil)
    expectEqual([long, toggle].map(\.frame.width), [100, 31])
    // A view with a compression resistance below 750 is still compressed.
    toggle.setContentCompressionResistancePriority(Priority(700), for: .horizontal)
    try stack.layOut(width: 408, height: nil)
    expectEqual([long, toggle].map(\.frame.width), [400, 0])
  }

  @Test("a text in a stack view has one line if the width permits, and several lines otherwise")
  func lines() throws {
    let stack = StackView("S", arranging: [long], axis: .vertical)
    let panel = StackPanel("panel")
    panel.add(stack)
    for (width, height) in [(400.0, 20.0), (100, 80), (399, 40), (500, 20), (100, 80)] {
      try panel.layOut(width: width, height: nil)
      #expect(panel.frame.height == height && long.frame.height == height)
    }
    long.contentWidth = 90
    try panel.layoutIfNeeded()
    expectEqual(panel.frame.height, 20)
  }
}
