/// Runs `vfl` with large inputs, each in a separate process, and compares the time and memory of each run
/// with the budget of its input.
struct LargeBenchmarks: Sendable, Hashable {
  /// The path of the program.
  let program: String
  var inputs = LargeInput.allCases
  /// The time in seconds after which a run is killed.
  var limit = 60.0
  var style = Table.Style.text

  /// The columns of the table.
  static let columns = [
    "input", "seconds", "budget", "peak MB", "budget MB", "exit", "within",
  ]

  /// The maximum virtual memory of a run in MB.
  ///
  /// The system rejects allocations beyond this limit.
  static let memoryLimit = 16_000

  /// Prints the table, and returns whether all inputs are within their budgets.
  func run() throws(SystemFile.SystemError) -> Bool {
    var table = Table(Self.columns)
    var areWithin = true
    for input in inputs {
      Progress.show("running \(input.rawValue)")
      let run = try run(input)
      let isWithin = Self.isWithin(run, input)
      areWithin = areWithin && isWithin
      table.add(
        input.rawValue, Table.decimal(run.seconds, 2) + (run.isEnded ? "…" : ""),
        Table.decimal(input.seconds, 1), Table.decimal(run.megabytes, 0),
        input.megabytes.map { Table.decimal($0, 0) } ?? "",
        run.exitCode.map { String($0) } ?? "–", isWithin ? "yes" : "no")
    }
    Progress.clear()
    print(table.text(title: "Large inputs", as: style), terminator: "")
    return areWithin
  }

  /// Returns whether a run ended with a regular exit code, within the time and memory budgets of its input.
  static func isWithin(_ run: MeasuredRun, _ input: LargeInput) -> Bool {
    guard let code = run.exitCode, (0...2).contains(code) else { return false }
    return run.seconds <= input.seconds && run.megabytes <= input.megabytes ?? .infinity
  }

  private func run(_ input: LargeInput) throws(SystemFile.SystemError) -> MeasuredRun {
    let file = try TemporaryFile()
    defer { file.remove() }
    try input.write(size: input.size) { (text) throws(SystemFile.SystemError) in
      try file.write(text)
    }
    let words = ([program] + input.arguments).map(ChildProcess.quoted).joined(separator: " ")
    let path = ChildProcess.quoted(file.path)
    return try MeasuredRun(
      of:
        "ulimit -v \(Self.memoryLimit * 1000) 2> /dev/null; exec \(words) < \(path) > /dev/null 2>&1",
      endingAfter: limit)
  }
}
