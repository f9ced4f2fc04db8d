import Testing
import VFLRecords
import VFLStacks
import VFLTestSupport

@Suite("The rows of a stack view")
struct StackPlanTests {
  private typealias Plan = StackPlan<PlannedView>

  private static func texts(_ plan: Plan, _ rules: Set<StackRule>) -> [String] {
    plan.rows.filter { rules.contains($0.rule) }.map(\.text)
  }

  @Test(
    "each distribution relates the sizes or the gaps of the views",
    arguments: [
      (.fill, ["v1.leading == canvas.trailing @0.001", "v2.leading == canvas.trailing @0.001"]),
      (.fillEqually, ["v1.width == v0.width", "v2.width == v0.width"]),
      (
        .fillProportionally,
        [
          "v0.width == canvas.width * 0.25 - 4 @999", "v1.width == canvas.width * 0.25 - 4 @998",
          "v2.width == canvas.width * 0.5 - 8 @997",
        ]
      ),
      (
        .equalSpacing,
        [
          "g0.leading == v0.trailing", "g0.trailing == v1.leading", "g1.leading == v1.trailing",
          "g1.trailing == v2.leading", "g1.width == g0.width", "canvas.width == 0 @49",
          "v1.leading == canvas.trailing @0.001", "v2.leading == canvas.trailing @0.001",
        ]
      ),
      (
        .equalCentering,
        [
          "g0.leading == v0.centerX", "g0.trailing == v1.centerX", "g1.leading == v1.centerX",
          "g1.trailing == v2.centerX", "g1.width == g0.width @149", "canvas.width == 0 @49",
          "v1.leading == canvas.trailing @0.001", "v2.leading == canvas.trailing @0.0005",
        ]
      ),
    ] as [(StackDescription.Distribution, [String])])
  func distributions(distribution: StackDescription.Distribution, rows: [String]) {
    let stack = StackDescription(distribution: distribution, spacing: 8, behavior: .corrected)
    let plan = Plan(
      of: stack, arranging: [PlannedView(10), PlannedView(10), PlannedView(20)])
    let relation = distribution == .equalSpacing || distribution == .equalCentering ? ">=" : "=="
    expectEqual(
      plan.rows.filter { $0.rule != .guidePlacement }.map(\.text),
      [
        "canvas.leading == v0.leading", "canvas.trailing == v2.trailing",
        "v1.leading \(relation) v0.trailing + 8", "v2.leading \(relation) v1.trailing + 8",
      ] + rows + [
        "v0.top == v1.top", "v0.bottom == v1.bottom", "v0.top == v2.top", "v0.bottom == v2.bottom",
        "canvas.top == v0.top", "canvas.bottom == v0.bottom",
      ])
    expectEqual(plan.guides, rows.count > 3 ? [.gap(0), .gap(1)] : [])
  }

  @Test(
    "each alignment relates the views across the axis",
    arguments: [
      (.fill, ["v0.leading == v1.leading", "v0.trailing == v1.trailing"], ["v0", "v0"]),
      (.leading, ["v0.leading == v1.leading"], ["v0", "spanner"]),
      (.firstBaseline, ["v0.leading == v1.leading"], ["v0", "spanner"]),
      (.trailing, ["v0.trailing == v1.trailing"], ["spanner", "v0"]),
      (.lastBaseline, ["v0.trailing == v1.trailing"], ["spanner", "v0"]),
      (.center, ["v0.centerX == v1.centerX"], ["spanner", "spanner"]),
    ] as [(StackDescription.Alignment, [String], [String])])
  func alignments(alignment: StackDescription.Alignment, rows: [String], edges: [String]) {
    let stack = StackDescription(axis: .vertical, alignment: alignment)
    let plan = Plan(of: stack, arranging: [PlannedView(), PlannedView()])
    expectEqual(Self.texts(plan, [.alignment]), rows)
    expectEqual(
      Self.texts(plan, [.canvasConnection]),
      [
        "canvas.top == v0.top", "canvas.bottom == v1.bottom",
        "canvas.leading == \(edges[0]).leading", "canvas.trailing == \(edges[1]).trailing",
      ] + (alignment == .center ? ["canvas.centerX == v0.centerX"] : []))
    expectEqual(plan.guides, alignment == .fill ? [] : [.alignmentSpanner])
  }

  @Test("baselines align the views of a horizontal stack view only")
  func baselines() {
    let stack = StackDescription(alignment: .lastBaseline)
    let plan = Plan(of: stack, arranging: [PlannedView(), PlannedView()])
    expectEqual(Self.texts(plan, [.alignment]), ["v0.lastBaseline == v1.lastBaseline"])
  }

  @Test("baseline-relative spacing relates the baselines in a vertical stack view")
  func baselineSpacing() {
    var stack = StackDescription(axis: .vertical, spacing: 4, isBaselineRelative: true)
    let views = [PlannedView(), PlannedView()]
    expectEqual(
      Self.texts(Plan(of: stack, arranging: views), [.spacing]),
      ["v1.firstBaseline == v0.lastBaseline + 4"])
    stack.axis = .horizontal
    expectEqual(
      Self.texts(Plan(of: stack, arranging: views), [.spacing]), ["v1.leading == v0.trailing + 4"])
  }

  @Test("a hidden view has no size, and the next visible view takes its position")
  func hiding() {
    let plan = Plan(
      of: StackDescription(spacing: 8),
      arranging: [PlannedView(spacingAfter: 20), PlannedView(isHidden: true), PlannedView()])
    expectEqual(
      Self.texts(plan, [.canvasConnection, .spacing, .hiding, .spacingHidden, .alignmentHidden]),
      [
        "canvas.leading == v0.leading", "canvas.trailing == v2.trailing",
        "v2.leading == v0.trailing + 20", "canvas.top == v0.top", "canvas.bottom == v0.bottom",
        "v1.width == 0 @999.999", "v1.leading == v0.trailing + 10 @50",
        "v1.top == canvas.top @50",
      ])
  }

  @Test("FDStackView connects hidden views and compresses them on both axes")
  func hidingInFDStackView() {
    let plan = Plan(
      of: StackDescription(spacing: 8, behavior: .fdStackView),
      arranging: [PlannedView(), PlannedView(isHidden: true)])
    expectEqual(
      Self.texts(plan, [.spacing, .hiding]),
      ["v1.leading == v0.trailing", "v1.width == 0", "v1.height == 0 @730"])
  }

  @Test("a guide keeps a stack view small if no view is visible")
  func nothingVisible() {
    let plan = Plan(of: StackDescription(), arranging: [PlannedView(isHidden: true)])
    expectEqual(plan.guides, [.orderingSpanner])
    expectEqual(
      Self.texts(plan, [.ordering]), ["ordering.width == 0 @0.002", "ordering.height == 0 @0.002"])
  }

  @Test("UIStackView divides its own width including the margins in proportional filling")
  func margins() {
    var stack = StackDescription(distribution: .fillProportionally, isMarginsRelative: true)
    #expect(stack.usesMarginsGuide)
    let views = [PlannedView(30), PlannedView(10)]
    expectEqual(
      Self.texts(Plan(of: stack, arranging: views), [.fillProportionally]),
      ["v0.width == stack.width * 0.75 @999", "v1.width == stack.width * 0.25 @998"])
    stack.behavior = .fdStackView
    #expect(!stack.usesMarginsGuide)
  }

  @Test("wrapping texts have an equal share of the width")
  func texts() {
    let plan = Plan(
      of: StackDescription(spacing: 8), arranging: [PlannedView(wrapsText: true), PlannedView()])
    expectEqual(
      Self.texts(plan, [.textWidthDisambiguation]), ["v0.width == canvas.width * 0.5 - 4 @760"])
  }

  @Test(
    "a size is only requested if a row depends on it",
    arguments: [
      (.fill, 0), (.fillEqually, 0), (.fillProportionally, 1), (.equalSpacing, 1),
      (.equalCentering, 1),
    ] as [(StackDescription.Distribution, Int)])
  func laziness(distribution: StackDescription.Distribution, count: Int) {
    let views = [PlannedView(), PlannedView(isHidden: true)]
    let plan = Plan(of: StackDescription(distribution: distribution), arranging: views)
    #expect(!plan.holdsContents)
    expectEqual(views.map(\.requestCount), [count, 0])
  }

  @Test("the identifiers are those in the logs of the implementation")
  func identifiers() {
    expectEqual(StackRule.canvasConnection.identifier(.uiKit), "UISV-canvas-connection")
    expectEqual(StackRule.guidePlacement.identifier(.corrected), "UISV-guide-placement")
    expectEqual(StackRule.spacing.identifier(.fdStackView), "FDSV-spacing")
    expectEqual(
      Set(StackRule.allCases.map { $0.identifier(.uiKit) }).count, StackRule.allCases.count)
  }
}
