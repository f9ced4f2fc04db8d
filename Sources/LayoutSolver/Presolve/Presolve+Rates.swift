extension Presolve {
  /// Computes how fast all variables move along a direction of the reduced system's columns.
  func expandRates(_ simplex: borrowing DualSimplex) -> [Double] {
    var rates = [Double](repeating: 0, count: Int(forest.one) + 1)
    for entry in 0..<simplex.direction.count {
      let column = simplex.direction.index(entry)
      rates[rootOfColumn[column]] =
        simplex.system.value(of: Int(column), at: simplex.direction.value(entry))
    }
    expandRates(&rates)
    opened.spread(simplex.direction, &rates)
    return rates
  }

  /// The rates of all variables, given those of the reduced system's columns.
  func expandRates(_ columnRates: [Double]) -> [Double] {
    var rates = [Double](repeating: 0, count: Int(forest.one) + 1)
    for (root, rate) in zip(rootOfColumn, columnRates) { rates[root] = rate + 0 }
    expandRates(&rates)
    rates.removeLast()
    return rates
  }

  /// Computes the rates of all variables from those of the roots that are left.
  private func expandRates(_ rates: inout [Double]) {
    singletons.restore(&rates, isRate: true)
    offsets.restore(&rates)
    merging.restore(&rates, isRate: true)
    forest.spreadRates(&rates)
  }
}
