import LayoutSolver
import VFLRecords

extension LayoutRows {
  /// Finds conflicts, no two of which share a written row, and returns them in source order.
  ///
  /// A written row comes from a record or a content size (see ``isWritten(_:)``). Conflicts may share all
  /// other rows: the container's size, the rows that keep sizes from being negative, and the definitions of
  /// variables. Without the written rows of all conflicts, the remaining rows are satisfiable, unless
  /// `mayBeMore` is true. In that case, rounding errors prevented the search from excluding further
  /// conflicts.
  ///
  /// - Parameters:
  ///   - first: A certificate of any conflict.
  ///   - axis: An axis on which the container may have any size, if any.
  ///   - reported: The rows of known conflicts, which are ignored.
  ///   - noting: Called repeatedly with the number of conflicts found so far.
  /// - Throws: ``LayoutError`` if known values, such as the container's size, are so large that their sum
  ///   overflows.
  func conflicts(
    _ first: InfeasibilityCertificate, anySizeOn axis: Axis? = nil, besides reported: Set<Int> = [],
    noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> (
    found: [(certificate: InfeasibilityCertificate, conflict: Conflict)], mayBeMore: Bool
  ) {
    var search = ConflictSearch(of: problem, isElastic: (0..<problem.rowCount).map(isWritten))
    if let axis, let size = containerRow(on: axis) { search.leaveOut([size]) }
    if !reported.isEmpty { search.leaveOut(reported.sorted()) }
    var reduction = ConflictReduction(self, beside: .sizes(butOfContainerOn: axis))
    var found: [(certificate: InfeasibilityCertificate, conflict: Conflict)] = []
    while true {
      let round = search.nextConflicts()
      guard search.isFinite else { throw layout.tooLarge }
      if round.isEmpty { break }
      for certificate in round {
        noting(found.count)
        let whole = reduction.reduced(certificate)
        let least = reduction.leastConflict(of: whole)
        if least.certificate.rows.contains(where: isWritten) {
          search.leaveOut(least.certificate.rows)
          found.append(least)
        } else {
          // A conflict without a written row may be a part of other conflicts, so all its rows are removed.
          search.leaveOut(whole.rows)
          if !found.contains(where: { $0.certificate.rows == least.certificate.rows }) {
            found.append(least)
          }
        }
      }
    }
    // Because of rounding errors, the search may miss the conflict that the solver has found.
    if found.isEmpty {
      found = [reduction.leastConflict(of: reduction.reduced(first))]
    }
    found.sort { $0.certificate.rows.lexicographicallyPrecedes($1.certificate.rows) }
    return (found, !search.isVerified)
  }
}
