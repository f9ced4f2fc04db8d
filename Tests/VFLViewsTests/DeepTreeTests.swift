import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Deep view hierarchies")
struct DeepTreeTests {
  /// Creates nested views, each of which fills its superview except for 1 point on the left.
  private static func chain(_ depth: Int, fromTheTop: Bool) throws -> [LayoutView] {
    let views = (0...depth).map { LayoutView("v\($0)") }
    let pairs = Array(zip(views, views.dropFirst()))
    for (outer, inner) in fromTheTop ? pairs : pairs.reversed() { outer.addSubview(inner) }
    for (outer, inner) in pairs {
      try LayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    return views
  }

  @Test(
    "a hierarchy of 1,000 levels is laid out, changed, split and released on a small stack",
    arguments: [true, false])
  func chain(fromTheTop: Bool) async throws {
    let depth = 1_000
    let widths = try await onSmallStack {
      var views = try Self.chain(depth, fromTheTop: fromTheTop)
      try views[0].layOut(width: 20_000, height: 30)
      let last = views[depth].frame.width
      views[1].constraints.first { $0.firstAttribute == .leading }?.constant = 5
      try views[depth].layoutIfNeeded()
      let narrow = views[depth].frame.width
      views[0].layoutDirection = .rightToLeft
      views[depth / 2].semanticContentAttribute = .forceLeftToRight
      views[0].displayScale = 2
      try views[0].layoutIfNeeded()
      let mirrored = views[depth].absoluteFrame.x
      // Remove the lower half and add it again.
      views[depth / 2].removeFromSuperview()
      try views[0].layoutIfNeeded()
      views[0].addSubview(views[depth / 2])
      try views[0].layoutIfNeeded()
      let root = views[0]
      views = []
      try root.layoutIfNeeded()
      return [last, narrow, mirrored, Double(root.subviews.count)]
    }
    let step = Double(depth)
    // Each view is 1 point narrower than its superview.
    expectEqual(widths, [20_000 - step, 20_000 - step - 4, 1, 2])
  }

  @Test("a hierarchy of 10,000 levels is built, laid out and released on a small stack")
  func deepest() async throws {
    let width = try await onSmallStack {
      let views = try Self.chain(10_000, fromTheTop: true)
      try views[0].layOut(width: 20_000, height: 30)
      return views[10_000].frame.width
    }
    expectEqual(width, 10_000)
  }

  @Test("layout queries on a hierarchy of 400 levels run on a small stack")
  func questions() async throws {
    let answers = try await onSmallStack {
      let views = try Self.chain(400, fromTheTop: true)
      views[400].contentWidth = 30
      let size = try views[0].systemLayoutSizeFitting(.compressed)
      try views[0].layOut(width: 1_000, height: 20)
      return (
        size, views[400].hasAmbiguousLayout,
        try views[400].constraintsAffectingLayout(for: .horizontal).count
      )
    }
    expectEqual(answers.0, LayoutSize(width: 430, height: 0))
    #expect(!answers.1 && answers.2 == 800)
  }

  @Test("releasing a root view releases only the descendants without other references")
  func released() throws {
    weak var gone: LayoutView?
    let kept = LayoutView("kept")
    do {
      let root = LayoutView("root")
      let middle = LayoutView("middle")
      gone = middle
      root.addSubview(middle)
      middle.addSubview(kept)
      kept.addSubview(LayoutView("inner"))
    }
    #expect(gone == nil && kept.superview == nil && kept.subviews.map(\.name) == ["inner"])
  }
}
