import VFLLowering
import VisualFormat

/// Measures solving layouts of growing chains and forms.
struct LayoutBenchmarks {
  let clock: Stopwatch
  let style: Table.Style

  static let columns = ["layout", "views", "records", "rows a view", "solve"]

  func run() {
    var table = Table(Self.columns)
    for count in [10, 100, 1_000, 10_000] {
      measure("chain", LayoutWorkload.chain(count), into: &table)
    }
    for count in [10, 100, 1_000] {
      measure("form", LayoutWorkload.form(rows: count), into: &table)
    }
    print(
      table.text(title: "Records to frames, with a new problem each time", as: style),
      terminator: "")
  }

  private func measure(_ name: String, _ problem: LayoutProblem, into table: inout Table) {
    let views = problem.nodes.count - 1
    let time = clock.nanoseconds { Self.solve(problem) }
    table.add(
      name, String(views), String(problem.records.count),
      Table.decimal(Double(problem.records.count) / Double(views), 1), Table.time(time))
  }

  private static func solve(_ problem: LayoutProblem) -> Int {
    var engine = LayoutEngine()
    return (try? engine.solve(problem))?.frames.count ?? -1
  }
}
