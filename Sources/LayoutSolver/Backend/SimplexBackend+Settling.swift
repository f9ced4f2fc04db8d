extension SimplexBackend {
  /// Gives free variables of the last problem's optimum values until none is free, each time the
  /// first that still is.
  ///
  /// Values inside the ranges cost nothing, so what is left is the part of the optimal face with
  /// these values: it is reduced further, and nothing is solved again. Each settlement takes a degree
  /// of freedom; as each variable was free when its turn came, none of them is needless.
  ///
  /// - Parameters:
  ///   - effort: About how many columns may be looked at; the work ends early when that is used up.
  ///   - value: A value inside a range; nil to pass a variable over.
  public mutating func settlements(
    effort: Int, value: (FreeVariable) -> Double?
  ) -> [VariableSettlement] {
    var settlements: [VariableSettlement] = []
    var effort = effort
    for part in looseParts where effort > 0 {
      if components.rows(of: part).isEmpty {
        for variable in components.variables(of: part) {
          let free = FreeVariable(variable: Int(variable), lower: -.infinity, upper: .infinity)
          guard let value = value(free) else { continue }
          settlements.append(VariableSettlement(free: free, value: value, followers: []))
        }
      } else {
        settle(part, &effort, value, &settlements)
      }
    }
    return settlements.sorted { $0.free.variable < $1.free.variable }
  }

  /// Settles one part, as far as rounding and the effort allow.
  private mutating func settle(
    _ part: Int, _ effort: inout Int, _ value: (FreeVariable) -> Double?,
    _ settlements: inout [VariableSettlement]
  ) {
    let variables = Array(components.variables(of: part))
    guard var reduction = reducedFace(of: part), var found = ranges(of: part, &reduction) else {
      return
    }
    for (place, variable) in variables.enumerated() where !found.ranges[place].isPoint {
      effort -= variables.count + found.coreSize * found.coreSize
      if effort < 0 { return }
      let range = found.ranges[place]
      let free = FreeVariable(
        variable: Int(variable), lower: range.lower + 0, upper: range.upper + 0)
      guard let value = value(free) else { continue }
      let (root, factor, offset) = presolve.find(DenseIndex(truncatingIfNeeded: place))
      guard reduction.give(root, (value - offset) / factor, in: face),
        let next = ranges(of: part, &reduction)
      else { return }
      let followers = variables.indices.filter {
        $0 != place && !found.ranges[$0].isPoint && next.ranges[$0].isPoint
      }
      settlements.append(
        VariableSettlement(
          free: free, value: value, followers: followers.map { Int(variables[$0]) }))
      found = next
    }
  }
}
