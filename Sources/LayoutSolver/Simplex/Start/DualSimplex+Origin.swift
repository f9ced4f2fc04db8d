/// Starting where all columns are 0.
extension DualSimplex {
  /// Solves a system of required rows that hold where all columns are 0, but for rounding: from a basis
  /// of rows that hold there exactly, which is a solution.
  mutating func solveFromOrigin() -> Verdict {
    system.finish()
    prepareAnew()
    crash.order(system, preferring: [])
    crash.drop { system.headers[$0].constant != 0 }
    claimColumns()
    restart()
    return workOffLevels()
  }
}
