import LayoutSolver

/// Builds the problem of a plan.
///
/// The workloads define the rows and the ranges of edited values. Everything else is the same for all
/// workloads.
struct WorkloadBuilder {
  /// A variable that is edited.
  struct EditedLength {
    let variable: Int
    /// The range of its values.
    var range = 0...0
    /// A value that the required rows do not allow.
    ///
    /// It is suggested occasionally.
    var tooSmall: Int?
  }

  /// Typical priorities of user interfaces.
  static let windowPriority = 900.0
  static let compressionPriority = 750.0
  static let mediumPriority = 500.0
  static let huggingPriority = 250.0

  private let plan: WorkloadPlan
  private var problem: BenchmarkProblem
  var random: WorkloadRandom
  var lengths: [EditedLength] = []
  /// The rows that can be removed and added again.
  var readdable: [Int] = []

  /// Creates an empty problem.
  init(_ plan: WorkloadPlan) {
    self.plan = plan
    problem = BenchmarkProblem(name: plan.name)
    random = WorkloadRandom(seed: plan.seed)
  }

  /// Adds a variable.
  mutating func variable() -> Int { problem.addVariable() }

  /// Adds variables.
  mutating func variables(_ count: Int) -> Range<Int> { problem.addVariables(count) }

  /// Adds a variable that is edited.
  ///
  /// The caller must set the range of its values in ``lengths``.
  mutating func editedVariable() -> Int {
    let variable = problem.addVariable()
    makeEdited(variable)
    return variable
  }

  /// Marks an existing variable as edited.
  mutating func makeEdited(_ variable: Int) {
    lengths.append(EditedLength(variable: variable))
    if plan.course != .last { problem.addEdit(variable, priority: Self.windowPriority) }
  }

  /// Adds a row `Σ coefficient · variable  relation  constant` and returns its index.
  @discardableResult
  mutating func row(
    _ terms: KeyValuePairs<Int, Double>, _ relation: RowRelation, _ constant: Double,
    at priority: Double = LinearProblem.requiredPriority, weight: Double = 1
  ) -> Int {
    for (variable, coefficient) in terms { problem.appendTerm(variable, coefficient) }
    return problem.closeRow(relation, constant, priority: priority, weight: weight)
  }

  /// Adds a row whose terms are only known at run time, and returns its index.
  mutating func row(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    at priority: Double
  ) -> Int {
    for term in terms { problem.appendTerm(term.variable, term.coefficient) }
    return problem.closeRow(relation, constant, priority: priority, weight: 1)
  }

  /// Requires that lengths are not negative.
  mutating func requireNonNegative(_ variables: Int...) {
    for variable in variables { row([variable: 1], .greaterThanOrEqual, 0) }
  }

  /// Adds the suggestions and the rows to be removed and added again, and returns the problem.
  consuming func finish() -> BenchmarkProblem {
    if plan.course == .last {
      for length in lengths { problem.addEdit(length.variable, priority: Self.windowPriority) }
    }
    var course = EditCourse(lengths, jumps: plan.course != .drag)
    problem.first = course.next(&random)
    for _ in 0..<plan.cycleCount { problem.cycles.append(course.next(&random)) }
    let step = Double(readdable.count) / Double(max(plan.readdCount, 1))
    problem.readdedRows =
      step <= 1
      ? readdable : (0..<plan.readdCount).map { readdable[Int((Double($0) + 0.5) * step)] }
    return problem
  }
}
