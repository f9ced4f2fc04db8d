import LayoutSolver
import VFLLayoutSupport
import VFLRecords

@testable import VFLLayout

extension LayoutRows {
  /// The implicit members: the container's size, and the lower bound of 0 for each size.
  var unwrittenMembers: [ConflictMember] {
    (0..<memberCount).filter { !isWritten($0) }.map(member)
  }

  /// Whether the required rows of the given members have a solution.
  func arePossible(_ members: [ConflictMember]) -> Bool {
    let members = Set(members)
    return problem.isPossible((0..<memberCount).filter { members.contains(member($0)) })
  }

  /// Returns the amount by which frames violate a row.
  func violation(of row: Int, at frames: [Frame]) -> Double {
    var values = [Double](repeating: 0, count: problem.variableCount)
    for (item, frame) in frames.enumerated() {
      for (axis, place, size) in [
        (Axis.horizontal, frame.x, frame.width), (.vertical, frame.y, frame.height),
      ] {
        if !tree.isRoot(item) { values[tree.position(item, axis)] = place }
        values[tree.size(item, axis)] = size
      }
    }
    let residual = problem.termRange(of: row).reduce(-problem.rows[row].constant) {
      $0 + problem.terms[$1].coefficient * values[Int(problem.terms[$1].variable)]
    }
    return switch problem.rows[row].relation {
    case .equal: residual.magnitude
    case .greaterThanOrEqual: max(0, -residual)
    case .lessThanOrEqual: max(0, residual)
    }
  }

  /// Returns the sum of the violations of each priority, starting with the required priority.
  func costs(at frames: [Frame]) -> [Double] {
    var costs: [Double: Double] = [LinearProblem.requiredPriority: 0]
    for row in 0..<memberCount {
      costs[problem.rows[row].priority, default: 0] += violation(of: row, at: frames)
    }
    return costs.sorted { $0.key > $1.key }.map(\.value)
  }
}

extension LinearProblem {
  /// Whether the required rows among the given rows have a solution.
  func isPossible(_ rows: [Int]) -> Bool {
    var some = LinearProblem(variableCount: variableCount)
    for row in rows where self.rows[row].priority >= LinearProblem.requiredPriority {
      for term in termRange(of: row) {
        some.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = some.closeRow(self.rows[row].relation, self.rows[row].constant)
    }
    var backend = SimplexBackend()
    if case .optimal = backend.solve(some) { return true }
    return false
  }
}
