/// How much of the multipliers is sure.
///
/// Where coefficients are far from 1 a multiplier that decides may be a trillionth of a trillionth of
/// another one, so no size tells it from rounding. What does is how it comes about: rounding changes
/// altogether when all coefficients change in their last digits, of which nobody can be sure
/// (stochastic arithmetic, Vignes 1993); a product of few small numbers hardly does.
extension DualSimplex {
  /// How far coefficients are changed, for each unit.
  private static let perturbation = 0x1p-46
  /// How often they are, and how many times as large as the change something has to be to be sure.
  private static let samples = 2
  private static let margin = 8.0

  /// Finds out by how much the multipliers, as they were just computed, may be wrong for rounding.
  ///
  /// ``multiplierDoubts`` stays empty if the basis is so nearly singular that nothing is sure; what is
  /// small then passes for rounding, as it does where coefficients are near 1.
  mutating func computeDoubts() {
    let sure = multipliers
    var doubts = [Double](repeating: 0, count: multipliers.count)
    let (rows, factors, hadCancelled) = (system.rows, self.factors, hasCancelled)
    defer {
      (system.rows, self.factors, hasCancelled) = (rows, factors, hadCancelled)
      multipliers = sure
      suspects.clear()
    }
    multiplierDoubts.clear()
    for sample in 0..<DualSimplex.samples {
      for entry in rows.values.indices {
        let sign = DualSimplex.sign(ofEntry: entry, inSample: sample)
        system.rows.values[entry] = rows.values[entry] * (1 + sign * DualSimplex.perturbation)
      }
      if !self.factors.factorise(rows: system.rows, head: head).isEmpty { return }
      computeMultipliers()
      for place in doubts.indices {
        let change = (multipliers[place] - sure[place]).magnitude
        doubts[place] = Swift.max(doubts[place], DualSimplex.margin * change)
      }
    }
    multiplierDoubts = doubts
  }

  /// 1 or -1, as if by chance.
  private static func sign(ofEntry entry: Int, inSample sample: Int) -> Double {
    let number = UInt64(truncatingIfNeeded: entry * samples + sample + 1)
    return BitMixer.mixed(number &* BitMixer.increment) & 1 == 0 ? 1 : -1
  }
}
