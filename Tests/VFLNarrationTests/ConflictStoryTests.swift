import Testing
import VFLDiagnostics
import VFLLayout
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@Suite("Diagnostics of conflicts")
struct ConflictStoryTests {
  /// Returns the only diagnostic of a layout, which must be a conflict.
  private func reported(_ layout: WrittenLayout) throws -> Diagnostic {
    let all = try layout.diagnostics()
    expectEqual(all.map(\.code), [.conflict])
    return try #require(all.first)
  }

  /// Returns the part of the conflict's message after the colon.
  func arithmetic(_ layout: WrittenLayout) throws -> String {
    let message = try reported(layout).message
    return String(message.drop { $0 != ":" }.dropFirst(2))
  }

  func layout(
    _ nodes: [LayoutNode], width: Double? = 320, height: Double? = 480,
    _ records: ConstraintRecord...
  ) -> WrittenLayout {
    var layout = WrittenLayout(nodes, width: width, height: height)
    for record in records { layout.add("x", (record, "x", .equation)) }
    return layout
  }

  private func tooWide() -> WrittenLayout {
    var layout = WrittenLayout(views(view("a")), width: 320, height: 480)
    let records = across(1, 20, 400, 20)
    layout.add(
      "H:|-20-[a(400)]-20-|", (records[0], "20", .gap), (records[1], "400", .size),
      (records[2], "20", .gap))
    return layout
  }

  @Test("constraints that a program created without a source can be changed one by one")
  func records() throws {
    var problem = tooWide().problem
    for index in problem.records.indices {
      problem.records[index].provenance = Provenance(
        SourceLocation(.document, SourceSpan(at: 0)), .object)
    }
    let found = LayoutNarration(of: problem).diagnostics(for: try problem.solved())
    #expect(
      found.first?.notes.contains { $0.contains("changed to `a.width == 280`") } == true,
      "\(found)")
  }

  @Test("the last reported conflict has a note if rounding may hide more conflicts")
  func hiddenConflicts() throws {
    let problem = tooWide().problem
    var result = try problem.solved()
    #expect(!result.mayHaveMoreConflicts)
    result.conflicts += result.conflicts
    let without = LayoutNarration(of: problem).diagnostics(for: result).map(\.notes)
    result.mayHaveMoreConflicts = true
    let with = LayoutNarration(of: problem).diagnostics(for: result).map(\.notes)
    try #require(with.count == 2 && without.count == 2)
    expectEqual(with[0], without[0])
    expectEqual(
      with[1],
      without[1] + [
        "there may be more conflicts, hidden by numbers of very different magnitudes"
      ])
  }

  @Test("the fix-its of a conflict keep the relation and replace an existing priority")
  func editsOfPredicates() throws {
    var layout = WrittenLayout(views(view("a")), width: 320, height: 480)
    layout.add(
      "H:|[a(>=400@1000)]|", (gap(1, .leading, after: 0, .leading), "", .flushGap),
      (size(1, .width, 400, .greaterThanOrEqual), ">=400@1000", .size),
      (gap(0, .trailing, after: 1, .trailing), "", .flushGap))
    let fixes = try reported(layout).fixIts
    try #require(
      fixes.map(\.message) == ["replace `400` with `320`", "lower the priority: `>=400@999`"])
    let text = Array(layout.formats[0].utf8)
    expectEqual(
      String(decoding: SourceEdit.apply(fixes[0].edits, to: text), as: UTF8.self),
      "H:|[a(>=320@1000)]|")
    expectEqual(
      String(decoding: SourceEdit.apply(fixes[1].edits, to: text), as: UTF8.self),
      "H:|[a(>=400@999)]|")
  }

  @Test("the fix-it that lowers the priority of a standard space writes the space as a number")
  func standardSpace() throws {
    func layout(_ format: String, of width: Double) -> WrittenLayout {
      var layout = WrittenLayout(views(view("a")), width: 30, height: 480)
      layout.add(
        format, (gap(1, .leading, after: 0, .leading, 20), "-", .standardGap),
        (size(1, .width, width, .greaterThanOrEqual), ">=\(Int(width))", .size),
        (gap(0, .trailing, after: 1, .trailing, 20), "-", .standardGap))
      return layout
    }
    let diagnostic = try reported(layout("|-[a(>=5)]-|", of: 5))
    expectEqual(diagnostic.fixIts.map(\.message), ["lower the priority: `-20@999-`"])
    // With any change of one constraint, the view has no width.
    let hopeless = try reported(layout("|-[a(>=0)]-|", of: 0))
    #expect(hopeless.message.hasSuffix(": at least 20 + 20 = 40, but the container is 30 wide"))
    expectEqual(hopeless.notes.first, "the width of `a` cannot be negative")
  }

  @Test("the message for a row that is too short contains the sum of its lengths")
  func narrowRow() throws {
    let records = across(1, 20, 100, 20)
    try expectEqual(
      arithmetic(layout(views(view("a")), records[0], records[1], records[2])),
      "20 + 100 + 20 = 140, but the container is 320 wide")
    let most = size(1, .width, 100, .lessThanOrEqual)
    try expectEqual(
      arithmetic(layout(views(view("a")), records[0], most, records[2])),
      "at most 20 + 100 + 20 = 140, but the container is 320 wide")
  }

  @Test("the message of a conflict subtracts a negative gap")
  func overlap() throws {
    try expectEqual(
      arithmetic(
        layout(
          views(view("a"), view("b")), height: 100, gap(1, .top, after: 0, .top),
          size(1, .height, 80), gap(2, .top, after: 1, .bottom, -8), size(2, .height, 40),
          gap(0, .bottom, after: 2, .bottom))), "80 - 8 + 40 = 112, but the container is 100 high")
  }

  @Test("the message of a conflict contrasts two sizes of the same view")
  func twoSizes() throws {
    try expectEqual(
      arithmetic(layout(views(view("a")), size(1, .width, 100), size(1, .width, 200))),
      "`a` cannot be both 100 wide and 200 wide")
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), size(1, .height, 200, .greaterThanOrEqual),
          size(1, .height, 100, .lessThanOrEqual))),
      "`a` cannot be both at least 200 high and at most 100 high")
    try expectEqual(
      arithmetic(layout(views(view("a")), size(1, .width, -5))),
      "`a` is -5 wide, but the width of `a` cannot be negative")
    try expectEqual(
      arithmetic(layout(views(), size(0, .width, 300))),
      "the container cannot be both 300 wide and 320 wide")
    try expectEqual(
      arithmetic(layout(views(), width: -1)),
      "the container is -1 wide, but the width of the container cannot be negative")
  }

  @Test("the message for a single view that does not fit contains no sum")
  func oneView() throws {
    let records = across(1, 0, 400, 0)
    try expectEqual(
      arithmetic(layout(views(view("a")), records[0], records[1], records[2])),
      "`a` is 400 wide, but the container is 320 wide")
  }

  @Test("lengths inside a view are compared with the size of that view")
  func nested() throws {
    let records = across(2, 20, 400, 20, in: 1)
    let diagnostic = try reported(
      layout(
        views(view("panel"), view("a", in: 1)), size(1, .width, 300), records[0], records[1],
        records[2]))
    #expect(diagnostic.message.hasSuffix(": 20 + 400 + 20 = 440, but `panel` is 300 wide"))
    expectEqual(diagnostic.caption, "a.width == 400")
  }

  @Test("the message of a conflict describes a required content size as the size of the content")
  func content() throws {
    let nodes = views(view("a", width: 80, compression: 1000))
    try expectEqual(
      arithmetic(layout(nodes, size(1, .width, 50))),
      "`a` is 50 wide, but `a` is at least as wide as its content, 80")
    let records = across(1, 130, 0, 130)
    let diagnostic = try reported(layout(nodes, records[0], records[2]))
    #expect(
      diagnostic.message.hasSuffix(": at least 130 + 130 + 80 = 340, but the container is 320 wide")
    )
    expectEqual(diagnostic.notes.first, "`a` is at least as wide as its content, 80")
    let snug = views(view("a", height: 21, hugging: 1000))
    try expectEqual(
      arithmetic(layout(snug, size(1, .height, 30))),
      "`a` is 30 high, but `a` is at most as high as its content, 21")
  }

  @Test("a length that counts several times is multiplied in the message of a conflict")
  func multiples() throws {
    try expectEqual(
      arithmetic(
        layout(
          views(view("a"), view("b")), width: 200, gap(1, .leading, after: 0, .leading, 20),
          size(1, .width, 100), gap(2, .leading, after: 1, .trailing, 8),
          record(2, .width, .equal, 1, .width), gap(0, .trailing, after: 2, .trailing, 20))),
      "20 + 2 × 100 + 8 + 20 = 248, but the container is 200 wide")
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), gap(1, .leading, after: 0, .leading, 20), size(1, .width, 400),
          record(1, .centerX, .equal, 0, .centerX))),
      "2 × 20 + 400 = 440, but the container is 320 wide")
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), size(1, .height, 100), size(1, .width, 300),
          record(1, .width, .equal, 1, .height, times: 2))), "2 × 100 = 200, but `a` is 300 wide")
  }

  @Test("the message sums each of two chains of constraints between the same positions")
  func twoChains() throws {
    try expectEqual(
      arithmetic(
        layout(
          views(view("a"), view("b"), view("c"), view("d")), width: nil,
          size(1, .width, 10), gap(2, .left, after: 1, .right, 8), size(2, .width, 20),
          size(3, .width, 30), gap(4, .left, after: 3, .right, 8), size(4, .width, 40),
          record(1, .left, .equal, 3, .left), record(2, .right, .equal, 4, .right))),
      "30 + 8 + 40 = 78 would have to fit in 10 + 8 + 20 = 38")
    try expectEqual(
      arithmetic(
        layout(
          views(view("a"), view("b")), gap(2, .left, after: 1, .left, 8),
          gap(1, .left, after: 2, .left, 9))), "8 + 9 = 17 would have to be 0")
  }

  @Test("a conflict across both axes is reported with the width and the height of the container")
  func bothAxes() throws {
    let (across, down) = (
      across(1, 0, 0, 0),
      [
        gap(1, .top, after: 0, .top), gap(0, .bottom, after: 1, .bottom),
      ]
    )
    let diagnostic = try reported(
      layout(
        views(view("a")), across[0], across[2], down[0], down[1],
        record(1, .width, .equal, 1, .height, times: 2)))
    #expect(diagnostic.message.hasSuffix(": 2 × 480 = 960, but the container is 320 wide"))
    expectEqual(diagnostic.notes.first, "the container is 480 high")
  }

  @Test("the message of a conflict contains no arithmetic if a factor has no short form")
  func oddFactors() throws {
    let diagnostic = try reported(
      layout(
        views(view("a"), view("b")), size(1, .width, 100), size(2, .width, 50),
        record(1, .width, .equal, 2, .width, times: 0.123456789)))
    expectEqual(diagnostic.message, "unsatisfiable constraints")
    expectEqual(diagnostic.labels.count, 2)
  }

  @Test("the message, labels and notes for a conflict of 300 views are abbreviated")
  func longRow() throws {
    let nodes = [LayoutNode(name: "|")] + (1...300).map { view("v\($0)") }
    var layout = WrittenLayout(nodes, width: 320, height: 480)
    for item in 1...300 {
      let before =
        item == 1
        ? gap(1, .leading, after: 0, .leading, 20)
        : gap(
          item, .leading, after: item - 1, .trailing, 8)
      layout.add("-[v]", (before, "-", .standardGap))
    }
    layout.add("-|", (gap(0, .trailing, after: 300, .trailing, 20), "-", .standardGap))
    let diagnostic = try reported(layout)
    #expect(
      diagnostic.message.hasSuffix(
        ": at least 20 + 8 + 8 + 8 + 8 + 8 + 8 + 8 + 8 + … + 8 + 20 = 2432 (301 numbers), "
          + "but the container is 320 wide"))
    expectEqual(diagnostic.labels.count, 32)
    expectEqual(diagnostic.notes.count, 4)
    #expect(diagnostic.notes.allSatisfy { $0.utf8.count < 200 })
  }

  @Test("a conflict has the same diagnostic in a right-to-left interface")
  func rightToLeft() throws {
    var layout = tooWide()
    let expected = try reported(layout)
    layout.problem.direction = .rightToLeft
    try expectEqual(reported(layout), expected)
  }

  @Test("the sum in the message of a conflict includes the margins that a record refers to")
  func margins() throws {
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), record(1, .leading, .equal, 0, .leadingMargin), size(1, .width, 400),
          record(0, .trailingMargin, .equal, 1, .trailing))),
      "8 + 400 + 8 = 416, but the container is 320 wide")
  }

  @Test("the message of a conflict writes subtracted lengths after added lengths")
  func difference() throws {
    try expectEqual(
      arithmetic(
        layout(
          views(view("a")), record(1, .centerX, .equal, 0, .centerX, plus: 10),
          gap(1, .left, after: 0, .left), size(1, .width, 300))),
      "300 - 2 × 10 = 280, but the container is 320 wide")
  }

  @Test("the message of a conflict without constants contains no sum")
  func noNumbers() throws {
    try expectEqual(
      arithmetic(
        layout(
          views(view("a"), view("b")), gap(1, .left, after: 2, .right, 0, .greaterThanOrEqual),
          gap(2, .left, after: 1, .right, 0, .greaterThanOrEqual), size(1, .width, 10))),
      "`a` would have to be 0 wide, but is 10")
    let diagnostic = try reported(
      layout(
        views(view("a"), view("b")), record(1, .width, .equal, 0, .width, times: 0.25),
        record(2, .width, .equal, 0, .width, times: 0.5), gap(1, .left, after: 0, .left),
        gap(2, .left, after: 1, .right), gap(0, .right, after: 2, .right)))
    #expect(
      diagnostic.message.hasSuffix(": 25 % + 50 % = 75 % is less than 100 % of the container"))
    expectEqual(
      diagnostic.notes,
      [
        "the container is 320 wide",
        "satisfiable if the constraint is changed to `a.left == |.left + 80`, "
          + "or if one of the constraints has a priority below 1000, for example `x @999` "
          + "(`a` is then 160 wide)",
      ])
  }
}
