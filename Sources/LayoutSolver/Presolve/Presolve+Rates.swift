extension Presolve {
  /// The rates of all variables, given those of the reduced system's columns.
  func expandRates(_ columnRates: [Double]) -> [Double] {
    var rates = [Double](repeating: 0, count: Int(forest.one) + 1)
    for (root, rate) in zip(rootOfColumn, columnRates) { rates[root] = rate + 0 }
    singletons.restore(&rates, isRate: true)
    merging.restore(&rates, isRate: true)
    forest.spreadRates(&rates)
    rates.removeLast()
    return rates
  }
}
