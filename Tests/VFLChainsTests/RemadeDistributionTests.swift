import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// Tests of views that are distributed again after each added view, as in code that was written for Masonry.
@Suite("Repeated distribution")
struct RemadeDistributionTests {
  /// A window to which views are added one after another.
  private struct Bar {
    let window = LayoutView("window")
    var views: [LayoutView] = []

    mutating func add() {
      let view = LayoutView("view \(views.count)")
      window.addSubview(view)
      views.append(view)
    }

    func frames() throws -> [[Double]] {
      window.rootSize = PerAxis(320, 40)
      try window.layoutIfNeeded()
      return views.map { [$0.frame.x, $0.frame.width] }
    }
  }

  enum Way: CaseIterable { case spacing, optionalSpacing, length }

  private func distribute(_ views: [LayoutView], _ way: Way) throws {
    switch way {
    case .spacing:
      try views.chain.distributeViews(along: .horizontal, withFixedSpacing: 10)
    case .optionalSpacing:
      try views.chain.distributeViews(
        along: .horizontal, withFixedSpacing: 10, priority: Priority(800))
    case .length:
      try views.chain.distributeViews(along: .horizontal, withFixedItemLength: 50)
    }
  }

  @Test("distributing views again replaces the previous distribution", arguments: Way.allCases)
  func arrivals(way: Way) throws {
    var bar = Bar()
    for count in 1...6 {
      bar.add()
      try bar.views.chain.remakeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(40)
      }
      try distribute(bar.views, way)
      let frames = try bar.frames()
      let fresh = LayoutView("window")
      let views = (0..<count).map { LayoutView("view \($0)") }
      for view in views { fresh.addSubview(view) }
      try distribute(views, way)
      try fresh.layOut(width: 320, height: 40)
      for (frame, view) in zip(frames, views) {
        #expect(abs(frame[0] - view.frame.x) < 1e-9 && abs(frame[1] - view.frame.width) < 1e-9)
      }
      // No guide of a previous distribution remains.
      expectEqual(bar.window.layoutGuides.count, fresh.layoutGuides.count)
    }
  }

  @Test(
    "removeConstraints of distributed views removes the distribution and its layout guides",
    arguments: Way.allCases)
  func removal(way: Way) throws {
    var bar = Bar()
    for _ in 0..<3 { bar.add() }
    try distribute(bar.views, way)
    #expect(bar.views.allSatisfy { !$0.chain.constraints.isEmpty })
    bar.views.chain.removeConstraints()
    #expect(bar.window.constraints.isEmpty && bar.window.layoutGuides.isEmpty)
    #expect(bar.views.allSatisfy { $0.constraints.isEmpty && $0.chain.constraints.isEmpty })
  }

  @Test(
    "remove() of a distribution also removes its constraints from the chains of its views",
    arguments: Way.allCases)
  func forgotten(way: Way) throws {
    var bar = Bar()
    for _ in 0..<3 { bar.add() }
    let distribution =
      switch way {
      case .length: try bar.views.chain.distributeViews(along: .vertical, withFixedItemLength: 5)
      default: try bar.views.chain.distributeViews(along: .vertical, withFixedSpacing: 5)
      }
    distribution.remove()
    #expect(bar.views.allSatisfy { $0.chain.constraints.isEmpty })
    #expect(bar.window.constraints.isEmpty && bar.window.layoutGuides.isEmpty)
  }

  @Test("removing the distribution of some views keeps the constraints of other views")
  func others() throws {
    var bar = Bar()
    for _ in 0..<4 { bar.add() }
    let (first, rest) = (bar.views[0], Array(bar.views[1...]))
    try first.chain.makeConstraints { make in make.left.equalToSuperview() }
    try rest.chain.distributeViews(along: .horizontal, withFixedSpacing: 4)
    rest.chain.removeConstraints()
    #expect(bar.window.constraints.count == 1 && first.chain.constraints.count == 1)
  }

  @Test("chains and distributions disable the autoresizing masks of their views")
  func masks() throws {
    let window = LayoutView("window")
    func view() -> LayoutView {
      let view = LayoutView("view")
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }
    let views = [view(), view(), view(), view()]
    try views[0].chain.makeConstraints { make in make.width.equalTo(10) }
    try [views[1].chain.width == 10].install()
    try views[2].chain.prepareConstraints { make in make.width.equalTo(10) }[0].activate()
    try [views[3]].chain.distributeViews(along: .horizontal, withFixedSpacing: 4)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    // Prepared or invalid constraints change nothing.
    let (other, orphan) = (view(), LayoutView("orphan"))
    _ = other.chain.prepareConstraints { make in make.width.equalTo(10) }
    orphan.translatesAutoresizingMaskIntoConstraints = true
    #expect(throws: ChainError.self) {
      try orphan.chain.makeConstraints { make in make.left.equalToSuperview() }
    }
    #expect(orphan.translatesAutoresizingMaskIntoConstraints)
  }
}
