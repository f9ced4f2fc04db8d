public import LayoutSolver
import VFLDiagnostics
import VFLRecords

/// Solves layouts.
public struct LayoutEngine {
  private var simplex = SimplexBackend()
  /// Solves with the solver to use instead of the simplex, if any.
  private var solveOther: ((LinearProblem) -> SolverOutcome)?

  /// Creates an engine that solves with ``SimplexBackend``.
  public init() {}

  /// Creates an engine that solves with another solver.
  ///
  /// The solver only finds values or a certificate. The engine checks that the values satisfy the required
  /// constraints, and finds conflicts with ``SimplexBackend``. Results have no free attributes, and relaxed
  /// constraints have no ties.
  public init(backend: some SolverBackend) {
    var backend = backend
    solveOther = { backend.solve($0) }
  }

  /// Solves a layout: computes its frames and free attributes, or the conflicts if its constraints are
  /// unsatisfiable.
  ///
  /// A number within 1e-9 of a whole number is rounded to the whole number. Frames are finite, and their
  /// sizes are not negative.
  ///
  /// - Parameter explaining: Whether the result includes the relaxed constraints, with the constraints that
  ///   forced them to be relaxed, and the ties between equal priorities. This approximately doubles the cost.
  /// - Throws: ``LayoutError`` with the reasons about items or, if there are none, the reasons about records.
  ///   The reason is ``LayoutError/Reason/numbersTooLarge(record:)`` if numbers are so large, or differ so
  ///   much in magnitude, that the solver's values violate a required constraint or could not be verified.
  public mutating func solve(
    _ problem: LayoutProblem, explaining: Bool = false
  ) throws(LayoutError) -> LayoutResult {
    try solve(problem, explaining: explaining) { _ in }
  }

  /// Solves a layout, and repeatedly passes the number of conflicts found so far to `noting`.
  package mutating func solve(
    _ problem: LayoutProblem, explaining: Bool, noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutResult {
    let rows = try LayoutRows(problem)
    let tree = rows.tree
    switch solveOther?(rows.problem) ?? simplex.solve(rows.problem) {
    case .infeasible(let certificate):
      return try LayoutResult(certificate, in: rows, noting)
    case .optimal(var values):
      let optimum = values
      let isSimplex = solveOther == nil
      guard !isSimplex || simplex.isVerified, rows.repair(&values) else { throw problem.tooLarge }
      let freeVariables = isSimplex ? simplex.freeVariables() : []
      let free = freeVariables.compactMap { tree.freeAttribute($0, at: values[$0.variable]) }
      let freeViews = free.filter { !tree.isOneAxisGuide($0.item) }
      var result = LayoutResult(
        status: freeViews.isEmpty ? .solved : .ambiguous,
        frames: (0..<tree.itemCount).map { tree.frame($0) { values[$0] } },
        freeAttributes: freeViews)
      result.freeGuideAttributes = free.filter { tree.isOneAxisGuide($0.item) }
      if explaining {
        rows.explain(&result, at: optimum, free: freeVariables, &simplex)
        let groups = FreeGroup.groups(of: freeViews).prefix(Limit.textDiagnostics.value)
        if !groups.isEmpty {
          result.settlements = rows.settlements(of: groups, in: result, solvedBy: &simplex)
        }
      }
      return result
    }
  }
}

extension LayoutProblem {
  /// Solves the layout with ``SimplexBackend``.
  ///
  /// - Parameter explaining: Whether the result includes the relaxed constraints, with the reasons, and the
  ///   ties between equal priorities.
  /// - Throws: ``LayoutError``, as ``LayoutEngine/solve(_:explaining:)`` does.
  public func solved(explaining: Bool = false) throws(LayoutError) -> LayoutResult {
    var engine = LayoutEngine()
    return try engine.solve(self, explaining: explaining)
  }

  /// Returns the result with the conflicts of the layout; `nil` if the layout is satisfiable.
  ///
  /// Frames and free attributes are not computed, and optional constraints do not affect the result.
  package func resultIfUnsatisfiable() throws(LayoutError) -> LayoutResult? {
    let rows = try LayoutRows(self)
    var simplex = SimplexBackend()
    guard case .infeasible(let certificate) = simplex.solve(rows.problem) else { return nil }
    return try LayoutResult(certificate, in: rows) { _ in }
  }

  /// Returns whether the required constraints are satisfiable.
  ///
  /// The optional constraints are ignored, so this is faster than solving the layout.
  package func isSatisfiable() throws(LayoutError) -> Bool {
    let rows = try LayoutRows(self)
    var simplex = SimplexBackend()
    let required = rows.problem.keepingRows { rows.problem.rows[$0].isRequired }
    if case .infeasible = simplex.solve(required) { return false }
    return true
  }

  /// The error for numbers that are too large, with the record that contains the largest number if it is at
  /// least a million.
  var tooLarge: LayoutError {
    let sizes = records.map { max($0.constant.magnitude, $0.multiplier.magnitude) }
    // A record with ordinary numbers is not the cause.
    let largest = sizes.max().flatMap { $0 < 1e6 ? nil : sizes.firstIndex(of: $0) }
    return LayoutError(reasons: [.numbersTooLarge(record: largest)])
  }
}

extension LayoutResult {
  /// Creates the result with the conflicts of an unsatisfiable layout; `certificate` proves one of them.
  fileprivate init(
    _ certificate: InfeasibilityCertificate, in rows: LayoutRows,
    _ noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) {
    let (found, mayBeMore) = try rows.conflicts(certificate, noting: noting)
    let conflicts = found.map { $0.conflict }
    guard conflicts.allSatisfy({ $0.multipliers.allSatisfy { $0.isFinite } }) else {
      throw rows.layout.tooLarge
    }
    self.init(status: .unsatisfiable, conflicts: conflicts)
    mayHaveMoreConflicts = mayBeMore
  }
}
