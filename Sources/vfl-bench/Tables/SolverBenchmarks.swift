import LayoutSolver

/// Measures the live solver with workloads of increasing size: problem sizes, counts, times, and how the
/// times grow with the size.
struct SolverBenchmarks {
  static let sizeColumns = [
    "workload", "variables", "rows", "non-zeros", "reduced to", "non-zeros", "pivots", "flips",
    "pivots a cycle", "factorisations", "presolves",
  ]
  static let timeColumns = [
    "workload", "build + first", "edits last", "cycle", "95 %", "drag", "95 %", "re-add",
    "peak bytes a row",
  ]
  static let growthColumns = [
    "workload", "variables", "build + first", "edits last", "cycle", "drag", "re-add",
  ]
  let options: TableOptions

  private var limits: ReplaySeries.Limits {
    ReplaySeries.Limits(
      limit: options.limit ?? 10, budget: options.budget ?? (options.isQuick ? 0.05 : 0.5))
  }

  func run() {
    let measurements = measureAll()
    print(
      sizes(measurements).text(title: "Problem sizes and counts", as: style),
      terminator: "")
    print(times(measurements).text(title: "Times of the live solver", as: style), terminator: "")
    print(
      growth(measurements).text(title: "Growth: exponents of the size", as: style), terminator: "")
  }

  private var style: Table.Style { options.style }

  private func measureAll() -> [SolverMeasurement] {
    var measurements: [SolverMeasurement] = []
    for workload in options.selection.workloads {
      var before: SolverMeasurement?
      for size in options.selection.sizes {
        let plan = WorkloadPlan(workload: workload, size: size, seed: options.selection.seed)
        if let before, isTooLarge(plan, after: before) { continue }
        Progress.show("measuring \(plan.name)")
        let measurement = SolverMeasurement(plan, limits)
        measurements.append(measurement)
        before = measurement
      }
    }
    Progress.clear()
    return measurements
  }

  /// Returns whether the first solve of a problem would exceed the limit, assuming that the time grows with
  /// the square of the size.
  ///
  /// If the first solve of the previous problem was not completed, returns whether the problem is at least as
  /// large as the previous one.
  private func isTooLarge(_ plan: WorkloadPlan, after before: SolverMeasurement) -> Bool {
    guard let time = before.first.buildAndFirst else { return plan.size >= before.plan.size }
    let ratio = Double(plan.size) / Double(before.plan.size)
    return time * ratio * ratio > limits.limit * 1e6
  }

  private func sizes(_ measurements: [SolverMeasurement]) -> Table {
    var table = Table(Self.sizeColumns)
    for measurement in measurements {
      let replay = measurement.first.firstReplay
      let cycles = Double(max(replay.cycles.count, 1))
      table.add([
        measurement.plan.name, String(measurement.problem.variableCount),
        String(measurement.problem.rows.count), String(measurement.problem.terms.count),
        "\(replay.afterFirst.reducedRows) × \(replay.afterFirst.reducedColumns)",
        String(replay.afterFirst.reducedNonZeros), String(replay.afterFirst.pivots),
        String(replay.afterFirst.flips),
        Table.decimal(Double(replay.afterCycles.pivots - replay.afterFirst.pivots) / cycles, 1),
        String(replay.atEnd.factorisations), String(replay.atEnd.presolves),
      ])
    }
    return table
  }

  private func times(_ measurements: [SolverMeasurement]) -> Table {
    var table = Table(Self.timeColumns)
    for measurement in measurements {
      let (first, last, drag) = (measurement.first, measurement.last, measurement.drag)
      table.add([
        measurement.plan.name, Self.time(first.buildAndFirst), Self.time(last.buildAndFirst),
        cell(Quantile.median(of: first.cycles), first),
        cell(Quantile.of(first.cycles, at: 0.95), first),
        cell(Quantile.median(of: drag.cycles), drag),
        cell(Quantile.of(drag.cycles, at: 0.95), drag),
        cell(Quantile.median(of: first.readds), first),
        measurement.peakBytesPerRow.map { String($0) } ?? "–",
      ])
    }
    return table
  }

  /// Formats a time, with a mark if the series was not completed.
  private func cell(_ microseconds: Double?, _ series: ReplaySeries) -> String {
    Self.time(microseconds) + SolverMeasurement.mark(series)
  }

  private static func time(_ microseconds: Double?) -> String {
    microseconds.map { Table.time($0 * 1_000) } ?? "–"
  }

  private func growth(_ measurements: [SolverMeasurement]) -> Table {
    var table = Table(Self.growthColumns)
    for (small, large) in zip(measurements, measurements.dropFirst())
    where small.plan.workload == large.plan.workload {
      let exponent = { (time: (SolverMeasurement) -> Double?) in
        Growth.exponent(
          from: (Double(small.problem.variableCount), time(small)),
          to: (Double(large.problem.variableCount), time(large))
        ).map { Table.decimal($0, 2) } ?? "–"
      }
      table.add([
        small.plan.workload.rawValue,
        "\(small.problem.variableCount) → \(large.problem.variableCount)",
        exponent(\.first.buildAndFirst), exponent(\.last.buildAndFirst),
        exponent { Quantile.median(of: $0.first.cycles) },
        exponent { Quantile.median(of: $0.drag.cycles) },
        exponent { Quantile.median(of: $0.first.readds) },
      ])
    }
    return table
  }
}
