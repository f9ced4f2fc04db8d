import ExactNumbers

/// The search for the parts of a simplex that share no variables.
struct ComponentSearch {
  /// The variables of each component, in ascending order.
  private(set) var members: [[Int]] = []

  /// Finds the components of a simplex, in which parameters and fixed variables connect nothing.
  init(_ simplex: ExactSimplex, isParameter: (Int) -> Bool) {
    let count = simplex.variableCount
    var parents = Array(0..<count)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    /// Whether a variable is nonbasic or has bounds; others are only names for forms.
    func isPart(_ variable: Int) -> Bool {
      !isParameter(variable) && !simplex.isDiscarded(variable)
        && (simplex.bounds[variable] != .free || simplex.row(of: variable) == nil)
    }
    for variable in 0..<count where isPart(variable) {
      guard let row = simplex.row(of: variable) else { continue }
      for term in simplex.rows[row].terms where !isParameter(term.index) {
        let (one, other) = (root(variable), root(term.index))
        parents[Swift.max(one, other)] = Swift.min(one, other)
      }
    }
    var componentOfVariable = [Int](repeating: -1, count: count)
    for variable in 0..<count where isPart(variable) {
      let root = root(variable)
      if componentOfVariable[root] < 0 {
        componentOfVariable[root] = members.count
        members.append([])
      }
      componentOfVariable[variable] = componentOfVariable[root]
      members[componentOfVariable[variable]].append(variable)
    }
  }
}
