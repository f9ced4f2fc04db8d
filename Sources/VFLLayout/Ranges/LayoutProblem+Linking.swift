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
    let moving = rows.movingVariables(besides: sizes)
    var links = VariableLinks(variableCount: rows.problem.variableCount)
    for variables in moving {
      guard let first = variables.first else { continue }
      for other in variables.dropFirst() { links.join(first, other) }
    }
    let (width, height) = (links.root(of: sizes[0]), links.root(of: sizes[1]))
    for item in 0..<rows.tree.itemCount {
      if rows.tree.variables(item, .vertical).contains(where: { links.root(of: $0) == width })
        || rows.tree.variables(item, .horizontal).contains(where: { links.root(of: $0) == height })
      {
        return true
      }
    }
    return false
  }
}

extension ItemTree {
  /// Returns the variables of an item on an axis.
  fileprivate func variables(_ item: Int, _ axis: Axis) -> [Int] {
    isRoot(item) ? [size(item, axis)] : [position(item, axis), size(item, axis)]
  }
}

extension LayoutRows {
  /// Returns the variables of each row, without the variables that required equations fix.
  ///
  /// - Parameter kept: Variables that are never treated as fixed.
  fileprivate func movingVariables(besides kept: [Int]) -> [[Int]] {
    var moving = (0..<problem.rowCount).map { row -> [Int] in
      var factors: [Int: Double] = [:]
      for term in problem.termRange(of: row) {
        factors[Int(problem.terms[term].variable), default: 0] += problem.terms[term].coefficient
      }
      return factors.filter { $0.value != 0 }.keys.sorted()
    }
    var rows = [[Int]](repeating: [], count: problem.variableCount)
    for (row, variables) in moving.enumerated() {
      for variable in variables { rows[variable].append(row) }
    }
    var isFixed = [Bool](repeating: false, count: problem.variableCount)
    var waiting = Array(moving.indices)
    while let row = waiting.popLast() {
      moving[row].removeAll { isFixed[$0] }
      guard moving[row].count == 1, problem.rows[row].relation == .equal,
        problem.rows[row].priority >= LinearProblem.requiredPriority,
        !kept.contains(moving[row][0])
      else { continue }
      isFixed[moving[row][0]] = true
      waiting += rows[moving[row][0]]
    }
    return moving
  }
}

/// Sets of variables that are linked, directly or indirectly, by rows.
private struct VariableLinks {
  private var parents: [Int]

  /// Creates a set for each variable.
  init(variableCount: Int) { parents = Array(0..<variableCount) }

  /// Returns the representative variable of the set that contains a variable.
  mutating func root(of variable: Int) -> Int {
    var variable = variable
    while parents[variable] != variable {
      parents[variable] = parents[parents[variable]]
      variable = parents[variable]
    }
    return variable
  }

  /// Merges the sets of two variables.
  mutating func join(_ first: Int, _ second: Int) {
    let roots = (root(of: first), root(of: second))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }
}
