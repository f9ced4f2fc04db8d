extension Presolve {
  /// Computes how fast all variables move along a direction of the reduced system's columns.
  func expandRates(_ simplex: borrowing DualSimplex) -> [Double] {
    var rates = [Double](repeating: 0, count: Int(forest.one) + 1)
    for entry in 0..<simplex.direction.count {
      let column = simplex.direction.index(entry)
      rates[rootOfColumn[column]] =
        simplex.system.value(of: Int(column), at: simplex.direction.value(entry))
    }
    singletons.restore(&rates, isRate: true)
    offsets.restore(&rates)
    merging.restore(&rates, isRate: true)
    forest.spreadRates(&rates)
    opened.spread(simplex.direction, &rates)
    return rates
  }
}
