import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// A view that records added and removed subviews.
private final class Ledger: LayoutView {
  var entries: [String] = []

  override func didAddSubview(_ view: LayoutView) { entries.append("+" + view.name) }
  override func willRemoveSubview(_ view: LayoutView) { entries.append("-" + view.name) }
}

@Suite("Order of subviews")
struct SubviewOrderTests {
  private let root = Ledger("root")
  private let views = ["a", "b", "c", "d"].map { LayoutView($0) }

  init() throws {
    for view in views {
      root.addSubview(view)
      try LayoutConstraint.activate(pin(view, x: 1, y: 2, width: 3, height: 4))
    }
    root.entries = []
  }

  private var order: String { root.subviews.map(\.name).joined() }

  @Test("inserting a subview again changes its index and keeps its constraints")
  func again() throws {
    try root.layOut(width: 50, height: 50)
    root.addSubview(views[0])
    expectEqual(order, "bcda")
    root.insertSubview(views[3], at: 0)
    expectEqual(order, "dbca")
    root.insertSubview(views[3], at: 3)
    expectEqual(order, "bcad")
    root.insertSubview(views[3], belowSubview: views[1])
    expectEqual(order, "dbca")
    root.insertSubview(views[3], aboveSubview: views[2])
    expectEqual(order, "bcda")
    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[0])
    expectEqual(order, "abdc")
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    expectEqual(order, "cbda")
    #expect(root.entries.isEmpty)
    #expect(root.constraints.count == 8 && views.allSatisfy { $0.constraints.count == 2 })
    try root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame == Frame(x: 1, y: 2, width: 3, height: 4) })
  }

  @Test("removing subviews at the start, middle or end keeps the order of the other subviews")
  func removal() throws {
    var names = (0..<40).map { "v\($0)" }
    let many = names.map { LayoutView($0) }
    let root = LayoutView("root")
    for view in many { root.addSubview(view) }
    for index in [0, 39, 1, 38, 20, 2, 37, 11] {
      many[index].removeFromSuperview()
      names.removeAll { $0 == many[index].name }
      expectEqual(root.subviews.map(\.name), names)
    }
  }

  @Test("adding a view to itself or its descendant traps")
  func circles() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, inner) = (LayoutView("outer"), LayoutView("inner"))
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    let words = "cannot add `outer` to `inner`: a view cannot contain itself"
    #expect(text(of: result).contains(words))
    await #expect(processExitsWith: .failure) {
      let views = (0..<9).map { LayoutView("v\($0)") }
      for (outer, inner) in zip(views, views.dropFirst()) {
        outer.addSubview(LayoutView("side"))
        outer.addSubview(inner)
      }
      views[7].insertSubview(views[2], at: 0)
    }
    await #expect(processExitsWith: .failure) {
      let view = LayoutView("view")
      view.addSubview(view)
    }
  }

  @Test("an invalid subview index or sibling traps with the names of the views")
  func noPlace() async {
    let exchanged = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let root = LayoutView("root")
      root.addSubview(LayoutView("a"))
      root.addSubview(LayoutView("b"))
      root.exchangeSubview(at: 0, withSubviewAt: 9)
    }
    #expect(
      text(of: exchanged).contains("index 9 is out of range 0..<2 for the subviews of `root`"))
    let inserted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let root = LayoutView("root")
      root.insertSubview(LayoutView("a"), at: 1)
    }
    #expect(
      text(of: inserted).contains(
        "index 1 is out of range 0...0 for inserting `a` into `root`"))
    let beside = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, stranger) = (LayoutView("root"), LayoutView("stranger"))
      root.insertSubview(LayoutView("a"), aboveSubview: stranger)
    }
    #expect(text(of: beside).contains("`stranger` is not a subview of `root`"))
  }
}
