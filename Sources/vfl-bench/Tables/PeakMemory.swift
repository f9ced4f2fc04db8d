/// The peak memory of a workload, measured in a separate process.
///
/// In a shared process, memory freed by an earlier workload would hide the memory of a later one.
enum PeakMemory {
  /// The minimum number of rows.
  ///
  /// With fewer rows, the initial pages of a process outweigh the rows.
  private static let leastRows = 1_000
  /// The number of views in the workload that is solved before the measured one.
  private static let warmUpSize = 200

  /// Runs this program again for one workload and returns the peak memory per row.
  ///
  /// Returns `nil` if the system does not provide it, or if there are too few rows.
  static func bytesPerRow(of plan: WorkloadPlan, rows: Int) -> Int? {
    guard rows >= leastRows, let program = CommandLine.arguments.first else { return nil }
    // glibc returns freed blocks above this size to the system. If it kept them, the solver would reuse the
    // memory that was freed after building the workload, and the measured peak would be too low.
    let output = ChildProcess.output(
      of: [program, "--peak", "\(plan.workload.rawValue)-\(plan.size)", "--seed", "\(plan.seed)"],
      environment: "MALLOC_MMAP_THRESHOLD_=65536")
    let line = output?.prefix { $0 != UInt8(ascii: "\n") }
    return line.flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { $0 / rows }
  }

  /// Solves a workload, and returns the increase of peak memory in bytes; `nil` if the system does not
  /// provide it.
  static func bytes(of plan: WorkloadPlan) -> Int? {
    // A small workload is solved first, so that the pages of the program code are not counted.
    _ = Replay.run(
      WorkloadPlan(workload: plan.workload, size: warmUpSize, seed: plan.seed).makeProblem())
    let times = Replay.run(plan.makeProblem())
    guard times.status == .finished, let before = times.residentBefore,
      let peak = ProcessMemory.peakKiB
    else { return nil }
    return max(peak - before, 0) * 1_024
  }
}
