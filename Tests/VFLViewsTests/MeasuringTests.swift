import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// A text with lines of 20 points that computes its content height in `layoutSubviews()`.
private final class LaidOutText: LayoutView {
  override func layoutSubviews() throws {
    contentHeight = 20 * ((contentWidth ?? 0) / max(1, frame.width) - 1e-9).rounded(.up)
  }
}

/// A text that computes its content height in `contentHeight(forWidth:)` and records the widths.
private final class MeasuredText: LayoutView {
  private(set) var asked: [Double] = []
  var lineHeight = 20.0 { didSet { invalidateIntrinsicContentSize() } }

  override func contentHeight(forWidth width: Double) -> Double? {
    asked.append(width)
    return lineHeight * ((contentWidth ?? 0) / max(1, width) - 1e-9).rounded(.up)
  }
}

@Suite("Content whose height depends on its width")
struct MeasuringTests {
  /// Creates a cell with a text of 600 points and a badge below it.
  private func cell(_ text: LayoutView) throws -> LayoutView {
    let cell = LayoutView("cell")
    let badge = LayoutView("badge", contentWidth: 10, contentHeight: 10)
    text.contentWidth = 600
    for view in [text, badge] { cell.addSubview(view) }
    try LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      text.topAnchor.constraint(equalTo: cell.topAnchor),
      badge.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      badge.topAnchor.constraint(equalTo: text.bottomAnchor),
      badge.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    return cell
  }

  private func fitting(_ view: LayoutView, _ width: Double) throws -> LayoutSize {
    try view.systemLayoutSizeFitting(
      LayoutSize(width: width, height: 0), horizontalFittingPriority: .required)
  }

  @Test("systemLayoutSizeFitting can be called in layoutSubviews")
  func fittingInside() throws {
    final class Card: LayoutView {
      var least: LayoutSize?
      override func layoutSubviews() throws { least = try systemLayoutSizeFitting(.compressed) }
    }
    let card = Card("card")
    let text = MeasuredText("text")
    text.contentWidth = 600
    card.addSubview(text)
    try LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      text.topAnchor.constraint(equalTo: card.topAnchor),
      text.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor),
    ])
    try card.layOut(width: 300, height: 200)
    expectEqual(card.least, LayoutSize(width: 600, height: 20))
    expectEqual(text.frame, Frame(x: 0, y: 0, width: 300, height: 40))
  }

  @Test("a failed layout pass leaves measured content heights unchanged")
  func failure() throws {
    let text = MeasuredText("text")
    let cell = try cell(text)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    try cell.layOut(width: 300, height: 50)
    expectEqual(text.frame.height, 40)
    #expect(throws: (any Error).self) { try cell.layOut(width: 100, height: 50) }
    expectEqual(text.frame.height, 40)
    try cell.layOut(width: 300, height: 50)
    expectEqual(text.frame.height, 40)
  }

  @Test("a view that becomes a root is measured again, but never for width 0")
  func alone() throws {
    let text = MeasuredText("text")
    let cell = try cell(text)
    try cell.layOut(width: 200, height: nil)
    expectEqual(text.frame.height, 60)
    text.removeFromSuperview()
    try text.layOut(width: 300, height: nil)
    expectEqual(text.frame.height, 40)
    try text.layOut(width: 0, height: nil)
    #expect(!text.asked.contains(0))
  }

  @Test("the fitting size is the same before and after a layout pass", arguments: [true, false])
  func fitting(isMeasured: Bool) throws {
    let text = isMeasured ? MeasuredText("text") : LaidOutText("text")
    let cell = try cell(text)
    func expectSizes() throws {
      try expectEqual(fitting(cell, 200), LayoutSize(width: 200, height: 70))
      try expectEqual(fitting(cell, 300), LayoutSize(width: 300, height: 50))
      try expectEqual(cell.systemLayoutSizeFitting(.compressed), LayoutSize(width: 600, height: 30))
    }
    try expectSizes()
    expectEqual(text.frame, Frame(x: 0, y: 0, width: 0, height: 0))
    try cell.layOut(width: 200, height: nil)
    let frames = [cell, text, cell.subviews[1]].map(\.frame)
    expectEqual(frames[0].height, 70)
    try expectSizes()
    expectEqual([cell, text, cell.subviews[1]].map(\.frame), frames)
    try cell.layoutIfNeeded()
    expectEqual([cell, text, cell.subviews[1]].map(\.frame), frames)

    // Inside of a window, the fitting sizes are the same, and no frame changes.
    let window = LayoutView("window")
    window.addSubview(cell)
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(visualFormat: "H:|[cell]|", views: ["cell": cell])
        + LayoutConstraint.constraints(visualFormat: "V:|-5-[cell]", views: ["cell": cell]))
    try window.layOut(width: 100, height: 300)
    expectEqual(cell.frame, Frame(x: 0, y: 5, width: 100, height: 130))
    try expectSizes()
    expectEqual(cell.frame, Frame(x: 0, y: 5, width: 100, height: 130))
    try window.layoutIfNeeded()
    expectEqual(cell.frame, Frame(x: 0, y: 5, width: 100, height: 130))
  }

  @Test("content height is measured once for each width, and again after invalidation")
  func measuring() throws {
    let text = MeasuredText("text")
    let cell = try cell(text)
    try cell.layOut(width: 300, height: nil)
    #expect(text.frame.height == 40 && text.asked.count { $0 == 300 } == 1)
    try cell.layOut(width: 300, height: nil)
    expectEqual(text.asked.count { $0 == 300 }, 1)
    text.lineHeight = 30
    expectEqual(text.frame.height, 40)
    try cell.layoutIfNeeded()
    #expect(text.frame.height == 60 && cell.frame.height == 70)
    try cell.layOut(width: 200, height: nil)
    expectEqual(text.frame.height, 90)
    expectEqual(text.asked.last, 200)
  }

  @Test("the fitting size of a view that was never laid out has the height for its content width")
  func fresh() throws {
    let text = MeasuredText("text", contentWidth: 600)
    #expect(try text.ambiguityDiagnostics().isEmpty)
    try expectEqual(text.systemLayoutSizeFitting(.compressed), LayoutSize(width: 600, height: 20))
  }

  @Test("systemLayoutSizeFitting does not change frames that layoutSubviews has set")
  func framesByHand() throws {
    /// A view that places its subview at half of its own width.
    final class Halves: LayoutView {
      override func layoutSubviews() throws {
        subviews[0].frame = Frame(x: frame.width / 2, y: 0, width: 7, height: 7)
      }
    }
    let halves = Halves("halves")
    let inner = LayoutView("inner")
    halves.addSubview(inner)
    try halves.layOut(width: 100, height: 20)
    let frame = inner.frame
    expectEqual(frame.x, 50)
    try expectEqual(fitting(halves, 300).width, 300)
    expectEqual(inner.frame, frame)
    try halves.layoutIfNeeded()
    expectEqual(inner.frame, frame)
  }

  @Test("systemLayoutSizeFitting throws LayoutLoopError if the content size never stops changing")
  func loop() throws {
    /// A view that increases its content height in each layout.
    final class Growing: LayoutView {
      override func layoutSubviews() throws { contentHeight = (contentHeight ?? 0) + 1 }
    }
    let growing = Growing("growing", contentWidth: 10)
    #expect(throws: LayoutLoopError.self) { try growing.systemLayoutSizeFitting(.compressed) }
    expectEqual(growing.frame.width, 0)
  }
}
