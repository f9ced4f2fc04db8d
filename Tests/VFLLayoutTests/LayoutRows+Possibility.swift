import LayoutSolver

@testable import VFLLayout

extension LayoutRows {
  /// The members that nobody wrote: the container's size, and that no size is negative.
  var unwrittenMembers: [ConflictMember] {
    (0..<memberCount).filter { !isWritten($0) }.map(member)
  }

  /// Whether the required rows of some members have a solution.
  func arePossible(_ members: [ConflictMember]) -> Bool {
    let members = Set(members)
    return problem.isPossible((0..<memberCount).filter { members.contains(member($0)) })
  }
}

extension LinearProblem {
  /// Whether the required ones of some rows have a solution.
  func isPossible(_ rows: [Int]) -> Bool {
    var some = LinearProblem(variableCount: variableCount)
    for row in rows where priorities[row] >= LinearProblem.requiredPriority {
      for term in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        some.appendTerm(Int(termVariables[term]), termCoefficients[term])
      }
      _ = some.closeRow(relations[row], constants[row])
    }
    var backend = SimplexBackend()
    if case .optimal = backend.solve(some) { return true }
    return false
  }
}
