import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_bench

@Suite("Benchmark view trees")
struct ViewTreeTests {
  /// Returns the number of views in a hierarchy, including the root.
  private func size(_ view: LayoutView) -> Int {
    view.subviews.reduce(1) { $0 + size($1) }
  }

  @Test(
    "a view tree has the requested number of views and an unambiguous layout",
    arguments: ViewTree.Shape.allCases,
    [1, 7, 111, 345])
  func count(shape: ViewTree.Shape, count: Int) throws {
    let tree = try ViewTree(shape, count: count)
    expectEqual(size(tree.root), count)
    try tree.root.layoutIfNeeded()
    #expect(try tree.root.ambiguityDiagnostics().isEmpty)
  }

  @Test("the layout of a view tree changes with every edit", arguments: ViewTree.Shape.allCases)
  func edits(shape: ViewTree.Shape) throws {
    let tree = try ViewTree(shape, count: 111)
    try tree.root.layoutIfNeeded()
    let height = tree.root.frame.height
    tree.editContent(5, to: 500)
    try tree.root.layoutIfNeeded()
    #expect(tree.root.frame.height > height)
    tree.editContent(5, to: 10)
    try tree.root.layoutIfNeeded()
    let frames = tree.leaves.map(\.frame)
    expectEqual(tree.root.frame.height, height)
    tree.editConstant(5, to: 30)
    try tree.root.layoutIfNeeded()
    #expect(tree.leaves.map(\.frame) != frames)
    let view = LayoutView("new", contentWidth: 5, contentHeight: 5)
    try tree.add(view, beside: 5)
    try tree.root.layoutIfNeeded()
    #expect(view.frame.height > 0 && size(tree.root) == 112)
  }
}
