import Testing
import VFLDiagnostics
import VFLLayout
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@Suite("Diagnostics of ambiguous layouts")
struct AmbiguityStoryTests {
  /// Returns records that determine the position and the size of an item on an axis.
  private func pinned(_ item: Int, _ axis: Axis) -> [ConstraintRecord] {
    axis == .horizontal
      ? [gap(item, .left, after: 0, .left), size(item, .width, 10)]
      : [gap(item, .top, after: 0, .top), size(item, .height, 10)]
  }

  private func layout(
    _ nodes: [LayoutNode], width: Double? = 320, height: Double? = 480,
    _ records: [ConstraintRecord]
  ) -> WrittenLayout {
    var layout = WrittenLayout(nodes, width: width, height: height)
    for record in records { layout.add("x", (record, "x", .equation)) }
    return layout
  }

  @Test("a view that can move is reported with the range of its positions")
  func sliding() throws {
    let slide = layout(
      views(view("b")),
      pinned(1, .horizontal) + [
        size(1, .height, 21), gap(1, .top, after: 0, .top, 0, .greaterThanOrEqual),
        gap(0, .bottom, after: 1, .bottom, 0, .greaterThanOrEqual),
      ])
    try expectEqual(
      slide.problem.solved().freeAttributes,
      [
        FreeAttribute(item: ItemID(1), part: .y, lower: 0, upper: 459)
      ])
    let diagnostics = try slide.diagnostics()
    expectEqual(diagnostics.map(\.code), [.ambiguousLayout])
    expectEqual(diagnostics.map(\.severity), [.warning])
    // The first two records are on the other axis, so the diagnostic is at the third record.
    expectEqual(diagnostics[0].location?.origin, .format(2))
    expectEqual(diagnostics[0].caption, "does not determine y")
    try expectEqual(
      slide.story(),
      [
        "`b` can be anywhere from y = 0 to 459",
        "an optional gap, for example `V:|-0@1-[b]`, determines it",
      ])
  }

  @Test(
    "a range with an infinite end is infinite in the result and reported with its finite end only")
  func openEnds() throws {
    let below = layout(
      views(view("b")),
      pinned(1, .horizontal) + [
        size(1, .height, 21), gap(1, .top, after: 0, .bottom, 0, .greaterThanOrEqual),
      ])
    try expectEqual(below.problem.solved().freeAttributes.first?.upper, .infinity)
    try expectEqual(
      below.story(),
      [
        "`b` can be anywhere from y = 480 on",
        "a constraint on its top edge, for example `V:|-500-[b]`, determines it",
      ])
    let above = layout(
      views(view("b")),
      pinned(1, .vertical) + [
        size(1, .width, 5), gap(0, .left, after: 1, .right, 5, .greaterThanOrEqual),
      ])
    try expectEqual(above.problem.solved().freeAttributes.first?.lower, -.infinity)
    try expectEqual(
      above.story(),
      [
        "`b` can be anywhere up to x = -10",
        "a constraint on its left edge, for example `H:|-(-30)-[b]`, determines it",
      ])
    let wide = layout(
      views(view("b")),
      pinned(1, .vertical)
        + [gap(1, .left, after: 0, .left), size(1, .width, 120, .greaterThanOrEqual)])
    try expectEqual(
      wide.story(),
      [
        "`b` can be 120 wide or more",
        "an optional width, for example `H:[b(120@1)]`, determines it",
      ])
  }

  @Test(
    "a view without constraints is reported as free in position and size, but not negative in size")
  func unconstrained() throws {
    let free = layout(views(view("b")), [])
    try expectEqual(
      free.problem.solved().freeAttributes.map { [$0.lower, $0.upper] },
      [
        [-.infinity, .infinity], [-.infinity, .infinity], [0, .infinity], [0, .infinity],
      ])
    try expectEqual(
      free.story(),
      [
        "`b` can be at any x, and of any width",
        "a constraint on its left edge and width, for example `H:|-20-[b(100)]`, determines it",
        "`b` can be at any y, and of any height",
        "a constraint on its top edge and height, for example `V:|-20-[b(100)]`, determines it",
      ])
    #expect(try free.diagnostics()[0].location == nil)
  }

  @Test("a view that depends on a free attribute of another view is reported as determined by it")
  func followers() throws {
    let pair = layout(
      views(view("a"), view("b")),
      pinned(1, .vertical) + pinned(2, .vertical) + [
        gap(1, .leading, after: 0, .leading, 20), gap(2, .leading, after: 1, .trailing, -8),
        gap(0, .trailing, after: 2, .trailing, 20),
      ])
    try expectEqual(
      pair.story(),
      [
        "`a` can be from 0 to 288 wide",
        "a constraint on its width, for example `H:[a(144)]`, determines it",
        "`b` can be anywhere from x = 12 to 300, and from 0 to 288 wide",
        "it is determined once `a.width` is",
      ])
  }

  @Test("a view that depends on several free attributes is reported with all of them")
  func severalLeaders() throws {
    let chain = layout(
      views(view("a"), view("b"), view("c")),
      pinned(1, .vertical) + pinned(2, .vertical) + pinned(3, .vertical) + [
        gap(2, .left, after: 1, .right), gap(3, .left, after: 2, .right), size(3, .width, 20),
        gap(0, .right, after: 2, .right, 8),
      ])
    try expectEqual(
      chain.story(),
      [
        "`a` can be anywhere up to x = 312, and of any width",
        "a constraint on its left edge and width, for example `H:|-20-[a(80)]`, determines it",
        "relative to the printed layout, x can only shrink and width only grow",
        "`b` can be anywhere up to x = 312, and of any width",
        "it is determined once `a.x` and `a.width` are",
      ])
  }

  @Test("the advice for a free size also names the free sizes of other views that it depends on")
  func ownAndOthers() throws {
    let chain = layout(
      views(view("a"), view("b"), view("c")), width: 100,
      pinned(1, .vertical) + pinned(2, .vertical) + pinned(3, .vertical) + [
        gap(1, .left, after: 0, .left), gap(2, .left, after: 1, .right),
        gap(3, .left, after: 2, .right), size(3, .width, 20),
        gap(0, .right, after: 3, .right, 0, .greaterThanOrEqual),
      ])
    try expectEqual(
      chain.story(),
      [
        "`a` can be from 0 to 80 wide",
        "a constraint on its width, for example `H:[a(40)]`, determines it",
        "`b` can be anywhere from x = 0 to 80, and from 0 to 80 wide",
        "a constraint on its width, for example `H:[b(20)]`, determines it once `a.width` is determined",
        "relative to the printed layout, x can only grow and width only grow",
        "`c` can be anywhere from x = 0 to 80",
        "it is determined once `a.width` and `b.width` are",
      ])
  }

  @Test("a view with a free x and a free height gets a diagnostic for each axis")
  func bothAxes() throws {
    let pair = layout(
      views(view("a"), view("b")),
      pinned(1, .horizontal) + [
        gap(1, .top, after: 0, .top), gap(2, .top, after: 0, .top), size(2, .width, 10),
        record(2, .height, .equal, 1, .height), size(1, .height, 10, .greaterThanOrEqual),
      ])
    try expectEqual(
      pair.story(),
      [
        "`a` can be 10 high or more",
        "an optional height, for example `V:[a(10@1)]`, determines it",
        "`b` can be at any x",
        "a constraint on its left edge, for example `H:|-20-[b]`, determines it",
        "`b` can be 10 high or more",
        "it is determined once `a.height` is",
      ])
  }

  @Test("views that are determined by the same attribute are summarized in a single note")
  func company() throws {
    let count = 11
    let nodes = [LayoutNode(name: "|")] + (1...count).map { view("v\($0)") }
    var records: [ConstraintRecord] = []
    for item in 1...count {
      records += pinned(item, .vertical)
      records.append(
        gap(item, .left, after: item - 1, item == 1 ? .left : .right, 8))
      if item > 1 { records.append(record(item, .width, .equal, 1, .width)) }
    }
    try expectEqual(
      layout(nodes, records).story(),
      [
        "`v1` can be of any width",
        "a constraint on its width, for example `H:[v1(13)]`, determines it",
        "`v2` can be anywhere from x = 16 on, and of any width",
        "it is determined once `v1.width` is",
        "the same applies to `v3`, `v4`, `v5`, `v6`, `v7`, `v8`, `v9` and 2 more",
      ])
  }

  @Test("a container or a view without a superview is ambiguous only in its size")
  func roots() throws {
    let roots = layout(
      [LayoutNode(name: "|"), LayoutNode(name: "lost", contentHeight: 4)], width: nil, height: 5, []
    )
    try expectEqual(
      roots.story(),
      [
        "the container can be of any width", "specifying the width of the container determines it",
        "`lost` can be of any width",
        "a constraint on its width, for example `H:[lost(100)]`, determines it",
      ])
    try expectEqual(roots.problem.solved().freeAttributes.map(\.part), [.width, .width])
  }

  @Test(
    "the advice for a right-to-left layout is an equation that does not depend on the right edge")
  func rightToLeft() throws {
    var slide = layout(
      views(view("p"), view("b", in: 1)),
      pinned(1, .horizontal) + pinned(1, .vertical) + [
        size(2, .width, 5), gap(2, .top, after: 1, .top), size(2, .height, 3),
      ])
    slide.problem.direction = .rightToLeft
    try expectEqual(
      slide.story(),
      [
        "`b` can be at any x",
        "a constraint on its left edge, for example `b.left == p.left + 5`, determines it",
      ])
  }

  @Test("the advice contains no format string if the view's name cannot occur in one")
  func unwritableName() throws {
    try expectEqual(
      layout(views(view("my view")), pinned(1, .horizontal)).story(),
      [
        "`my view` can be at any y, and of any height",
        "a constraint on its top edge and height determines it",
      ])
  }

  @Test("at most 100 diagnostics report ambiguous views, and the last one counts the rest")
  func many() throws {
    let nodes = [LayoutNode(name: "|")] + (1...200).map { view("v\($0)") }
    let diagnostics = try layout(nodes, []).diagnostics()
    expectEqual(diagnostics.count, 100)
    expectEqual(diagnostics.last?.notes.last, "300 more are ambiguous")
    #expect(diagnostics.dropLast().allSatisfy { $0.notes.count == 1 })
  }
}
