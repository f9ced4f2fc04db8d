import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Distributing views")
struct DistributionTests {
  private struct Row {
    let window = LayoutView("window")
    let views: [LayoutView]

    init(_ count: Int, _ direction: LayoutDirection = .leftToRight) {
      window.layoutDirection = direction
      views = (0..<count).map { LayoutView("view \($0)") }
      for view in views { window.addSubview(view) }
    }

    /// Lays out the window and returns the position and length of each view along an axis.
    func lines(_ axis: Axis, _ length: Double) throws -> [[Double]] {
      // Constrains the views on the other axis.
      try views.chain.makeConstraints { make in
        if axis == .horizontal { make.verticalEdges.equalToSuperview() }
        if axis == .vertical { make.horizontalEdges.equalToSuperview() }
      }
      window.rootSize = PerAxis(
        axis == .horizontal ? length : 50, axis == .vertical ? length : 50)
      try window.layoutIfNeeded()
      return views.map { view in
        let frame = view.frame
        if axis == .vertical { return [frame.y, frame.height] }
        let isMirrored = window.layoutDirection == .rightToLeft
        return [isMirrored ? length - frame.x - frame.width : frame.x, frame.width]
      }
    }
  }

  private static let axes = [Axis.horizontal, .vertical]

  @Test(
    "views distributed with a fixed spacing have equal lengths", arguments: 0...7,
    LayoutDirection.allCases)
  func fixedSpacing(count: Int, direction: LayoutDirection) throws {
    for axis in Self.axes {
      let row = Row(count, direction)
      try row.views.chain.distributeViews(
        along: axis, withFixedSpacing: 8, leadSpacing: 5, tailSpacing: 11)
      // The length results in whole numbers.
      let length = 5 + 11 + 8 * Double(count - 1) + 20 * Double(count)
      let expected = (0..<count).map { [5 + 28 * Double($0), 20] }
      try expectEqual(row.lines(axis, max(length, 20)), expected)
    }
  }

  @Test(
    "views distributed with a fixed length have equal spacing", arguments: 0...7,
    LayoutDirection.allCases)
  func fixedLength(count: Int, direction: LayoutDirection) throws {
    for axis in Self.axes {
      let row = Row(count, direction)
      let distribution = try row.views.chain.distributeViews(
        along: axis, withFixedItemLength: 20, leadSpacing: 5, tailSpacing: 11)
      expectEqual(distribution.guides.count, max(0, count - 1))
      let length = 5 + 11 + 20 * Double(count) + 12 * Double(count - 1)
      let expected = (0..<count).map { [5 + 32 * Double($0), 20] }
      try expectEqual(row.lines(axis, count < 2 ? 200 : length), expected)
    }
  }

  @Test("the layout of distributed views is unambiguous", arguments: 1...4)
  func settled(count: Int) throws {
    let row = Row(count)
    try row.views.chain.distributeViews(along: .horizontal, withFixedItemLength: 20)
    _ = try row.lines(.horizontal, 300)
    #expect(!row.views.contains { $0.hasAmbiguousLayout })
    #expect(try row.window.ambiguityDiagnostics().isEmpty)
  }

  @Test("views with different superviews can be distributed across a layout guide")
  func container() throws {
    let row = Row(2)
    let group = LayoutView("group")
    row.window.addSubview(group)
    let inner = LayoutView("inner")
    group.addSubview(inner)
    row.window.additionalSafeAreaInsets.left = 30
    try group.chain.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    try inner.chain.makeConstraints { $0.verticalEdges.equalToSuperview() }
    try (row.views + [inner]).chain.distributeViews(
      along: .horizontal, withFixedSpacing: 15, in: row.window.safeAreaLayoutGuide)
    let lines = try row.lines(.horizontal, 300)
    // (300 - 30 - 2 * 15) / 3
    expectEqual(lines, [[30, 80], [125, 80]])
    #expect(inner.frame.x == 210 && inner.frame.width == 80)
  }

  @Test(
    "a distribution that does not fit is relaxed if it is optional, and a conflict if it is required"
  )
  func tight() throws {
    let optional = Row(3)
    try optional.views.chain.distributeViews(
      along: .horizontal, withFixedItemLength: 50, priority: .high)
    // The 3 lengths share the space, and the gaps are 0.
    try expectEqual(optional.lines(.horizontal, 120), [[0, 40], [40, 40], [80, 40]])
    #expect(!optional.views.contains { $0.hasAmbiguousLayout })
    try expectEqual(optional.lines(.horizontal, 170), [[0, 50], [60, 50], [120, 50]])
    let spaced = Row(3)
    try spaced.views.chain.distributeViews(
      along: .horizontal, withFixedSpacing: 100, leadSpacing: 10, priority: .high)
    try expectEqual(spaced.lines(.horizontal, 90), [[10, 0], [50, 0], [90, 0]])
    #expect(!spaced.views.contains { $0.hasAmbiguousLayout })
    try expectEqual(spaced.lines(.horizontal, 240), [[10, 10], [120, 10], [230, 10]])
    // There is too little space even for the lead and tail spacing.
    let narrow = Row(2)
    try narrow.views.chain.distributeViews(
      along: .vertical, withFixedItemLength: 50, leadSpacing: 60, tailSpacing: 60, priority: .low)
    try expectEqual(narrow.lines(.vertical, 100), [[60, 0], [60, 0]])
    #expect(!narrow.views.contains { $0.hasAmbiguousLayout })
    let required = Row(3)
    try required.views.chain.distributeViews(along: .horizontal, withFixedItemLength: 50)
    let error = #expect(throws: UnsatisfiableLayoutError.self) {
      try required.lines(.horizontal, 120)
    }
    #expect("\(try #require(error))".contains("'distribute-length'"))
  }

  @Test("removing a distribution of views also removes its layout guides")
  func removal() throws {
    let row = Row(3)
    let first = try row.views.chain.distributeViews(
      along: .horizontal, withFixedItemLength: 20, leadSpacing: 5)
    expectEqual(row.window.layoutGuides.count, 2)
    first.remove()
    #expect(row.window.layoutGuides.isEmpty)
    #expect(row.window.constraints.isEmpty && row.views.allSatisfy { $0.constraints.isEmpty })
    try row.views.mas.distributeViews(along: .horizontal, withFixedSpacing: 10)
    try expectEqual(row.lines(.horizontal, 80), [[0, 20], [30, 20], [60, 20]])
  }

  @Test("distributing views without a common superview throws an error and changes nothing")
  func strangers() throws {
    let views = [LayoutView("a"), LayoutView("b")]
    let line = #line + 2
    func distribute() throws {
      try views.chain.distributeViews(along: .vertical, withFixedSpacing: 3)
    }
    let error = #expect(throws: DistributionError.self) { try distribute() }
    try expectEqual(
      #require(error).description, "\(#fileID):\(line): `a`, `b` have no common superview")
    let alone = #expect(throws: DistributionError.self) {
      try [LayoutView("z")].chain.distributeViews(along: .vertical, withFixedSpacing: 3)
    }
    #expect(try #require(alone).description.hasSuffix(": `z` has no superview"))
    let row = Row(3)
    #expect(throws: DistributionError.self) {
      try row.views.chain.distributeViews(along: .vertical, withFixedItemLength: .nan)
    }
    #expect(row.window.layoutGuides.isEmpty && row.window.constraints.isEmpty)
  }
}
