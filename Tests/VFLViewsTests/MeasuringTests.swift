import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// A text that is broken into lines of 20 points, and says so when it is laid out.
private final class LaidOutText: LayoutView {
  override func layoutSubviews() throws {
    contentHeight = 20 * ((contentWidth ?? 0) / max(1, frame.width) - 1e-9).rounded(.up)
  }
}

/// The same, which is asked.
private final class MeasuredText: LayoutView {
  private(set) var asked: [Double] = []
  var lineHeight = 20.0 { didSet { invalidateIntrinsicContentSize() } }

  override func contentHeight(forWidth width: Double) -> Double? {
    asked.append(width)
    return lineHeight * ((contentWidth ?? 0) / max(1, width) - 1e-9).rounded(.up)
  }
}

@Suite("Contents whose height depends on their width")
struct MeasuringTests {
  /// A text of 600 points with a badge below it, in a cell.
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

  @Test("may be fitted by a view that is being laid out")
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

  @Test("have the heights of before where a pass fails")
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

  @Test("are measured anew in a layout of their own, and not at a width of 0")
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

  @Test("have fitting sizes of a layout, laid out before or not", arguments: [true, false])
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

    // The same in a window, whose frames are left alone, too.
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

  @Test("are asked for their height once for each width, and when they say that it has changed")
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

  @Test("have the height of their own width before they are laid out")
  func fresh() throws {
    let text = MeasuredText("text", contentWidth: 600)
    #expect(try text.ambiguityDiagnostics().isEmpty)
    try expectEqual(text.systemLayoutSizeFitting(.compressed), LayoutSize(width: 600, height: 20))
  }

  @Test("keep frames that a layout sets by hand as they are while a fitting size is sought")
  func framesByHand() throws {
    /// Puts its subview by hand, at half its own width.
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

  @Test("that ask for a layout without end are told when their fitting size is sought")
  func loop() throws {
    /// Never content with its height.
    final class Growing: LayoutView {
      override func layoutSubviews() throws { contentHeight = (contentHeight ?? 0) + 1 }
    }
    let growing = Growing("growing", contentWidth: 10)
    #expect(throws: LayoutLoopError.self) { try growing.systemLayoutSizeFitting(.compressed) }
    expectEqual(growing.frame.width, 0)
  }
}
