import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

/// Tests that the cost of a change depends on its surroundings and not on the size of the tree.
@Suite("Changes in large trees")
struct LocalityTests {
  private static let depths = LongTests.cases([2, 3, 4], short: 2)

  @Test(
    "the cost of a local change does not depend on the size of the tree",
    arguments: EditedTree.Kind.allCases)
  func changes(kind: EditedTree.Kind) throws {
    for depth in Self.depths {
      let tree = try EditedTree(kind, depth: depth)
      try tree.root.layoutIfNeeded()
      let leaf = tree.leaves.count / 2
      let other = LayoutView("other", contentWidth: 5, contentHeight: 5)
      let parent = try #require(tree.leaves[leaf].superview)
      let changes: [(name: String, change: (Int) throws -> Void)] = [
        ("number", { tree.changeNumber(beside: leaf, to: Double(3 + $0)) }),
        ("content", { tree.leaves[leaf].contentHeight = Double(20 + $0) }),
        ("wider content", { tree.leaves[leaf].contentWidth = Double(40 + $0) }),
        ("adding", { _ in try tree.add(other, to: parent, after: parent.subviews.last) }),
        ("removing", { _ in other.removeFromSuperview() }),
        ("hiding", { _ in tree.leaves[leaf].isHidden = true }),
        ("showing", { _ in tree.leaves[leaf].isHidden = false }),
      ]
      for round in 0..<3 {
        for (name, change) in changes {
          let made = try tree.cost { try change(round) }
          let cost = try #require(made, "\(name): the solver started anew")
          // The first round reopens rows that the presolver had eliminated.
          guard round > 0 else { continue }
          let note = "\(name) among \(tree.viewCount): \(cost)"
          expectEqual(cost.presolves, 0, "\(note)")
          #expect(cost.factorisations <= 1, "\(note)")
          #expect(cost.pivots <= 40, "\(note)")
          #expect(cost.touched <= 6, "\(note)")
          // On each level, the following views move and the parent grows.
          #expect(cost.moved <= 12 * depth, "\(note)")
        }
      }
    }
  }

  @Test(
    "changing the root width changes the frames but needs no solver pivots",
    arguments: EditedTree.Kind.allCases)
  func rotation(kind: EditedTree.Kind) throws {
    for depth in Self.depths {
      let tree = try EditedTree(kind, depth: depth)
      try tree.root.layoutIfNeeded()
      for width in [9_000.0, 8_000, 10_000] {
        let made = try tree.cost { tree.root.rootSize.horizontal = width }
        let cost = try #require(made)
        #expect(cost.presolves == 0 && cost.pivots == 0, "\(tree.viewCount): \(cost)")
        #expect(tree.leaves.allSatisfy { $0.frame.width == width })
      }
    }
  }

  @Test("a change calls updateConstraints and layoutSubviews only for affected views")
  func calls() throws {
    final class Listener: LayoutView {
      nonisolated(unsafe) static var calls: [String] = []
      override func updateConstraints() throws { Self.calls.append("update \(name)") }
      override func layoutSubviews() throws { Self.calls.append("layout \(name)") }
    }
    let root = LayoutView("root")
    root.rootSize = PerAxis(100, 100)
    let pages = (0..<50).map { Listener("page\($0)") }
    let labels = pages.map { LayoutView("in \($0.name)", contentWidth: 5, contentHeight: 5) }
    for (page, label) in zip(pages, labels) {
      root.addSubview(page)
      page.addSubview(label)
      try LayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        page.topAnchor.constraint(equalTo: root.topAnchor),
        page.widthAnchor.constraint(equalToConstant: 50),
        page.heightAnchor.constraint(equalToConstant: 50),
        label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        label.topAnchor.constraint(equalTo: page.topAnchor),
      ])
    }
    try root.layoutIfNeeded()
    Listener.calls = []
    labels[20].contentWidth = 9
    try root.layoutIfNeeded()
    expectEqual(Listener.calls, ["layout page20"])
  }
}
