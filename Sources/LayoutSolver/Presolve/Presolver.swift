/// Reduces a problem before it is solved.
///
/// - Required equalities in one or two variables eliminate a variable: ``VariableLinking``.
/// - Required inequalities in one variable become bounds, of which the tightest remain.
/// - Variables in one or two rows are eliminated together with a row: ``Elimination``.
///
/// Most rows of a layout are required equalities, so few rows remain. Each step keeps the optimal values of
/// the remaining variables, and the eliminated variables follow from them. A pinned row remains in any case,
/// so its constant can change without another presolve. The time is nearly linear in the number of terms.
///
/// A step that eliminates a row must leave what a live solver needs to open the row again. A link is recorded
/// in ``LinkTape``, a merge in ``Elimination/merges``, and a definition in ``Definitions``.
/// ``LiveReduction/presolve(_:into:)`` derives the location of each row from these lists.
struct Presolver: Sendable {
  /// The rows that linking and bounds have not used, including those that ``elimination`` has removed.
  private(set) var kept = KeptRows()
  private var linking: VariableLinking
  private var roots: [Reduction.Root] = []
  private var rootOfColumn: [DenseIndex] = []
  private var elimination = Elimination()

  /// The variables that were linked, in order; `nil` if they are not recorded.
  var links: LinkTape? { linking.tape }
  /// The merged rows, in order.
  var merges: [Elimination.Merge] { elimination.merges }

  /// Creates a presolver.
  ///
  /// - Parameter recordsLinks: Whether to record how variables are linked, for ``LiveReduction``.
  init(recordsLinks: Bool = false) { linking = VariableLinking(recordsLinks: recordsLinks) }

  /// Writes the reduced rows of a problem to a system, and returns the reduction; `nil` if the required rows
  /// contradict each other.
  ///
  /// The reduction shares its memory with the presolver, which uses the memory again for the next problem.
  mutating func reduce(_ problem: LinearProblem, into system: inout RowSystem) -> Reduction? {
    kept.removeAll()
    roots.refill(Reduction.Root(), count: problem.variableCount)
    guard linking.link(problem), keepRows(of: problem) else { return nil }
    if problem.rowCount >= Tuning.large { linking.dropScratch() }
    guard elimination.run(on: &kept, roots), let bounds = numberColumns() else { return nil }
    system.load(kept, roots, columns: rootOfColumn, boundCount: bounds.count)
    return Reduction(
      linking.forest, roots, columns: rootOfColumn, elimination.definitions,
      boundCount: bounds.count, leavesFreedom: bounds.leaveFreedom || elimination.leavesFreedom)
  }

  /// Keeps the rows that linking has not used, and converts required inequalities in one root to bounds;
  /// returns whether no row contradicts itself.
  private mutating func keepRows(of problem: LinearProblem) -> Bool {
    linking.flatten()
    // Each link has used a row.
    kept.reserveCapacity(problem.rowCount - linking.count, problem.terms.count)
    var row = ResolvedRow()
    row.reset(rootCount: problem.variableCount)
    var next = 0
    for number in problem.rows.indices where problem.rows[number].isKept {
      let header = problem.rows[number]
      if header.isSettledEquality {
        // The open rows are the equalities that linking has not used, in the same order.
        guard let open = linking.openRow(next), open.origin == number else { continue }
        next += 1
        if open.isRemoved { continue }
        if linking.isUpToDate(open) {
          kept.append(open, linking.entries(of: open))
          continue
        }
      }
      linking.resolve(header, problem.terms, into: &row)
      let isBound = row.count == 1 && header.isRequired && header.relation != .equal
      if header.isPinned || row.count > 0 && !isBound {
        kept.append(row, header, origin: number)
      } else if let bound = Reduction.Bound(row, header.relation) {
        roots[bound.root].tighten(bound)
      } else if row.isFalse(header.relation) && header.isRequired {
        return false
      }
    }
    return true
  }

  /// Gives a column to each root with a row or a bound; `nil` if the bounds of a root contradict each other.
  ///
  /// - Returns: The number of bounds, and whether roots have neither rows nor bounds.
  private mutating func numberColumns() -> (count: Int, leaveFreedom: Bool)? {
    for row in kept.rows where !row.isRemoved {
      for entry in kept.entries(of: row) { roots[kept.entries[entry].index].column = 0 }
    }
    rootOfColumn.clear()
    // Each link has eliminated a root.
    rootOfColumn.reserveCapacity(roots.count - linking.count)
    var (count, leaveFreedom) = (0, false)
    for root in 0..<linking.forest.one where linking.forest.isRoot(root) {
      if roots[root].isContradictory { return nil }
      if roots[root].column == nil && !roots[root].isBounded {
        if !elimination.contains(root) { leaveFreedom = true }
        continue
      }
      count += (roots[root].hasLower ? 1 : 0) + (roots[root].hasUpper ? 1 : 0)
      roots[root].column = DenseIndex(truncatingIfNeeded: rootOfColumn.count)
      rootOfColumn.append(root)
    }
    return (count, leaveFreedom)
  }
}
