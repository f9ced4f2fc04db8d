import LayoutSolver

/// Formats the results of a series of replays as a line of JSON.
///
/// The drivers of all solvers print such a line, so that their results can be compared. After the common
/// keys, the line contains counts that only this solver provides.
struct ReplayReport {
  private var text = ""

  /// Returns the line without a line break.
  static func line(_ series: ReplaySeries, of problem: BenchmarkProblem, at path: String) -> String
  {
    var report = ReplayReport()
    report.addCommonKeys(series, of: problem, at: path)
    report.addCounts(series.firstReplay, of: problem)
    return report.text + "}"
  }

  private mutating func addCommonKeys(
    _ series: ReplaySeries, of problem: BenchmarkProblem, at path: String
  ) {
    add("peer", "vfl")
    add("problem", path)
    add("status", series.status.text)
    add("reps", series.repetitions)
    add("added", series.added)
    add("items", problem.items.count)
    add("objects_us", Quantile.median(of: series.objects))
    add("add_us", Quantile.median(of: series.add))
    add("first_us", Quantile.median(of: series.first))
    add("cycles", series.cycles.count)
    add("cycle_us", Quantile.median(of: series.cycles))
    add("cycle_p95_us", Quantile.of(series.cycles, at: 0.95))
    add("cycle_max_us", series.cycles.max())
    add("readds", series.readds.count)
    add("readd_us", Quantile.median(of: series.readds))
    add("readd_max_us", series.readds.max())
    add("rss0_kb", series.firstReplay.residentBefore)
    add("rss1_kb", series.firstReplay.residentAfter)
    add("maxrss_kb", ProcessMemory.largestResidentKiB)
  }

  private mutating func addCounts(_ replay: ReplayTimes, of problem: BenchmarkProblem) {
    add("variables", problem.variableCount)
    add("rows", problem.rows.count)
    add("nonzeros", problem.terms.count)
    add("reduced_columns", replay.afterFirst.reducedColumns)
    add("reduced_rows", replay.afterFirst.reducedRows)
    add("reduced_nonzeros", replay.afterFirst.reducedNonZeros)
    add("first_pivots", replay.afterFirst.pivots)
    add("first_flips", replay.afterFirst.flips)
    add("pivots", replay.atEnd.pivots)
    add("flips", replay.atEnd.flips)
    add("factorisations", replay.atEnd.factorisations)
    add("presolves", replay.atEnd.presolves)
  }

  private mutating func add(_ key: String, _ value: String) {
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\" + String(scalar)
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    addRaw(key, "\"\(escaped)\"")
  }

  private mutating func add(_ key: String, _ value: Int?) {
    addRaw(key, value.map { String($0) } ?? "null")
  }

  private mutating func add(_ key: String, _ value: Double?) {
    addRaw(key, value.map { Table.decimal($0, 3) } ?? "null")
  }

  private mutating func addRaw(_ key: String, _ value: String) {
    text += (text.isEmpty ? "{" : ",") + "\"\(key)\":\(value)"
  }
}
