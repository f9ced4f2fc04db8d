import LayoutSolver
import Testing

@Suite("Weights far from each other inside one priority")
struct FarWeightTests {
  private static let spreads = [1e6, 1e9, 1e12]

  @Test("the light wish counts where the heavy ones hold", arguments: spreads)
  func lightWish(spread: Double) throws {
    var solver = IncrementalSolver()
    let (left, right) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow(
      [(left, -1), (right, -1)], .lessThanOrEqual, 1, priority: 250, weight: spread)
    _ = try solver.addRow([(left, 1), (right, -1)], .equal, 0)
    _ = try solver.addRow([(right, 1)], .equal, 0, priority: 250)
    let heavy = try solver.addRow([(right, -1)], .equal, 1, priority: 250, weight: spread)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified && solver.value(of: left) == -0.5)
    try solver.removeRow(heavy)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified && solver.value(of: left) == 0)
  }

  @Test("the light wish counts once the heavy one has gone or become light", arguments: spreads)
  func heavyWishGoes(spread: Double) throws {
    for becomesLight in [false, true] {
      var solver = IncrementalSolver()
      let place = solver.addVariable()
      let heavy = try solver.addRow([(place, -1)], .equal, 1, priority: 250)
      try solver.setWeight(spread.squareRoot(), of: heavy)
      let light = 1 / spread.squareRoot()
      _ = try solver.addRow([(place, 1)], .equal, 1, priority: 250, weight: light)
      _ = try solver.addRow([(place, 1)], .greaterThanOrEqual, 0, priority: 500)
      #expect(solver.solve() == nil)
      #expect(solver.isVerified && solver.value(of: place) == 0)
      if becomesLight {
        try solver.setWeight(light / 2, of: heavy)
      } else {
        try solver.removeRow(heavy)
      }
      #expect(solver.solve() == nil)
      #expect(solver.isVerified && solver.value(of: place) == 1)
    }
  }
}
