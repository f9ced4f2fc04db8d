import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLViews

/// What Masonry's sample program shows that has views of its own classes, with frames worked out by hand.
@Suite("Masonry's sample program, with views of its own")
struct MasonryViewTests {
  private let superview = LayoutView("superview")

  private func views(_ count: Int) -> [LayoutView] {
    (0..<count).map { index in
      let view = LayoutView("v\(index)")
      superview.addSubview(view)
      return view
    }
  }

  private func layOut() throws { try superview.layOut(width: 320, height: 480) }

  @Test("Bacony labels: a text of several lines beside a short one, as wide as that leaves it")
  func labels() throws {
    /// A label whose text of one line is 500 points wide, and whose lines are 20 high.
    final class LongLabel: LayoutView {
      var preferredMaxLayoutWidth = 0.0 {
        didSet {
          guard preferredMaxLayoutWidth != oldValue, preferredMaxLayoutWidth > 0 else { return }
          let lines = (500 / preferredMaxLayoutWidth).rounded(.up)
          contentWidth = min(500, preferredMaxLayoutWidth)
          contentHeight = 20 * lines
        }
      }
    }
    final class LabelView: LayoutView {
      let shortLabel = LayoutView("short", contentWidth: 45, contentHeight: 20)
      let longLabel = LongLabel("long", contentWidth: 500, contentHeight: 20)
      private let padding = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)

      init() throws {
        super.init("labels")
        for label in [shortLabel, longLabel] {
          label.lastBaseline = 5
          addSubview(label)
        }
        try longLabel.mas.makeConstraints { make in
          make.left.equalTo(self.mas.left).insets(padding)
          make.top.equalTo(self.mas.top).insets(padding)
        }
        try shortLabel.mas.makeConstraints { make in
          make.top.equalTo(longLabel.mas.lastBaseline)
          make.right.equalTo(self.mas.right).insets(padding)
        }
      }

      override func layoutSubviews() throws {
        var width = shortLabel.frame.x - padding.left
        width -= longLabel.frame.x
        longLabel.preferredMaxLayoutWidth = width
      }
    }
    let view = try LabelView()
    for (width, lines) in [(320.0, 3.0), (200, 4), (640, 1)] {
      try view.layOut(width: width, height: 300)
      // What the short one and three paddings leave.
      let most = width - 45 - 30
      #expect(view.shortLabel.frame.x == width - 55)
      #expect(view.longLabel.frame.x == 10 && view.longLabel.frame.width == min(500, most))
      #expect(view.longLabel.frame.height == 20 * lines)
      #expect(view.shortLabel.frame.y == 10 + 20 * lines - 5)
    }
  }

  @Test(
    "A scroll view: views below each other in what is scrolled, each higher than the one before")
  func scrolling() throws {
    let scrollView = views(1)[0]
    try scrollView.mas.makeConstraints { make in make.edges.equalTo(superview) }
    // In Masonry edges of a scroll view are those of its content; here that is a guide of its own.
    let content = LayoutGuide("content")
    scrollView.addLayoutGuide(content)
    try content.mas.makeConstraints { make in make.top.left.equalTo(scrollView) }
    let contentView = LayoutView("contentView")
    scrollView.addSubview(contentView)
    try contentView.mas.makeConstraints { make in
      make.edges.equalTo(content)
      make.width.equalTo(scrollView)
    }
    var lastView: LayoutView?
    var height = 25.0
    var made: [LayoutView] = []
    for index in 0..<10 {
      let view = LayoutView("row\(index)")
      contentView.addSubview(view)
      let tap = LayoutView("tap")
      view.addSubview(tap)
      try view.mas.makeConstraints { make in
        if let lastView {
          make.top.equalTo(lastView.mas.bottom)
        } else {
          make.top.equalTo(0)
        }
        make.left.equalTo(0)
        make.width.equalTo(contentView.mas.width)
        make.height.equalTo(height)
      }
      try tap.mas.makeConstraints { make in make.edges.equalTo(view) }
      height += 25
      lastView = view
      made.append(view)
    }
    let last = try #require(lastView)
    try contentView.mas.makeConstraints { make in make.bottom.equalTo(last.mas.bottom) }
    try layOut()
    // 25, 50, … 250 points: 1375 in all.
    #expect(contentView.frame == Frame(x: 0, y: 0, width: 320, height: 1375))
    #expect(content.layoutFrame.height == 1375 && scrollView.frame.height == 480)
    for (index, view) in made.enumerated() {
      let above = 25 * Double(index * (index + 1) / 2)
      #expect(view.frame == Frame(x: 0, y: above, width: 320, height: Double(25 * (index + 1))))
      #expect(view.subviews[0].frame.height == view.frame.height)
    }
  }
}
