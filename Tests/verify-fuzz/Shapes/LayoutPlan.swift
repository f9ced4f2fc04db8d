/// The random choices that a layout of any shape depends on.
struct LayoutPlan: Sendable {
  /// The shape.
  let shape: LayoutShape
  /// The seed.
  let seed: UInt64
  /// The approximate number of views.
  let viewCount: Int
  /// The number of intervals, if the layout has as many numbers that can vary.
  let intervalCount: Int
  /// The mistake of the layout, if any.
  let mistake: LayoutMistake?
  /// Whether the mistake is repeated in all similar rows.
  let isMistakeRepeated: Bool
  /// Whether the layout is verified in both directions.
  let hasBothDirections: Bool
  /// Whether the texts are multiplied by a scale.
  let hasScale: Bool
  /// Whether the document selects properties with `@require`.
  let hasRequirements: Bool
  /// The narrowest and the widest container, in points.
  let widths: ClosedRange<Int>

  /// Chooses the plan for a seed.
  init(_ shape: LayoutShape, seed: UInt64) {
    // The same seed gives independent plans for different shapes.
    let number = LayoutShape.allCases.firstIndex(of: shape) ?? 0
    var random = LayoutRandom(seed: seed &* 31 &+ UInt64(number))
    (self.shape, self.seed) = (shape, seed)
    let sizes: [ClosedRange<Int>] = [
      20...50, 20...60, 40...90, 60...120, 100...200, 150...300, 300...600, 500...980,
    ]
    viewCount = random.whole(random.pick(sizes))
    intervalCount = random.whole(random.pick([3...6, 3...6, 4...6, 7...12, 13...20]))
    mistake = random.oneIn(3) ? random.pick(LayoutMistake.allCases) : nil
    isMistakeRepeated = random.oneIn(2)
    hasBothDirections = random.below(5) < 2
    hasScale = random.below(5) < 2
    hasRequirements = random.below(3) < 2
    widths = random.pick([320...430, 320...430, 320...430, 320...1024, 320...1366, 375...834])
  }
}
