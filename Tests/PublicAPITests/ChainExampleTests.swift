import Testing
import VisualFormat

@Suite("Chained constraint examples")
struct ChainExampleTests {
  @Test(
    "the example that makes, updates, remakes and removes constraints has the documented result")
  func lifeCycle() throws {
    // [chains]
    let window = LayoutView("window")
    let card = LayoutView("card")
    let badge = LayoutView("badge")
    window.addSubview(card)
    window.addSubview(badge)

    try card.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(20)
    }
    try badge.snp.makeConstraints { make in
      make.top.right.equalTo(card).inset(8)
      make.width.equalTo(card).dividedBy(4).priority(.high)
      make.width.lessThanOrEqualTo(60).labeled("badge, at most")
      make.height.equalTo(badge.snp.width)
    }
    try window.layOut(width: 320, height: 200)
    // card.frame is at 20, 20 and 280 wide; badge.frame is at 232, 28, 60 wide and high.
    // [/chains]
    #expect(card.frame == Frame(x: 20, y: 20, width: 280, height: 160))
    #expect(badge.frame == Frame(x: 232, y: 28, width: 60, height: 60))

    // [chainUpdate]
    let changes = try badge.snp.updateConstraints { make in
      make.width.lessThanOrEqualTo(40)
      make.width.greaterThanOrEqualTo(24)
    }
    print(changes)
    // matched 'badge, at most' badge.width <= 40 @1000
    // added badge.width >= 24 @1000
    // [/chainUpdate]
    #expect(
      "\(changes)" == """
        matched 'badge, at most' badge.width <= 40 @1000
        added badge.width >= 24 @1000
        """)

    // [chainHandle]
    let top = try badge.snp.remakeConstraints { make in
      make.size.equalTo(40)
      make.left.equalTo(card)
      make.top.equalTo(card).labeled("top")
    }.constraints[2]
    try window.layoutIfNeeded()
    top.update(offset: 30)
    try window.layoutIfNeeded()
    // badge.frame is at 20, 50.
    // [/chainHandle]
    #expect(badge.frame == Frame(x: 20, y: 50, width: 40, height: 40))
  }

  @Test("constraints in the style of Masonry, DLSimpleAutolayout and equations give equal layouts")
  func styles() throws {
    let superview = LayoutView("superview")
    let icon = LayoutView("icon")
    let title = LayoutView("title", contentWidth: 80, contentHeight: 21)
    superview.addSubview(icon)
    superview.addSubview(title)
    // [chainStyles]
    // Masonry
    try icon.mas.makeConstraints { make in
      make.left.equalTo(superview.mas.left).with.offset(10)
      make.top.equalTo(superview.mas.top).with.offset(10)
      make.size.equalTo(LayoutSize(width: 32, height: 32))
    }
    // DLSimpleAutolayout
    try [
      title.dl.left.equalTo(icon.dl.right).offset(8),
      title.dl.centerY.equalTo(icon.dl.centerY),
    ].install()
    // Equations
    try title.chain.makeConstraints { make in
      make.right <= superview.chain.right - 10
      (make.width >= 0.5 * superview.chain.width + 4).priority(.low)
    }
    // [/chainStyles]
    try superview.layOut(width: 200, height: 100)
    #expect(icon.frame == Frame(x: 10, y: 10, width: 32, height: 32))
    #expect(title.frame == Frame(x: 50, y: 15.5, width: 80, height: 21))
  }

  @Test("a ChainError lists every invalid constraint with its file and line")
  func errors() throws {
    var fileID = ""
    func print(_ error: ChainError) { fileID = "\(error)" }
    // [chainErrors]
    let badge = LayoutView("badge")
    do {
      try badge.chain.makeConstraints { make in
        make.top.equalTo(8).labeled("top")
        make.edges.equalTo(badge.chain.size)
      }
    } catch {
      print(error)
    }
    // App/Views.swift:5: `badge` has no superview, in 'top' `badge.top`
    // App/Views.swift:6: expected 1 or 4 attributes on the right, found 2, …
    // [/chainErrors]
    #expect(fileID.contains("`badge` has no superview, in 'top' `badge.top`\n"))
    #expect(fileID.contains("expected 1 or 4 attributes on the right, found 2, "))
    #expect(badge.constraints.isEmpty)
  }

  @Test("a note explains that a number for an edge is relative to the superview")
  func notes() throws {
    let card = LayoutView("card")
    let badge = LayoutView("badge")
    card.addSubview(badge)
    // [chainNotes]
    let lines = try badge.mas.makeConstraints { make in
      make.right.equalTo(8)
    }
    print(lines.flatMap(\.notes).map(\.description).joined())
    // App/Views.swift:2: the number 8 for `badge.right` is relative to `card.right`;
    // write `equalToSuperview().offset(8)`, or `equalToSuperview().inset(8)` for an inset
    // [/chainNotes]
    let text = lines.flatMap(\.notes).map(\.description).joined()
    #expect(
      text.hasSuffix(
        "the number 8 for `badge.right` is relative to `card.right`; "
          + "write `equalToSuperview().offset(8)`, or `equalToSuperview().inset(8)` for an inset"))
  }

  @Test("the distribution examples have the documented frames")
  func distribution() throws {
    // [distribution]
    let bar = LayoutView("bar")
    let buttons = ["back", "play", "next"].map { LayoutView($0) }
    for button in buttons { bar.addSubview(button) }
    try buttons.chain.makeConstraints { $0.verticalEdges.equalToSuperview() }

    let row = try buttons.chain.distributeViews(
      along: .horizontal, withFixedSpacing: 20, leadSpacing: 20, tailSpacing: 20)
    try bar.layOut(width: 320, height: 44)
    // The buttons are at 20, 120 and 220, and 80 wide.
    // [/distribution]
    #expect(buttons.map(\.frame.x) == [20, 120, 220])
    #expect(buttons.map(\.frame.width) == [80, 80, 80])

    // [distributionLength]
    row.remove()
    try buttons.chain.distributeViews(
      along: .horizontal, withFixedItemLength: 44, leadSpacing: 20, tailSpacing: 20)
    try bar.layoutIfNeeded()
    // The buttons are at 20, 138 and 256, and 44 wide.
    // [/distributionLength]
    #expect(buttons.map(\.frame.x) == [20, 138, 256])
    #expect(buttons.map(\.frame.width) == [44, 44, 44])
  }
}
