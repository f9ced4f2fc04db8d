import Testing
import VFLTestSupport

@testable import vfl_fuzz

@Suite("The inputs of `vfl-fuzz`")
struct FuzzInputTests {
  @Test("a fuzz input depends only on its kind and seed", arguments: InputKind.allCases)
  func deterministic(kind: InputKind) {
    let commands = (1...50).map { kind.input(seed: $0).shellCommand }
    expectEqual(commands, (1...50).map { kind.input(seed: $0).shellCommand })
    expectEqual(Set(commands).count, 50)
  }

  @Test(
    "the output of the command for a fuzz input satisfies all invariants",
    arguments: InputKind.allCases)
  func answers(kind: InputKind) {
    for seed in LongTests.cases(UInt64(1)...2000, short: 30) {
      let failure = kind.input(seed: seed).failure()
      #expect(failure == nil, "\(kind) \(seed)")
    }
  }

  @Test("a fuzz input is printed as a shell command")
  func shellCommand() {
    let input = FuzzInput(arguments: ["solve", "it's"], standardInput: Array("'%\\\né".utf8))
    expectEqual(input.shellCommand, #"printf '\047%%\\\012\303\251' | vfl solve 'it'\''s'"#)
  }

  @Test(
    "`vfl-fuzz` converts its arguments to the expected request",
    arguments: [
      ([], .supervise(FuzzBatch())), (["--help"], .help),
      (
        ["--count", "7", "--seed", "3", "--kind", "logs"],
        .supervise(FuzzBatch(seed: 3, count: 7, kinds: [.logs]))
      ),
      (["--show", "--seed", "9"], .show(FuzzBatch(seed: 9))),
    ] as [([String], FuzzRequest)])
  func request(arguments: [String], request: FuzzRequest) throws {
    try expectEqual(FuzzRequest(arguments), request)
  }

  @Test(
    "`vfl-fuzz` rejects invalid arguments with a message",
    arguments: [
      (["--count"], "missing value after `--count`"),
      (["--count", "0"], "unusable value `0` after `--count`"),
      (["--kind", "poems"], "unusable value `poems` after `--kind`"),
      (["--speed"], "unknown argument `--speed`"),
    ] as [([String], String)])
  func usage(arguments: [String], message: String) {
    let error = #expect(throws: FuzzUsageError.self) { _ = try FuzzRequest(arguments) }
    expectEqual(error?.message, message)
  }

  @Test("the arguments of a new worker continue the batch at the given seed")
  func workers() throws {
    let batch = FuzzBatch(seed: 3, count: 7, kinds: [.logs])
    let arguments = batch.workerArguments(from: 6)
    let rest = FuzzBatch(seed: 6, count: 4, kinds: [.logs])
    try expectEqual(FuzzRequest(arguments), .work(rest))
    for line in [WorkerLine.seed(7), .failure("two words"), .end] {
      expectEqual(WorkerLine(line.text), line)
    }
    #expect(WorkerLine("Fatal error") == nil)
  }

  @Test(
    "a frame that violates a required constraint and a regime with a wrong frame are reported as failures"
  )
  func invariants() throws {
    let constraint = #"""
      {"firstItem": "a", "firstAttribute": "right", "relation": "<=", "secondItem": "|",
      "secondAttribute": "right", "multiplier": 1, "constant": -20, "priority": 1000}
      """#
    func answer(width: Double) throws -> JSONTree {
      try JSONTree(
        parsing: """
          {"constraints": [\(constraint)], "container": {"width": 100, "height": 0},
          "frames": {"a": {"x": 20, "y": 0, "width": \(width), "height": 0}}}
          """.utf8)
    }
    #expect(FrameCheck(try answer(width: 60)).failure == nil)
    #expect(FrameCheck(try answer(width: 61)).failure != nil)
    func regimes(_ constant: Double) throws -> JSONTree {
      try JSONTree(
        parsing: """
          {"sensitivity": [{"axis": "horizontal", "regimes": [{"range": [40, null],
          "frames": {"a": {"x": [0, 20], "width": [1, \(constant)]}}}]}]}
          """.utf8)
    }
    let input = FuzzInput(
      arguments: [], standardInput: Array(#"{"formats": ["|-[a]-|", "V:|[a(9)]|"]}"#.utf8))
    #expect(RegimeCheck(input: input).failure(of: try regimes(-40)) == nil)
    #expect(RegimeCheck(input: input).failure(of: try regimes(-41)) != nil)
  }
}
