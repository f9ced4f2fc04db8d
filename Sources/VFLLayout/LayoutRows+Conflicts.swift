import LayoutSolver
import VFLRecords

extension LayoutRows {
  /// All conflicts that are disjoint in what people wrote, in the order of their source.
  ///
  /// People write records and required content sizes; nobody writes the container's size on a
  /// constraint, that no size is negative, or a variable's definition, so conflicts may share these.
  /// Without the written members of all of them, what is left can hold, unless there may be more, for
  /// rounding has kept the search from making sure of it.
  ///
  /// - Parameters:
  ///   - first: A contradiction that was met.
  ///   - axis: An axis on which the container may have any size, if there is one.
  ///   - reported: Rows that are left out, for they are in conflicts that are known.
  ///   - noting: Is told again and again how many conflicts there are so far.
  /// - Throws: ``LayoutError`` if known values, such as the container's size, are so large that a sum of them
  ///   overflows.
  func conflicts(
    _ first: InfeasibilityCertificate, of layout: LayoutProblem, anySizeOn axis: Axis? = nil,
    besides reported: Set<Int> = [], _ backend: inout some SolverBackend,
    noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> (
    found: [(certificate: InfeasibilityCertificate, conflict: Conflict)], mayBeMore: Bool
  ) {
    var search = ConflictSearch(of: problem, isElastic: (0..<problem.rowCount).map(isWritten))
    if let axis, let size = row(of: .container(axis)) { search.leaveOut([size]) }
    if !reported.isEmpty { search.leaveOut(reported.sorted()) }
    var reduction = ConflictReduction(self, of: layout, beside: .sizes(butOfContainerOn: axis))
    var found: [(certificate: InfeasibilityCertificate, conflict: Conflict)] = []
    while true {
      let round = search.nextConflicts()
      guard search.isFinite else { throw layout.tooLarge }
      if round.isEmpty { break }
      for certificate in round {
        noting(found.count)
        let whole = reducedCertificate(certificate, &backend)
        let least = reduction.leastConflict(of: whole, &backend)
        if least.certificate.rows.contains(where: isWritten) {
          search.leaveOut(least.certificate.rows)
          found.append(least)
        } else {
          // Nobody wrote what contradicts itself, so others may run into it as well.
          search.leaveOut(whole.rows)
          if !found.contains(where: { $0.certificate.rows == least.certificate.rows }) {
            found.append(least)
          }
        }
      }
    }
    // Rounding may hide what the backend has seen.
    if found.isEmpty {
      found = [reduction.leastConflict(of: reducedCertificate(first, &backend), &backend)]
    }
    found.sort { $0.certificate.rows.lexicographicallyPrecedes($1.certificate.rows) }
    return (found, !search.isVerified)
  }

  /// The row that belongs to a member of which there is one at most.
  func row(of member: ConflictMember) -> Int? {
    membersAfterRecords.firstIndex(of: member).map { recordCount + $0 }
  }

  /// Multipliers times a number that makes all of them whole, where the least becomes 12 at most.
  static func wholeMultipliers(_ multipliers: [Double]) -> [Double] {
    guard let least = multipliers.map({ $0.magnitude }).min(), least > 0 else { return multipliers }
    for times in 1...12 {
      let scaled = multipliers.map { $0 * (Double(times) / least) }
      let isWhole = scaled.allSatisfy {
        ($0 - $0.rounded()).magnitude <= 1e-9 * max(1, $0.magnitude)
      }
      if isWhole { return scaled.map { $0.rounded() } }
    }
    return multipliers
  }
}
