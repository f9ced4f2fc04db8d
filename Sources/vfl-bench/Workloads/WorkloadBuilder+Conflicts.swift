import LayoutSolver

extension WorkloadBuilder {
  /// Adds required bounds for each variable, and three random optional rows per variable.
  ///
  /// Most of the random rows contradict other rows.
  ///
  /// A random row usually contains variables with close indices, and sometimes distant ones.
  mutating func addConflicts(variables count: Int) {
    let all = variables(count)
    makeEdited(all.lowerBound)
    lengths[0].range = 0...500
    if count > 1 {
      makeEdited(all.upperBound - 1)
      lengths[1].range = 0...1_000
    }
    for variable in all {
      row([variable: 1], .greaterThanOrEqual, 0)
      row([variable: 1], .lessThanOrEqual, 1_000)
    }
    let relations: [RowRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    for _ in 0..<3 * count {
      let terms = someTerms(of: all).map { variable in
        (variable: variable, coefficient: random.choose([1.0, 1, -1, -1, 2, 0.5]))
      }
      readdable.append(
        row(
          terms, random.choose(relations), Double(random.number(in: -300...300)),
          at: random.choose([250.0, 300, 400, 500, 600, 750])))
    }
  }

  /// Returns two or three different variables in ascending order, or fewer if there are not enough.
  private mutating func someTerms(of all: Range<Int>) -> [Int] {
    let wanted = min(random.choose([2, 2, 2, 3]), all.count)
    let centre = random.number(in: all.lowerBound...all.upperBound - 1)
    var chosen: Set = [centre]
    while chosen.count < wanted {
      let isFar = random.number(in: 0...9) == 0
      let near = centre + random.number(in: -6...6)
      let other = isFar ? random.number(in: all.lowerBound...all.upperBound - 1) : near
      if all.contains(other) { chosen.insert(other) }
    }
    return chosen.sorted()
  }
}
