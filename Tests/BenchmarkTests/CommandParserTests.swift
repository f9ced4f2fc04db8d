import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("vfl-bench arguments")
struct CommandParserTests {
  private func parse(_ line: String) throws -> BenchmarkCommand {
    try BenchmarkCommand(line.split(separator: " ").map(String.init))
  }

  @Test("without arguments, vfl-bench prints all tables; arguments select and configure tables")
  func tables() throws {
    try expectEqual(parse(""), .tables(TableOptions()))
    var options = TableOptions()
    options.sections = [.layout, .solver]
    options.style = .markdown
    options.isQuick = true
    options.selection.workloads = [.tree, .chain]
    options.selection.sizes = [5, 50]
    options.selection.seed = 9
    options.limit = 2.5
    try expectEqual(
      parse(
        "solver --workloads tree,chain --sizes 5,50 layout --seed 9 --quick --markdown --limit 2.5"
      ), .tables(options))
  }

  @Test("--quick omits problem sizes above 1,000")
  func quick() throws {
    guard case .tables(let options) = try parse("--quick") else {
      Issue.record("no tables")
      return
    }
    expectEqual(options.selection.sizes, [10, 100, 1_000])
  }

  @Test("--clb replays a problem file, and its flags can be in any order")
  func replays() throws {
    let limits = ReplaySeries.Limits(limit: 20, budget: 0.5, repetitions: 3, readds: false)
    let expected = BenchmarkCommand.replay(path: "a.clb", limits: limits, dumpPath: "b")
    try expectEqual(
      parse("--clb a.clb --limit 20 --budget 0.5 --reps 3 --no-readd --dump b"), expected)
    try expectEqual(
      parse("--dump b --no-readd --reps 3 --limit 20 --clb a.clb --budget 0.5"), expected)
    try expectEqual(
      parse("--clb a"), .replay(path: "a", limits: ReplaySeries.Limits(), dumpPath: nil))
  }

  @Test("--large measures a program with large inputs")
  func large() throws {
    try expectEqual(parse("--large vfl"), .large(LargeBenchmarks(program: "vfl")))
    let some = LargeBenchmarks(
      program: "vfl", inputs: [.viewBytes, .fixDiff], limit: 9, style: .markdown)
    try expectEqual(
      parse("--inputs view-bytes,fix-diff --large vfl --limit 9 --markdown"), .large(some))
    #expect(throws: UsageError.self) { try parse("--large vfl --inputs nothing") }
  }

  @Test("--write-clb, --peak, --lines and --help each select a different mode")
  func others() throws {
    var selection = WorkloadSelection()
    selection.sizes = [10]
    selection.courses = [.drag]
    try expectEqual(
      parse("--write-clb a --sizes 10 --courses drag"), .write(directory: "a", selection))
    try expectEqual(
      parse("--peak grid-50 --seed 3"),
      .peak(
        WorkloadPlan(workload: .grid, size: 50, seed: 3, cycleCount: 3, readdCount: 1)))
    try expectEqual(parse("solver --help --nonsense"), .help)
    try expectEqual(parse("--lines a --markdown"), .compare(path: "a", style: .markdown))
    #expect(selection.plans.map(\.name).contains("tree-10-drag"))
  }

  @Test(
    "vfl-bench rejects an invalid argument with a message that quotes the argument",
    arguments: [
      ("--foo", "unknown argument `--foo`"), ("solvr", "unknown argument `solvr`"),
      ("--clb", "missing value for `--clb`"),
      ("--sizes 10,", "invalid value `` for `--sizes`: expected an integer of at least 1"),
      ("--sizes 0", "invalid value `0` for `--sizes`"),
      ("--clb a --reps x", "invalid value `x` for `--reps`"),
      ("--clb a --limit inf", "invalid value `inf` for `--limit`: expected seconds"),
      (
        "--workloads tree,tee",
        "invalid value `tee` for `--workloads`: expected chain, tree, grid, form, conflict, window"
      ),
      ("--clb a --quick", "`--quick` cannot be combined with --clb"),
      ("--dump a", "`--dump` cannot be combined with tables"),
      ("--clb a solver", "`solver` cannot be combined with --clb"),
      ("--clb a --peak tree-1", "`--clb` cannot be combined with `--peak`"),
      ("--peak tree", "invalid workload `tree`: expected for example `chain-1000`"),
      ("--peak tree-x", "invalid workload `tree-x`"),
      ("--peak tree-0", "invalid workload `tree-0`"),
    ])
  func rejections(line: String, message: String) throws {
    let error = try #require(throws: UsageError.self) { _ = try parse(line) }
    #expect(error.message.hasPrefix(message), "\(error.message)")
  }

  @Test("the help text of vfl-bench contains every flag and every workload")
  func help() {
    let flags = [
      "--quick", "--markdown", "--workloads", "--sizes", "--seed", "--limit", "--budget", "--clb",
      "--reps", "--no-readd", "--dump", "--write-clb", "--courses", "--peak", "--lines",
    ]
    for word in flags + Workload.allCases.map(\.rawValue) {
      #expect(BenchmarkHelp.text.contains(word))
    }
    #expect(BenchmarkHelp.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
