import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Rounding and safe areas after changes")
struct FollowingTests {
  /// A tree of views with random positions, some of which are relative to safe areas.
  private struct Tree {
    let root = LayoutView("root")
    var views: [LayoutView] = []
    var edges: [LayoutConstraint] = []
    var random: SeededRandom

    init(seed: Int, count: Int = 40) throws {
      random = SeededRandom(seed)
      root.rootSize = PerAxis(300, 200)
      for index in 0..<count {
        let view = LayoutView("v\(index)")
        let parent = index == 0 ? root : views[random.index(views.count)]
        parent.addSubview(view)
        let outer: LayoutElement = random.chance(0.4) ? parent.safeAreaLayoutGuide : parent
        let made = [
          view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: number()),
          view.topAnchor.constraint(equalTo: outer.topAnchor, constant: number()),
          view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: 1 - number()),
          view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: 1 - number()),
        ]
        // If there is too little space, the edge constraints are relaxed.
        for constraint in made { constraint.priority = Priority(400 + random.whole(0...300)) }
        try LayoutConstraint.activate(made)
        edges += made
        views.append(view)
      }
    }

    private mutating func number() -> Double { random.whole(0...30) / 10 }

    mutating func change() {
      let view = views[random.index(views.count)]
      switch random.index(6) {
      case 0: view.additionalSafeAreaInsets.top = number()
      case 1: view.additionalSafeAreaInsets.left = random.chance(0.5) ? 0 : number()
      case 2: root.additionalSafeAreaInsets.bottom = number()
      case 3: root.rootSize.horizontal = 300 + random.whole(0...40) / 10
      default: edges[random.index(edges.count)].constant = number()
      }
    }

    var frames: [Frame] { views.map(\.frame) }

    /// Returns the safe area insets by definition: the overlap of the superview's insets with the view, plus
    /// the additional insets.
    func safeArea(of view: LayoutView) -> [Double] {
      let own = view.additionalSafeAreaInsets
      let added = [own.top, own.left, own.bottom, own.right]
      guard let superview = view.superview else { return added }
      let (outer, frame) = (safeArea(of: superview), view.frame)
      let reach = [
        outer[0] - frame.y, outer[1] - frame.x,
        outer[2] - (superview.frame.height - frame.y - frame.height),
        outer[3] - (superview.frame.width - frame.x - frame.width),
      ]
      // A superview without insets adds nothing, wherever the view is.
      if outer.allSatisfy({ $0 == 0 }) { return added }
      return zip(added, reach).map { $0 + max(0, $1) }
    }
  }

  @Test(
    "incrementally rounded frames equal frames that are rounded from scratch",
    arguments: LongTests.cases(1...10, short: 2))
  func pixels(seed: Int) throws {
    var tree = try Tree(seed: seed)
    tree.root.displayScale = 2
    for step in 0..<40 {
      tree.change()
      try tree.root.layoutIfNeeded()
      let frames = tree.frames
      // Resetting the scale rounds all frames again.
      tree.root.displayScale = nil
      try tree.root.layoutIfNeeded()
      tree.root.displayScale = 2
      try tree.root.layoutIfNeeded()
      expectEqual(tree.frames, frames, "step \(step)")
    }
  }

  @Test(
    "safe area guides match the definition of safe areas after every change",
    arguments: LongTests.cases(1...10, short: 1))
  func safeAreas(seed: Int) throws {
    var tree = try Tree(seed: seed)
    for step in 0..<40 {
      tree.change()
      try tree.root.layoutIfNeeded()
      for view in tree.views {
        let guide = view.safeAreaLayoutGuide.layoutFrame
        let expected = tree.safeArea(of: view)
        #expect((guide.x - expected[1]).magnitude < 1e-6, "step \(step), \(view.name)")
        #expect((guide.y - expected[0]).magnitude < 1e-6, "step \(step), \(view.name)")
      }
      // The solver uses the same values as the guides.
      let fresh = tree.frames
      tree.root.layoutDirection = .rightToLeft
      tree.root.layoutDirection = .leftToRight
      try tree.root.layoutIfNeeded()
      let isSame = zip(fresh, tree.frames).allSatisfy {
        ($0.x - $1.x).magnitude < 1e-6 && ($0.width - $1.width).magnitude < 1e-6
          && ($0.y - $1.y).magnitude < 1e-6 && ($0.height - $1.height).magnitude < 1e-6
      }
      #expect(isSame, "step \(step)")
    }
  }
}
