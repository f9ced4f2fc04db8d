/// The workloads selected by a command line.
struct WorkloadSelection: Sendable, Hashable {
  var workloads = Workload.allCases
  /// The approximate numbers of views.
  var sizes = [10, 100, 1_000, 10_000]
  var courses = WorkloadPlan.Course.allCases
  var seed: UInt64 = 1

  /// The plans for all combinations.
  var plans: [WorkloadPlan] {
    workloads.flatMap { workload in
      sizes.flatMap { size in
        courses.map { WorkloadPlan(workload: workload, size: size, course: $0, seed: seed) }
      }
    }
  }
}
