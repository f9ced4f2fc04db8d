import Testing
import VFLDiagnostics
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Fixes of conflicts")
struct ConflictFixTests {
  /// Returns a random layout, and the source text of each record, to which fix-its are applied.
  private func layout(_ seed: Int) -> (problem: LayoutProblem, texts: [String]) {
    var random = SeededRandom(seed)
    var problem = LayoutProblem.random(&random, tightness: 0.9)
    var texts: [String] = []
    for (index, record) in problem.records.enumerated() {
      let head = record.relation == .equal ? "" : record.relation.rawValue
      let number = DecimalText.shortest(record.constant)
      let priority = "@" + DecimalText.shortest(record.priority.rawValue)
      let isWritten = !record.priority.isRequired || random.chance(0.5)
      texts.append(head + number + (isWritten ? priority : ""))
      let span = SourceSpan(0, texts[index].utf8.count)
      problem.records[index] = ConstraintRecord(
        record.firstItem, record.firstAttribute, record.relation, record.secondItem,
        record.secondAttribute, multiplier: record.multiplier, constant: record.constant,
        priority: record.priority, firstRegion: record.firstRegion,
        secondRegion: record.secondRegion,
        provenance: Provenance(
          SourceLocation(.format(index), span), record.secondItem == nil ? .size : .gap))
    }
    return (problem, texts)
  }

  /// Parses the constant and the priority of a predicate such as `>=12.5@999` into a record.
  private func read(_ text: String, into record: inout ConstraintRecord) throws {
    let number = text.drop { "<>=".contains($0) }.prefix { $0 != "@" }
    record.constant = try #require(Double(number))
    record.priority = .required
    if let at = text.firstIndex(of: "@") {
      record.priority = Priority(try #require(Double(text[text.index(after: at)...])))
    }
  }

  @Test(
    "a fix-it makes the members of a conflict satisfiable together with the implicit constraints")
  func everyEdit() throws {
    var applied = 0
    for seed in 1...400 {
      let (problem, texts) = layout(seed)
      let result = try problem.solved()
      guard result.status == .unsatisfiable else { continue }
      let narration = LayoutNarration(of: problem) { location in
        guard case .format(let index) = location.origin else { return nil }
        return texts[index]
      }
      let diagnostics = narration.diagnostics(for: result)
      for (diagnostic, conflict) in zip(diagnostics, result.conflicts) {
        for fixIt in diagnostic.fixIts {
          guard case .format(let index) = diagnostic.location?.origin else { continue }
          let edited = String(
            decoding: SourceEdit.apply(fixIt.edits, to: Array(texts[index].utf8)), as: UTF8.self)
          var fixed = problem
          try read(edited, into: &fixed.records[index])
          applied += 1
          let rows = try LayoutRows(fixed)
          #expect(
            rows.arePossible(conflict.members + rows.unwrittenMembers),
            "seed \(seed): \(fixIt.message)")
        }
      }
    }
    #expect(applied > 200)
  }

  @Test("the container size that a note suggests makes the conflict satisfiable")
  func fittingContainer() throws {
    var tried = 0
    for seed in 1...400 {
      let (problem, _) = layout(seed)
      let result = try problem.solved()
      guard result.status == .unsatisfiable else { continue }
      let diagnostics = LayoutNarration(of: problem).diagnostics(for: result)
      for (diagnostic, conflict) in zip(diagnostics, result.conflicts) {
        guard
          let words = diagnostic.notes.joined().split(separator: "if the container is ")
            .dropFirst()
            .first?.split(whereSeparator: { $0 == " " || $0 == "," }),
          let points = Double(words[0])
        else { continue }
        var fixed = problem
        fixed.containerSize[words[1] == "wide" ? .horizontal : .vertical] = points
        tried += 1
        let rows = try LayoutRows(fixed)
        #expect(
          rows.arePossible(conflict.members + rows.unwrittenMembers), "seed \(seed): \(points)")
      }
    }
    #expect(tried > 40)
  }

  @Test(
    "the suggested replacement of a huge number is exact",
    arguments: [1e9, 123_456_789_012, 1e13, 1e15, 1e17, 1e300])
  func hugeNumbers(size width: Double) throws {
    let text = DecimalText.shortest(width)
    var layout = WrittenLayout(views(view("a")), width: 300.3, height: 480)
    layout.add(
      "H:|-20.1-[a(\(text))]|", (gap(1, .leading, after: 0, .leading, 20.1), "20.1", .gap),
      (size(1, .width, width), text, .size),
      (gap(0, .trailing, after: 1, .trailing), "", .flushGap))
    let diagnostic = try #require(layout.diagnostics().first)
    expectEqual(diagnostic.fixIts.first?.message, "replace `\(text)` with `280.2`")
  }

  @Test("a container height that resolves a conflict is suggested even if no width resolves it")
  func otherAxis() throws {
    // The width must be 0.1 × height - 5, which is 0 at a height of 50, and 10 at a height of 150.
    let problem = LayoutProblem(
      nodes: views(view("a")), width: 10, height: 50,
      records: [
        gap(1, .leading, after: 0, .leading), gap(0, .trailing, after: 1, .trailing),
        gap(1, .top, after: 0, .top), gap(0, .bottom, after: 1, .bottom),
        record(1, .width, .equal, 1, .height, times: 0.1, plus: -5),
      ])
    let diagnostic = try #require(
      LayoutNarration(of: problem).diagnostics(for: try problem.solved()).first)
    #expect(diagnostic.notes.joined().contains("if the container is 150 high"))
  }

  @Test("a replacement that is not an exact decimal number is not suggested")
  func thirds() throws {
    var layout = WrittenLayout(
      views(view("a"), view("b"), view("c")), width: 100, height: 480)
    layout.add(
      "H:|[a(50)][b(a)][c(a)]|", (gap(1, .leading, after: 0, .leading), "", .flushGap),
      (size(1, .width, 50), "50", .size), (gap(2, .leading, after: 1, .trailing), "", .flushGap),
      (record(2, .width, .equal, 1, .width), "a", .size),
      (gap(3, .leading, after: 2, .trailing), "", .flushGap),
      (record(3, .width, .equal, 1, .width), "a", .size),
      (gap(0, .trailing, after: 3, .trailing), "", .flushGap))
    let fixIts = try #require(layout.diagnostics().first).fixIts
    expectEqual(fixIts.map(\.message), ["lower the priority: `50@999`"])
  }

  @Test("a written constant of 0 can be the cheapest constant to change")
  func writtenZero() throws {
    let problem = LayoutProblem(
      nodes: views(view("a")), width: 320, height: 10,
      records: [
        record(1, .leading, .equal, 0, .leading, rule: .gap),
        size(1, .width, 8, .lessThanOrEqual),
        record(1, .centerX, .greaterThanOrEqual, 0, .centerX, plus: 8),
      ])
    let conflict = try #require(try problem.solved().conflicts.first)
    expectEqual(conflict.change, ConstantChange(.record(0), from: 0, to: 164))
  }
}
