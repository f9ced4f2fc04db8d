/// Which workloads a command line chooses.
struct WorkloadSelection: Sendable, Hashable {
  var workloads = Workload.allCases
  /// How many views each has, about.
  var sizes = [10, 100, 1_000, 10_000]
  var courses = WorkloadPlan.Course.allCases
  var seed: UInt64 = 1

  /// The plans of all combinations.
  var plans: [WorkloadPlan] {
    workloads.flatMap { workload in
      sizes.flatMap { size in
        courses.map { WorkloadPlan(workload: workload, size: size, course: $0, seed: seed) }
      }
    }
  }
}
