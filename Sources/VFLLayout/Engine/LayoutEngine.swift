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
    switch outcome(of: rows) {
    case .infeasible(let certificate):
      return try unsatisfiableResult(certificate, in: rows, of: problem, noting)
    case .optimal(var values):
      let optimum = values
      let isSimplex = solveOther == nil
      guard !isSimplex || simplex.isVerified, rows.repair(&values) else { throw problem.tooLarge }
      let freeVariables = isSimplex ? simplex.freeVariables() : []
      let free = rows.tree.freeAttributes(freeVariables)
      var result = LayoutResult(
        status: free.isEmpty ? .solved : .ambiguous, frames: rows.tree.frames(values),
        freeAttributes: free)
      result.freeGuideAttributes = rows.tree.freeAttributes(freeVariables, ofGuides: true)
      if explaining {
        rows.explain(&result, at: optimum, free: freeVariables, &simplex)
        if !free.isEmpty {
          let groups = FreeGroup.groups(of: free).prefix(Limit.textDiagnostics.value)
          result.settlement = LayoutSettlement(of: groups, in: result, rows, solvedBy: &simplex)
        }
      }
      return result
    }
  }

  private mutating func outcome(of rows: LayoutRows) -> SolverOutcome {
    solveOther?(rows.problem) ?? simplex.solve(rows.problem)
  }

  /// Returns the result with the conflicts of a layout; `nil` if the layout is satisfiable.
  ///
  /// Frames and free attributes are not computed, and optional constraints do not affect the result.
  package mutating func resultIfUnsatisfiable(
    of problem: LayoutProblem
  ) throws(LayoutError) -> LayoutResult? {
    let rows = try LayoutRows(problem)
    guard case .infeasible(let certificate) = outcome(of: rows) else { return nil }
    return try unsatisfiableResult(certificate, in: rows, of: problem) { _ in }
  }

  private mutating func unsatisfiableResult(
    _ certificate: InfeasibilityCertificate, in rows: LayoutRows, of problem: LayoutProblem,
    _ noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutResult {
    let (found, mayBeMore) = try rows.conflicts(certificate, of: problem, noting: noting)
    let conflicts = found.map { $0.conflict }
    guard conflicts.allSatisfy({ $0.multipliers.allSatisfy { $0.isFinite } }) else {
      throw problem.tooLarge
    }
    var result = LayoutResult(status: .unsatisfiable, conflicts: conflicts)
    result.mayHaveMoreConflicts = mayBeMore
    return result
  }
}

extension LayoutProblem {
  /// Returns the result with the conflicts of the layout; `nil` if the layout is satisfiable.
  package func resultIfUnsatisfiable() throws(LayoutError) -> LayoutResult? {
    var engine = LayoutEngine()
    return try engine.resultIfUnsatisfiable(of: self)
  }

  /// Solves the layout with ``SimplexBackend``.
  ///
  /// - Parameter explaining: Whether the result includes the relaxed constraints, with the reasons, and the
  ///   ties between equal priorities.
  /// - Throws: ``LayoutError``, as ``LayoutEngine/solve(_:explaining:)`` does.
  public func solved(explaining: Bool = false) throws(LayoutError) -> LayoutResult {
    var engine = LayoutEngine()
    return try engine.solve(self, explaining: explaining)
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

extension ItemTree {
  /// Returns the frames that the values of the variables represent.
  fileprivate func frames(_ values: [Double]) -> [Frame] {
    (0..<itemCount).map { item in
      let isRoot = isRoot(item)
      return Frame(
        x: isRoot ? 0 : CleanNumber.cleaned(values[position(item, .horizontal)]),
        y: isRoot ? 0 : CleanNumber.cleaned(values[position(item, .vertical)]),
        width: CleanNumber.cleaned(values[size(item, .horizontal)]),
        height: CleanNumber.cleaned(values[size(item, .vertical)]))
    }
  }

  /// Returns the free attributes that variables represent, in the same order.
  ///
  /// If `areOfGuides` is `true`, only the attributes of guides that measure one axis are returned. Otherwise
  /// the attributes of all other items are returned.
  func freeAttributes(
    _ variables: [FreeVariable], ofGuides areOfGuides: Bool = false
  ) -> [FreeAttribute] {
    if areOfGuides, !hasOneAxisGuides { return [] }
    var found: [FreeAttribute] = []
    // Variables that follow the item variables represent sums of item variables.
    for free in variables where free.variable < variableCount {
      let item = item(of: free.variable)
      let (lower, upper) = (CleanNumber.cleaned(free.lower), CleanNumber.cleaned(free.upper))
      // A variable is not free if its range is only a rounding error.
      guard lower < upper, isOneAxisGuide(item) == areOfGuides else { continue }
      let part = FreeAttribute.Part.allCases[
        free.variable - firstVariable(item) + (isRoot(item) ? 2 : 0)]
      found.append(
        FreeAttribute(item: ItemID(item), part: part, lower: lower, upper: upper))
    }
    return found
  }
}
