import LayoutSolver
import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("Problem files")
struct ProblemReaderTests {
  private func read(_ text: String) throws -> BenchmarkProblem {
    try ProblemReader.read(Array(text.utf8))
  }

  @Test("every kind of record in a problem file is read")
  func records() throws {
    let problem = try read(
      """
      clb 1 two views
      V 3
      E 0 750
      C 1000 1 > 0 1 1 1
      C 250.5 1.25 = -8.5 3 0 1 1 -1 2 -0.5
      C 1 2 < 1e3 0
      F 0 300
      S 0 310.25
      S
      R 1
      R 0
      """)
    expectEqual(problem.name, "two views")
    expectEqual(problem.variableCount, 3)
    expectEqual(problem.edits, [.init(variable: 0, priority: 750)])
    expectEqual(problem.items, [.edit(0), .row(0), .row(1), .row(2)])
    expectEqual(problem.countBeforeLastEdits, 4)
    expectEqual(
      problem.rows[1],
      .init(
        firstTerm: 1, termCount: 3, relation: .equal, constant: 8.5, priority: 250.5,
        weight: 1.25))
    expectEqual(problem.rows[2].relation, .lessThanOrEqual)
    expectEqual(problem.rows[2].constant, -1_000)
    expectEqual(problem.terms(of: 1).map(\.variable), [0, 1, 2])
    expectEqual(problem.terms(of: 1).map(\.coefficient), [1, -1, -0.5])
    expectEqual(problem.first, [.init(edit: 0, value: 300)])
    expectEqual(problem.cycles, [[.init(edit: 0, value: 310.25)], []])
    expectEqual(problem.readdedRows, [1, 0])
  }

  @Test("a problem file may have tabs, carriage returns, blank lines and no final line break")
  func blanks() throws {
    let problem = try read("clb  1 \t a b \r\n\nV\t2\r\nC 1000 1 > -1 1  0   1 \r\n\n E 1 1")
    expectEqual(problem.name, "a b")
    expectEqual(problem.rows.map(\.constant), [1])
    expectEqual(problem.items, [.row(0), .edit(0)])
    expectEqual(problem.countBeforeLastEdits, 1)
  }

  @Test("a constant of 0 or -0 is read as positive zero")
  func zero() throws {
    let problem = try read("clb 1 a\nV 1\nC 1000 1 > 0 1 0 1\nC 1000 1 > -0 1 0 1\n")
    expectEqual(problem.rows.map(\.constant.sign), [.plus, .plus])
  }

  @Test(
    "an invalid problem file is rejected with a line number and a message",
    arguments: [
      ("", 1, "expected `clb 1 NAME`"),
      ("V 1\n", 1, "expected `clb 1 NAME`"),
      ("clb 2 a\nV 1\n", 1, "unsupported version `2`: expected 1"),
      ("clb 1 a\n", 1, "missing `V n`"),
      ("clb 1 a\n\nE 0 750\n", 3, "expected `V n` before `E`"),
      ("clb 1 a\nV 1\nV 1\n", 3, "duplicate `V`"),
      ("clb 1 a\nV -1\n", 2, "invalid number of variables `-1`: expected a non-negative integer"),
      ("clb 1 a\nV 99999999999999999999\n", 2, "invalid number of variables"),
      ("clb 1 a\nV 1 2\n", 2, "unexpected `2`"),
      ("clb 1 a\nV 1\nX\n", 3, "unknown record `X`"),
      ("clb 1 a\nV 1\nE 1 750\n", 3, "invalid variable 1: expected less than 1"),
      ("clb 1 a\nV 1\nE 0 1000\n", 3, "invalid priority 1000.0 of an edit"),
      ("clb 1 a\nV 1\nE 0\n", 3, "missing priority"),
      ("clb 1 a\nV 1\nE 0 5\nE 0 5\n", 4, "duplicate edit of variable 0"),
      ("clb 1 a\nV 1\nC 0 1 > 0 0\n", 3, "invalid priority 0.0 of a row"),
      ("clb 1 a\nV 1\nC 1001 1 > 0 0\n", 3, "invalid priority 1001.0 of a row"),
      ("clb 1 a\nV 1\nC 1 0 > 0 0\n", 3, "invalid weight 0.0"),
      ("clb 1 a\nV 1\nC 1 1 >= 0 0\n", 3, "unknown relation `>=`: expected <, > or ="),
      ("clb 1 a\nV 1\nC 1 1 > nan 0\n", 3, "invalid constant `nan`: expected a finite number"),
      ("clb 1 a\nV 1\nC 1 1 > 1e999 0\n", 3, "invalid constant `1e999`: expected a finite number"),
      ("clb 1 a\nV 1\nC 1 1 > 1.2.3 0\n", 3, "invalid constant `1.2.3`"),
      ("clb 1 a\nV 1\nC 1 1 > - 0\n", 3, "invalid constant `-`"),
      ("clb 1 a\nV 1\nC 1 1 > 0 2 0 1\n", 3, "expected 2 terms, found 1"),
      ("clb 1 a\nV 1\nC 1 1 > 0 1 0\n", 3, "missing coefficient"),
      ("clb 1 a\nV 1\nC 1 1 > 0 1 0 1 0\n", 3, "unexpected `0`"),
      ("clb 1 a\nV 1\nF 0 1\n", 3, "suggestion for variable 0, which has no edit"),
      ("clb 1 a\nV 1\nE 0 5\nS 0\n", 4, "missing value"),
      ("clb 1 a\nV 1\nF\nF\n", 4, "duplicate `F`"),
      ("clb 1 a\nV 1\nR 0\nC 1 1 > 0 0\nR 1\n", 5, "invalid row 1: expected less than 1"),
    ])
  func rejections(text: String, line: Int, message: String) throws {
    let error = try #require(throws: ProblemError.self) { _ = try read(text) }
    expectEqual(error.line, line)
    #expect(error.message.hasPrefix(message), "\(error.message)")
  }

  @Test("numbers in a problem file are rounded correctly")
  func numbers() throws {
    let texts = [
      "0.1", "-0.1", "123456.789", "1e-3", "16777200", "0.30000000000000004", "9007199254740993",
      "-12345678.9012345", ".5", "5.", "+7", "1E2",
    ]
    for text in texts {
      let problem = try read("clb 1 a\nV 1\nE 0 1\nF 0 \(text)\n")
      expectEqual(problem.first[0].value, Double(text), "\(text)")
    }
  }
}
