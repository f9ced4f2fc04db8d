/// The memory that a workload takes, each measured in a process of its own: inside one process,
/// memory that an earlier workload gave back would hide what a later one takes.
enum PeakMemory {
  /// Below so many rows the pages that a process comes with outweigh them.
  private static let leastRows = 1_000
  /// How many views the workload has that is solved before the one measured.
  private static let warmUpSize = 200

  /// Starts this program again for one workload and reads what it prints; nil where the system does
  /// not tell, or where there are too few rows to tell.
  static func bytesPerRow(of plan: WorkloadPlan, rows: Int) -> Int? {
    guard rows >= leastRows, let program = CommandLine.arguments.first else { return nil }
    // glibc keeps what is freed; blocks from this size on it gives back, so that what the workload's
    // making left is not there for the solver to use.
    let output = ChildProcess.output(
      of: [program, "--peak", "\(plan.workload.rawValue)-\(plan.size)", "--seed", "\(plan.seed)"],
      environment: "MALLOC_MMAP_THRESHOLD_=65536")
    let line = output?.prefix { $0 != UInt8(ascii: "\n") }
    return line.flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { $0 / rows }
  }

  /// Solves a workload and tells by how many bytes the process grew at most; nil where the system
  /// does not tell.
  static func bytes(of plan: WorkloadPlan) -> Int? {
    // A small one first: the pages of the program that it walks through are not the rows'.
    _ = Replay.run(
      WorkloadPlan(workload: plan.workload, size: warmUpSize, seed: plan.seed).makeProblem())
    let times = Replay.run(plan.makeProblem())
    guard times.status == .finished, let before = times.residentBefore,
      let peak = ProcessMemory.peakKiB
    else { return nil }
    return max(peak - before, 0) * 1_024
  }
}
