import LayoutSolver

/// Runs calls on a live solver and returns the first failure.
///
/// A run has a mirror with the expected state, and a twin: a second solver that skips failed batches.
struct LiveRun {
  /// The required accuracy and the frequency of checks.
  struct Strictness {
    /// The allowed relative difference.
    var tolerance = 1e-7
    /// The number of solutions per comparison with the exact reference, if the problem permits one; 0 for no
    /// comparison.
    var exactEvery = 8
    /// The number of solutions per comparison with a new solution.
    var compareEvery = 1
    /// Whether there is a twin.
    var hasTwin = true
  }

  var strictness = Strictness()
  private(set) var solver: IncrementalSolver
  private(set) var mirror = LiveMirror()
  /// The numbers of solutions and conflicts so far.
  private(set) var solutions = 0
  private(set) var conflicts = 0

  private var twin: IncrementalSolver
  /// The accepted calls since the last solution, with numbers instead of labels, each with the number that
  /// the solver returned.
  private var batch: [(edit: LiveEdit, number: Int?)] = []
  /// The mirror at the last solution, and the values of that solution.
  private var solved = LiveMirror()
  private var values: [Int: Double] = [:]

  init(strictness: Strictness = Strictness()) {
    self.strictness = strictness
    solver = IncrementalSolver()
    twin = solver
  }

  /// Returns the first failure of a script; `nil` if the script passes.
  static func failure(of script: [LiveEdit], strictness: Strictness) -> String? {
    var run = LiveRun(strictness: strictness)
    for edit in script {
      if let failure = run.apply(edit) { return failure }
    }
    return nil
  }

  /// Returns the value of a variable in the last solution; 0 if the variable has none.
  func value(_ label: Int) -> Double { values[label] ?? 0 }

  /// Makes a call, or does nothing if the call refers to a missing variable or row.
  ///
  /// - Returns: The failure; `nil` if there is none.
  mutating func apply(_ edit: LiveEdit) -> String? {
    if edit == .solve { return solve() }
    guard let numbered = mirror.resolved(edit) else { return nil }
    let refusal = mirror.refusal(of: edit)
    do {
      let number = try numbered.perform(on: &solver)
      if let refusal { return "\(edit) must be rejected: \(refusal)" }
      if let number, mirror.contains(number, givenBy: edit) { return "a number is returned twice" }
      mirror.apply(edit, number: number)
      batch.append((numbered, number))
    } catch {
      guard let refusal else { return "\(edit) is rejected: \(error)" }
      if "\(refusal)" != "\(error)" { return "\(edit) is rejected with \(error)" }
    }
    return newVariableFailure(edit)
  }

  // MARK: Solving

  private mutating func solve() -> String? {
    if let failure = valueFailure("before the batch is solved", solved) { return failure }
    let before = solver.statistics
    let certificate = solver.solve()
    let steps =
      solver.statistics.pivots - before.pivots + solver.statistics.flips - before.flips
    if steps > 200 * (mirror.rows.count + mirror.variables.count) + 1000 {
      return "it took \(steps) steps"
    }
    return if let certificate { conflict(certificate) } else { solution() }
  }

  private mutating func solution() -> String? {
    let previous = values
    values = [:]
    for (label, number) in mirror.variables { values[label] = solver.value(of: number) }
    if batch.isEmpty, previous.mapValues(\.bitPattern) != values.mapValues(\.bitPattern) {
      return "a solve without changes replaces \(previous) with \(values)"
    }
    solutions += 1
    solved = mirror
    let check = LiveCheck(mirror: mirror, values: values, tolerance: strictness.tolerance)
    if solutions.isMultiple(of: strictness.compareEvery),
      let failure = check.failureAgainstBackend()
    {
      return failure
    }
    if strictness.exactEvery > 0, solutions.isMultiple(of: strictness.exactEvery),
      let failure = check.failureAgainstReference()
    {
      return failure
    }
    return twinFailure()
  }

  private mutating func conflict(_ certificate: InfeasibilityCertificate) -> String? {
    conflicts += 1
    let check = LiveCheck(mirror: mirror, values: values, tolerance: strictness.tolerance)
    if let failure = check.failure(of: certificate) { return failure }
    mirror = solved
    batch.removeAll()
    return valueFailure("after a conflict", mirror)
  }

  /// Makes the calls of the batch on the twin, and returns the first difference.
  private mutating func twinFailure() -> String? {
    defer { batch.removeAll() }
    guard strictness.hasTwin else { return nil }
    for (edit, number) in batch {
      guard let other = try? edit.perform(on: &twin) else {
        if number == nil { continue }
        return "the solver without failed batches rejects \(edit)"
      }
      if other != number { return "the solver without failed batches returns other numbers" }
    }
    guard twin.solve() == nil else { return "the solver without failed batches fails" }
    for (label, number) in mirror.variables {
      let (own, other) = (solver.value(of: number), twin.value(of: number))
      if own.bitPattern != other.bitPattern {
        return "x\(label) is \(own), but \(other) on the solver without failed batches"
      }
    }
    return nil
  }

  // MARK: Invariants

  private func newVariableFailure(_ edit: LiveEdit) -> String? {
    guard case .addVariable = edit, let number = mirror.variables.last?.number else { return nil }
    let value = solver.value(of: number)
    return value == 0 ? nil : "a new variable is \(value)"
  }

  /// Checks that the variables of the last solution keep their values until the next solution.
  private func valueFailure(_ moment: String, _ known: LiveMirror) -> String? {
    for (label, number) in known.variables {
      guard let value = values[label], mirror.number(ofVariable: label) == number else { continue }
      let found = solver.value(of: number)
      if found.bitPattern != value.bitPattern {
        return "x\(label) was \(value) and is \(found) \(moment)"
      }
    }
    return nil
  }
}
