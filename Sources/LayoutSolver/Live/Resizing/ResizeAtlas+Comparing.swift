/// Whether a region that is known is better than where the values are.
extension ResizeAtlas {
  /// Whether the values of a part may go to a region: whether where they are, something costs more than
  /// there.
  ///
  /// If not, they are optimal for what is asked too, and have to stay as they are.
  @inline(__always)
  func mayGo(to region: DenseIndex, _ part: Int) -> Bool {
    region == parts[part].current || regions[region].isUnique || isBetter(region, parts[part])
  }

  @inline(never)
  private func isBetter(_ region: DenseIndex, _ part: Part) -> Bool {
    if part.current < 0 { return false }
    for index in part.parameters where parameters[index].level < 0 {
      if parameters[index].isBroken(at: residuals(of: index, part).after) { return true }
    }
    for level in 0..<levelWidth {
      let here = number(level, in: part.current, part) { $0.constant }
      let there = number(level, in: region, part) { $0.asked }
      var excess = here - there
      var size = Swift.max(1, here.magnitude, there.magnitude)
      for index in part.parameters where parameters[index].level == level {
        let (before, after) = residuals(of: index, part)
        let (former, latter) = (
          parameters[index].cost(at: before), parameters[index].cost(at: after)
        )
        excess += latter - former
        size = Swift.max(size, former, latter)
      }
      if excess.magnitude > Tolerance.multiplier * size { return excess > 0 }
    }
    return false
  }

  /// The residual of a parameter's row where the values of its part are, for the constants that they
  /// are the optimum of and for those that are asked for.
  private func residuals(of index: Int, _ part: Part) -> (before: Double, after: Double) {
    let local = index - part.parameters.lowerBound
    let before = number(levelWidth + local, in: part.current, part) { $0.constant }
    return (before, before - (parameters[index].asked - parameters[index].constant))
  }

  /// One of the numbers from ``Region/firstCost`` on, each of which grows with the parameters at the rates
  /// that stand behind it.
  @inline(__always)
  private func number(
    _ index: Int, in region: DenseIndex, _ part: Part, at constant: (Parameter) -> Double
  ) -> Double {
    let (region, count) = (regions[region], part.parameters.count)
    let place = region.cost(index, count)
    var number = numbers[place]
    for local in 0..<count {
      let parameter = parameters[part.parameters.lowerBound + local]
      let change = constant(parameter) - numbers[region.limits(of: local)]
      number += change * numbers[place + 1 + local]
    }
    return number
  }
}
