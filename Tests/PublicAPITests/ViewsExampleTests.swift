import Testing
import VisualFormat

@Suite("View and constraint examples")
struct ViewsExampleTests {
  @Test("the anchor example has the documented frames")
  func anchors() throws {
    // [views]
    let window = LayoutView("window")
    let title = LayoutView("title", contentWidth: 80, contentHeight: 21)
    let body = LayoutView("body")
    window.addSubview(title)
    window.addSubview(body)

    let gap = body.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor)
    try LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: window.layoutMarginsGuide.trailingAnchor),
      gap,
      body.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    window.additionalSafeAreaInsets.top = 44
    try window.layOut(width: 320, height: 200)
    // title.frame is at 8, 44 and 80 wide; body.frame is at 8, 73 and 304 wide, 127 high.

    gap.constant = 20
    title.contentHeight = 30
    try window.layoutIfNeeded()
    // Both changes are solved at once: body.frame is at 8, 94 and 106 high.
    // [/views]
    #expect(title.frame == Frame(x: 8, y: 44, width: 80, height: 30))
    #expect(body.frame == Frame(x: 8, y: 94, width: 304, height: 106))
  }

  @Test("a conflict in the constraint object example shows the format string")
  func formats() throws {
    let window = LayoutView("window")
    let title = LayoutView("title")
    window.addSubview(title)
    // [formatObjects]
    let row = try LayoutConstraint.constraints(
      visualFormat: "|-20-[title(400)]-20-|", views: ["title": title], superviewEdge: .safeArea)
    try LayoutConstraint.activate(row)
    do {
      try window.layOut(width: 320, height: 200)
    } catch let error as UnsatisfiableLayoutError {
      print(error)  // The format string with carets, its file and line, the sum, and fixes.
    }
    LayoutConstraint.deactivate(row.filter { $0.firstAttribute == .width })
    try window.layOut(width: 320, height: 200)
    // title.frame is at 20 and 280 wide.
    // [/formatObjects]
    #expect(title.frame.x == 20 && title.frame.width == 280)
  }

  @Test("the conflictPolicy example breaks a constraint")
  func policy() throws {
    let window = LayoutView("window")
    let title = LayoutView("title")
    window.addSubview(title)
    var log: [String] = []
    // [conflictPolicy]
    window.conflictPolicy = .breakConstraint { constraint, error in
      log.append("\(error)\nWill attempt to recover by breaking constraint \(constraint)")
    }
    // [/conflictPolicy]
    try LayoutConstraint.activate([
      title.widthAnchor.constraint(equalToConstant: 1),
      title.widthAnchor.constraint(equalToConstant: 2),
    ])
    try window.layoutIfNeeded()
    #expect(log.count == 1)
    #expect([1, 2].contains(title.frame.width))
  }

  // [updating]
  /// A row of badges that creates its constraints in the layout pass.
  final class BadgeRow: LayoutView {
    var badges: [LayoutView] = [] {
      didSet { setNeedsUpdateConstraints() }
    }
    private var made: [LayoutConstraint] = []

    override func updateConstraints() throws {
      LayoutConstraint.deactivate(made)
      for badge in badges where badge.superview !== self { addSubview(badge) }
      made = badges.indices.flatMap { index in
        let start = index == 0 ? leadingAnchor : badges[index - 1].trailingAnchor
        return [
          badges[index].leadingAnchor.constraint(equalTo: start, constant: 4),
          badges[index].topAnchor.constraint(equalTo: topAnchor),
        ]
      }
      try LayoutConstraint.activate(made)
    }
  }
  // [/updating]

  @Test("the updateConstraints example creates its constraints in the layout pass")
  func updating() throws {
    let row = BadgeRow("row")
    row.badges = (1...3).map { LayoutView("b\($0)", contentWidth: 10, contentHeight: 10) }
    try row.layoutIfNeeded()
    #expect(row.badges.map(\.frame.x) == [4, 18, 32])
    row.badges.swapAt(0, 2)
    try row.layoutIfNeeded()
    #expect(row.badges.map(\.frame.x) == [4, 18, 32])
  }

  @Test("the distance guide example measures the distance between two anchors")
  func distances() throws {
    // [distance]
    /// Returns the distance between two anchors, like `anchorWithOffset(to:)` in UIKit: the width of a guide.
    func distance(
      _ name: String, from start: LayoutXAxisAnchor, to end: LayoutXAxisAnchor, in view: LayoutView
    ) throws -> LayoutDimension {
      let guide = LayoutGuide(name)
      view.addLayoutGuide(guide)
      try LayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: start),
        guide.trailingAnchor.constraint(equalTo: end),
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 0),
      ])
      return guide.widthAnchor
    }
    // [/distance]
    let window = LayoutView("window")
    let views = ["a", "b"].map { LayoutView($0, contentWidth: 40, contentHeight: 10) }
    for view in views {
      window.addSubview(view)
      view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    // The distances before the first view and after the second view are half the distance between the views.
    let inner = try distance(
      "inner", from: views[0].trailingAnchor, to: views[1].leadingAnchor, in: window)
    let before = try distance(
      "before", from: window.leadingAnchor, to: views[0].leadingAnchor, in: window)
    let after = try distance(
      "after", from: views[1].trailingAnchor, to: window.trailingAnchor, in: window)
    try LayoutConstraint.activate([
      before.constraint(equalTo: inner, multiplier: 0.5), after.constraint(equalTo: before),
    ])
    try window.layOut(width: 280, height: 20)
    #expect(views.map(\.frame.x) == [50, 190])
    #expect(try window.ambiguityDiagnostics().isEmpty)
  }

  @Test("the contentHeight(forWidth:) example measures a multiline text")
  func paragraphs() throws {
    // [paragraph]
    /// A text that is broken into lines of 20 points.
    final class Paragraph: LayoutView, WrappingText {
      let textWidth: Double

      init(_ name: String, textWidth: Double) {
        self.textWidth = textWidth
        super.init(name, contentWidth: textWidth)
      }

      var wrapsText: Bool { true }

      override func contentHeight(forWidth width: Double) -> Double? {
        20 * max(1, (textWidth / max(1, width) - 1e-9).rounded(.up))
      }
    }
    // [/paragraph]
    let text = Paragraph("text", textWidth: 190)
    let note = LayoutView("note", contentWidth: 30, contentHeight: 10)
    let stack = StackView("stack", arranging: [text, note], axis: .vertical, spacing: 4)
    let panel = StackPanel("panel")
    panel.add(stack)
    // The text needs 190 points in one line. Narrower panels break it into several lines.
    for (width, lines) in [(70.0, 3.0), (50, 4), (300, 1), (70, 3)] {
      try panel.layOut(width: width, height: nil)
      #expect(text.frame.height == 20 * lines)
      #expect(note.frame.y == 20 * lines + 4 && panel.frame.height == 20 * lines + 14)
    }
    let placed = StackPanel("placed")
    let other = Paragraph("other", textWidth: 190)
    placed.add(other, StackPanel.Placement(alignment: .leading))
    for (width, expected) in [(100.0, 100.0), (400, 190)] {
      try placed.layOut(width: width, height: nil)
      #expect(other.frame.width == expected)
    }
  }

  @Test("the layout query examples have the documented results")
  func asking() throws {
    let card = LayoutView("card")
    let label = LayoutView("label", contentWidth: 80, contentHeight: 21)
    let icon = LayoutView("icon")
    card.addSubview(label)
    card.addSubview(icon)
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(
        visualFormat: "|-[icon(24)]-[label]-|", options: .alignAllTop,
        views: ["icon": icon, "label": label])
        + LayoutConstraint.constraints(visualFormat: "V:|-[label]-|", views: ["label": label]))
    // [asking]
    let least = try card.systemLayoutSizeFitting(.compressed)  // 152 by 61
    try card.layOut(width: 200, height: nil)
    print(icon.hasAmbiguousLayout)  // true: no constraint determines its height
    for diagnostic in try card.ambiguityDiagnostics() { print(diagnostic.message) }
    try icon.exerciseAmbiguityInLayout()  // switches to another equally good layout
    let causes = try label.constraintsAffectingLayout(for: .horizontal)
    // The four constraints between the card's edges that determine the label's position and width.
    // [/asking]
    #expect(least == LayoutSize(width: 152, height: 61))
    #expect(icon.frame.height == 100)
    #expect(causes.count == 4)
  }

  @Test("the autoresizing mask example has the documented frame")
  func mask() throws {
    // [mask]
    let window = LayoutView("window")
    let banner = LayoutView("banner")
    window.frame = Frame(x: 0, y: 0, width: 320, height: 480)
    window.addSubview(banner)
    banner.translatesAutoresizingMaskIntoConstraints = true
    banner.frame = Frame(x: 20, y: 430, width: 280, height: 50)
    banner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]

    window.frame = Frame(x: 0, y: 0, width: 480, height: 320)
    try window.layoutIfNeeded()
    // banner.frame is at 20, 270 and 440 wide, 50 high.
    // [/mask]
    #expect(banner.frame == Frame(x: 20, y: 270, width: 440, height: 50))
  }
}
