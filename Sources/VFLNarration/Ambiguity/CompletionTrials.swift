import VFLLayout
import VFLRecords

/// Tries constraints that could determine the ambiguous views of a layout.
struct CompletionTrials {
  private let problem: LayoutProblem
  private let before: DeterminedFrames
  private let faults: Set<LayoutFault>
  private let search: FaultSearch
  /// The number of records and items that may still be solved.
  private var effort = 40_000

  /// Prepares trials in an ambiguous layout.
  init(_ problem: LayoutProblem, _ result: LayoutResult) {
    self.problem = problem
    before = DeterminedFrames(result)
    search = FaultSearch(problem, on: Set(Axis.allCases))
    faults = search.faults(of: before)
  }

  /// Returns whether some records determine all of some views on an axis, without a change of what is
  /// determined already and without a new fault.
  mutating func complete(_ items: [ItemID], on axis: Axis, with records: [ConstraintRecord]) -> Bool
  {
    effort -= problem.records.count + problem.nodes.count
    guard effort >= 0 else { return false }
    var completed = problem
    completed.records += records
    guard let result = try? completed.solved(), result.status != .unsatisfiable else {
      return false
    }
    let after = DeterminedFrames(result)
    return items.allSatisfy { after.span(of: $0, on: axis) != nil } && after.keep(before)
      && search.faults(of: after).isSubset(of: faults)
  }
}
