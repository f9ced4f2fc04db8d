public import LayoutSolver
import VFLRecords

/// Solves layouts with a backend of the caller's choice.
public struct LayoutEngine<Backend: SolverBackend> {
  private var backend: Backend

  /// Creates an engine.
  public init(backend: Backend) {
    self.backend = backend
  }

  /// Solves a layout: frames, or the constraints that cannot hold together, and what is left open.
  ///
  /// The numbers of frames and ranges are the backend's, except that one within 1e-9 of a whole
  /// number is that number.
  public mutating func solve(_ problem: LayoutProblem) throws(LayoutError) -> LayoutResult {
    let rows = try LayoutRows(problem)
    switch backend.solve(rows.problem) {
    case .infeasible(let certificate):
      return LayoutResult(
        status: .unsatisfiable, conflict: certificate.rows.map(rows.member),
        conflictMultipliers: certificate.multipliers)
    case .optimal(let values):
      let free = rows.tree.freeAttributes(backend.freeVariables())
      return LayoutResult(
        status: free.isEmpty ? .solved : .ambiguous, frames: rows.tree.frames(values),
        freeAttributes: free)
    }
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

  /// The attributes that the variables stand for, in the same order.
  func freeAttributes(_ variables: [FreeVariable]) -> [FreeAttribute] {
    var item = 0
    var found: [FreeAttribute] = []
    for free in variables {
      while free.variable >= firstVariable(item + 1) { item += 1 }
      let (lower, upper) = (CleanNumber.cleaned(free.lower), CleanNumber.cleaned(free.upper))
      // A range no wider than rounding is none.
      guard lower < upper else { continue }
      let part = FreeAttribute.Part.allCases[
        free.variable - firstVariable(item) + (isRoot(item) ? 2 : 0)]
      found.append(
        FreeAttribute(item: ItemID(item), part: part, lower: lower, upper: upper))
    }
    return found
  }
}
