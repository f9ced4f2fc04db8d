import LayoutSolver
import VFLRecords

extension LayoutProblem {
  /// Whether the container's width may affect vertical positions or sizes, or its height horizontal ones.
  ///
  /// If not, the layout for a width and a height combines the horizontal attributes of any layout with that
  /// width and the vertical attributes of any layout with that height. The result may be `true` even if the
  /// dimensions are independent.
  ///
  /// - Throws: ``LayoutError``, as ``LayoutEngine/solve(_:explaining:)`` does.
  package func linksWidthAndHeight() throws(LayoutError) -> Bool {
    var open = self
    open.containerSize = PerAxis(both: nil)
    let rows = try LayoutRows(open)
    let sizes = Axis.allCases.map { rows.tree.size(LayoutProblem.container.index, $0) }
    let (moving, users) = rows.movingVariables(besides: sizes)
    return zip(Axis.allCases, sizes).contains { axis, size in
      var isReached = [Bool](repeating: false, count: users.count)
      isReached[size] = true
      var waiting = [size]
      while let variable = waiting.popLast() {
        if let attribute = rows.tree.attribute(of: variable), attribute.part.axis != axis {
          return true
        }
        for other in users[variable].flatMap({ moving[$0] }) where !isReached[other] {
          isReached[other] = true
          waiting.append(other)
        }
      }
      return false
    }
  }
}

extension LayoutRows {
  /// Returns the variables of each row without the variables that required equations fix, and the rows that
  /// contain each variable.
  ///
  /// - Parameter kept: Variables that are never treated as fixed.
  fileprivate func movingVariables(besides kept: [Int]) -> (moving: [[Int]], users: [[Int]]) {
    var moving = (0..<problem.rowCount).map { row -> [Int] in
      var factors: [Int: Double] = [:]
      for term in problem.terms(of: row) {
        factors[Int(term.variable), default: 0] += term.coefficient
      }
      return factors.filter { $0.value != 0 }.keys.sorted()
    }
    var users = [[Int]](repeating: [], count: problem.variableCount)
    for (row, variables) in moving.enumerated() {
      for variable in variables { users[variable].append(row) }
    }
    var isFixed = [Bool](repeating: false, count: problem.variableCount)
    var waiting = Array(moving.indices)
    while let row = waiting.popLast() {
      moving[row].removeAll { isFixed[$0] }
      guard moving[row].count == 1, problem.rows[row].relation == .equal,
        problem.rows[row].isRequired, !kept.contains(moving[row][0])
      else { continue }
      isFixed[moving[row][0]] = true
      waiting += users[moving[row][0]]
    }
    return (moving, users)
  }
}
