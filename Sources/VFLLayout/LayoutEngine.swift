public import LayoutSolver
import VFLDiagnostics
import VFLRecords

/// Solves layouts with a backend of the caller's choice.
public struct LayoutEngine<Backend: SolverBackend> {
  private var backend: Backend

  /// Creates an engine.
  public init(backend: Backend) {
    self.backend = backend
  }

  /// Solves a layout: finds the frames, or the conflicts of its constraints, and the attributes that are
  /// free.
  ///
  /// The numbers of frames and ranges are the backend's, except that one within 1e-9 of a whole number is
  /// that number. Frames are finite and their sizes not negative.
  ///
  /// Explaining also tells the optional constraints that gave way with what forced them, and the ties between
  /// equal priorities, which costs about as much again as solving.
  ///
  /// - Throws: ``LayoutError`` with the faults of the items or, if these have none, of the records; or with
  ///   ``LayoutError.Reason/numbersTooLarge(record:)`` if the numbers are so large, or so different in size, that
  ///   the backend's values break a required constraint or could not be verified.
  public mutating func solve(
    _ problem: LayoutProblem, explaining: Bool = false
  ) throws(LayoutError) -> LayoutResult {
    try solve(problem, explaining: explaining) { _ in }
  }

  /// Solves a layout and tells again and again how many conflicts were found so far.
  package mutating func solve(
    _ problem: LayoutProblem, explaining: Bool, noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutResult {
    let rows = try LayoutRows(problem)
    switch backend.solve(rows.problem) {
    case .infeasible(let certificate):
      return try unsatisfiableResult(certificate, in: rows, of: problem, noting)
    case .optimal(var values):
      let optimum = values
      guard backend.isVerified, rows.repair(&values) else { throw problem.tooLarge }
      let freeVariables = backend.freeVariables()
      let free = rows.tree.freeAttributes(freeVariables)
      var result = LayoutResult(
        status: free.isEmpty ? .solved : .ambiguous, frames: rows.tree.frames(values),
        freeAttributes: free)
      result.freeGuideAttributes = rows.tree.freeAttributes(freeVariables, ofGuides: true)
      if explaining {
        rows.explain(&result, at: optimum, free: freeVariables, &backend)
        if !free.isEmpty {
          let groups = FreeGroup.groups(of: free).prefix(Limit.textDiagnostics.value)
          result.settlement = LayoutSettlement(of: groups, in: result, rows, solvedBy: &backend)
        }
      }
      return result
    }
  }
}

extension LayoutEngine {
  /// The result with the conflicts of a layout; `nil` where there is none, and then nothing else is asked
  /// about it.
  ///
  /// Optional constraints decide nothing here, and frames and what is left open are not looked for.
  package mutating func resultIfUnsatisfiable(
    of problem: LayoutProblem
  ) throws(LayoutError) -> LayoutResult? {
    let rows = try LayoutRows(problem)
    guard case .infeasible(let certificate) = backend.solve(rows.problem) else { return nil }
    return try unsatisfiableResult(certificate, in: rows, of: problem) { _ in }
  }

  private mutating func unsatisfiableResult(
    _ certificate: InfeasibilityCertificate, in rows: LayoutRows, of problem: LayoutProblem,
    _ noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutResult {
    let (found, mayBeMore) = try rows.conflicts(certificate, of: problem, &backend, noting: noting)
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
  /// The error that the numbers are too large to be laid out, with the record whose number is the largest.
  var tooLarge: LayoutError {
    let sizes = records.map { max($0.constant.magnitude, $0.multiplier.magnitude) }
    // A record of ordinary numbers is not to blame.
    let largest = sizes.max().flatMap { $0 < 1e6 ? nil : sizes.firstIndex(of: $0) }
    return LayoutError(reasons: [.numbersTooLarge(record: largest)])
  }
}

extension ItemTree {
  /// The frames that the values of the variables stand for.
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

  /// The attributes that the variables stand for, in the same order: those of guides that measure one axis, or
  /// those of all other items.
  func freeAttributes(
    _ variables: [FreeVariable], ofGuides areOfGuides: Bool = false
  ) -> [FreeAttribute] {
    if areOfGuides, !hasOneAxisGuides { return [] }
    var found: [FreeAttribute] = []
    // The variables after those of the items stand for sums of these.
    for free in variables where free.variable < variableCount {
      let item = item(of: free.variable)
      let (lower, upper) = (CleanNumber.cleaned(free.lower), CleanNumber.cleaned(free.upper))
      // A range no wider than rounding is none.
      guard lower < upper, isOneAxisGuide(item) == areOfGuides else { continue }
      let part = FreeAttribute.Part.allCases[
        free.variable - firstVariable(item) + (isRoot(item) ? 2 : 0)]
      found.append(
        FreeAttribute(item: ItemID(item), part: part, lower: lower, upper: upper))
    }
    return found
  }
}
