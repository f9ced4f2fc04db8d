import LayoutSolver
import Testing
import VFLDiagnostics
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Relaxed constraints and their causes")
struct ViolationTests {
  /// Returns the solver row of a constraint.
  private func row(of contender: Contender, in rows: LayoutRows) throws -> Int {
    let found = (0..<rows.memberCount).first { row in
      guard rows.member(row) == contender.member else { return false }
      guard case .contentSize = contender.member else { return true }
      return rows.problem.rows[row].relation
        == (contender.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual)
    }
    return try #require(found)
  }

  @Test(
    "every relaxed constraint of a random layout is reported with the constraints that cause it"
  )
  func random() throws {
    var violations = 0
    var impossible = 0
    let seeds = LongTests.cases(1...800, short: 200)
    for seed in seeds {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.15)
      let result = try problem.solved(explaining: true)
      guard result.status != .unsatisfiable else { continue }
      let rows = try LayoutRows(problem)
      let violated = (0..<rows.memberCount).filter {
        rows.violation(of: $0, at: result.frames) > 1e-5
      }
      let reported = try result.violations.map { try row(of: $0.constraint, in: rows) }
      expectEqual(reported, violated, "seed \(seed)")
      for (found, row) in zip(result.violations, reported) {
        let amount = rows.violation(of: row, at: result.frames)
        #expect((amount - found.amount).magnitude < 1e-5, "seed \(seed)")
        #expect(found.constraint.priority < .required)
        let forcedBy = try #require(found.forcedBy)
        #expect(forcedBy.allSatisfy { $0.priority >= found.constraint.priority }, "seed \(seed)")
        let causes = try forcedBy.map { try self.row(of: $0, in: rows) }
        violations += 1
        // If all causes are satisfied, they conflict with the relaxed constraint.
        guard causes.allSatisfy({ rows.violation(of: $0, at: result.frames) < 1e-5 }) else {
          continue
        }
        impossible += 1
        var required = LinearProblem(variableCount: rows.problem.variableCount)
        for row in causes + [row] {
          for term in rows.problem.termRange(of: row) {
            required.appendTerm(
              Int(rows.problem.terms[term].variable), rows.problem.terms[term].coefficient)
          }
          _ = required.closeRow(rows.problem.rows[row].relation, rows.problem.rows[row].constant)
        }
        #expect(!required.isPossible(Array(0..<required.rowCount)), "seed \(seed): \(found)")
      }
    }
    let share = seeds.count / 16
    #expect(violations > 6 * share && impossible > 5 * share, "\(violations), \(impossible)")
  }

  @Test("of two optional widths that do not fit into a row, the weaker width is relaxed")
  func weaker() throws {
    var layout = WrittenLayout(views(view("a"), view("b")), width: 100, height: 20)
    layout.add(
      "|[a(80@600)][b(80@500)]|", (gap(1, .leading, after: 0, .leading), "", .flushGap),
      (size(1, .width, 80, at: 600), "80@600", .size),
      (gap(2, .leading, after: 1, .trailing), "", .flushGap),
      (size(2, .width, 80, at: 500), "80@500", .size),
      (gap(0, .trailing, after: 2, .trailing), "", .flushGap))
    let result = try layout.problem.solved(explaining: true)
    expectEqual(
      result.violations,
      [
        Violation(
          Contender(.record(3), .equal, Priority(500)), by: 60,
          forcedBy: [
            Contender(.record(0), .equal, .required),
            Contender(.record(1), .equal, Priority(600)),
            Contender(.record(2), .equal, .required),
            Contender(.record(4), .equal, .required),
            Contender(.container(.horizontal), .equal, .required),
          ])
      ])
    #expect(result.ties.isEmpty)
    #expect(try layout.problem.solved().violations.isEmpty)
  }

  @Test("the hugging of each field of a form is relaxed because of that field's own constraints")
  func form() throws {
    let rows = 20
    var nodes = [LayoutNode(name: "|")]
    var records: [ConstraintRecord] = []
    for row in 0..<rows {
      nodes.append(view("field\(row)", width: 100))
      records += [
        gap(row + 1, .leading, after: 0, .leading, 20),
        gap(0, .trailing, after: row + 1, .trailing),
      ]
    }
    let result = try LayoutProblem(nodes: nodes, width: 320, height: 480, records: records)
      .solved(explaining: true)
    expectEqual(result.violations.count, rows)
    for (row, violation) in result.violations.enumerated() {
      expectEqual(violation.constraint.member, .contentSize(ItemID(row + 1), .horizontal))
      #expect(violation.constraint.relation == .lessThanOrEqual && violation.amount == 200)
      expectEqual(
        violation.forcedBy?.map(\.member),
        [
          .record(2 * row), .record(2 * row + 1), .container(.horizontal),
        ])
    }
  }

  @Test("two competing optional constraints of the same priority are reported as a tie")
  func tie() throws {
    let across = [
      gap(1, .leading, after: 0, .leading), gap(2, .leading, after: 1, .trailing),
      gap(0, .trailing, after: 2, .trailing),
    ]
    var layout = WrittenLayout(views(view("a", width: 80), view("b", width: 80)), width: 200)
    layout.add("|[a][b]|", (across[0], "", .flushGap), (across[1], "", .flushGap))
    layout.add("[b]|", (across[2], "", .flushGap))
    let result = try layout.problem.solved(explaining: true)
    expectEqual(result.status, .ambiguous)
    let tie = try #require(result.ties.first)
    expectEqual(result.ties.count, 1)
    expectEqual(
      tie.contenders,
      [
        Contender(.contentSize(ItemID(1), .horizontal), .lessThanOrEqual, .defaultLow),
        Contender(.contentSize(ItemID(2), .horizontal), .lessThanOrEqual, .defaultLow),
      ])
    expectEqual(tie.attributes.map(\.part), [.width, .x, .width])
    let notes = LayoutNarration(of: layout.problem).diagnostics(for: result).flatMap(\.notes)
    expectEqual(
      notes.filter { $0.contains("priority") },
      [
        "`a.width <= 80` and `b.width <= 80` both have priority 250, but cannot both be satisfied"
      ])
    #expect(notes.contains("raising the horizontal hugging of `a` to 251 determines it"))
    // Raising the priority of one of them resolves the tie.
    for item in 1...2 {
      var decided = layout.problem
      decided.nodes[item].hugging.horizontal = Priority(251)
      let result = try decided.solved(explaining: true)
      #expect(result.frames[item].width == 80 && result.ties.isEmpty)
      #expect(!result.freeAttributes.contains { $0.part.axis == .horizontal })
    }
  }
}
