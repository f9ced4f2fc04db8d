import VFLDiagnostics
import VFLLowering
import VFLTestSupport

extension SplitMix64 {
  /// Returns a random element of an array.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// Returns `true` with a probability of 1 in `count`.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// Generates valid format strings, with options that fit their axis.
struct FormatGenerator {
  /// The views, each with the name of its superview.
  static let superviews = [
    "a": "S", "b": "S", "c": "T", "_d1": "S", "H": "T", "both": "S", "title": "U",
  ]
  /// The metrics, one of which has the name of a view and one of which is negative.
  static let metrics = ["m": 12, "neg": -6, "half": 0.5, "zero": 0, "low": 250, "both": 33]

  private static let positive: [(String, Double)] = [
    ("0", 0), ("8", 8), ("007", 7), ("5.", 5), ("0.5", 0.5), ("1e2", 100), ("1e-1", 0.1),
    ("0x10", 16), ("0x1p-3", 0.125), ("12.75", 12.75), ("2E+1", 20), ("1000", 1000),
  ]
  private static let negative: [(String, Double)] = [
    ("-8", -8), ("-.5", -0.5), ("-0", 0), ("-1e1", -10), ("-0x2", -2),
  ]
  private static let priorities: [ModelFormat.Value] = [
    .number("1000", 1000), .number("999", 999), .number("0.25", 0.25), .number("5e2", 500),
    .name("low"), .name("half"), .name("both"),
  ]

  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Generates a format string.
  mutating func format() -> ModelFormat {
    let names = Self.superviews.keys.sorted()
    let count = random.pick([1, 1, 2, 2, 3, 4, 6])
    return ModelFormat(
      prefix: random.pick(["", "H:", "V:", "V:"]),
      leading: random.oneIn(2) ? gap() : nil,
      views: (0..<count).map { _ in
        ModelFormat.View(name: random.pick(names), sizes: random.oneIn(2) ? sizes(names) : [])
      },
      gaps: (1..<count).map { _ in gap() },
      trailing: random.oneIn(2) ? gap() : nil)
  }

  /// Generates options that fit the axis of a format string.
  mutating func options(for format: ModelFormat) -> FormatOptions {
    var options: FormatOptions = []
    if random.oneIn(2) {
      options.insert(random.pick([.directionLeftToRight, .directionRightToLeft]))
    }
    if random.oneIn(8) { options.formUnion([.directionLeftToRight, .directionRightToLeft]) }
    if format.isVertical && random.oneIn(3) { options.insert(.spacingBaselineToBaseline) }
    let fitting: [FormatOptions] =
      format.isVertical
      ? [.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX]
      : [
        .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
        .alignAllFirstBaseline,
      ]
    for option in fitting where random.oneIn(4) { options.insert(option) }
    return options
  }

  private mutating func gap() -> ModelFormat.Gap {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .flush
    case 1: return .standard
    case 2, 3:
      var predicate = predicate(value: gapValue())
      if predicate.relation == nil && predicate.value.text.hasPrefix("-") {
        predicate.relation = "=="
      }
      return .bare(predicate)
    default:
      return .list((0..<random.pick([1, 1, 2, 3])).map { _ in predicate(value: gapValue()) })
    }
  }

  private mutating func sizes(_ names: [String]) -> [ModelFormat.Predicate] {
    (0..<random.pick([1, 1, 2, 3])).map { _ in
      predicate(value: random.oneIn(3) ? .name(random.pick(names)) : gapValue())
    }
  }

  private mutating func gapValue() -> ModelFormat.Value {
    if random.oneIn(3) { return .name(random.pick(Self.metrics.keys.sorted())) }
    let (text, value) = random.pick(random.oneIn(4) ? Self.negative : Self.positive)
    return .number(text, value)
  }

  private mutating func predicate(value: ModelFormat.Value) -> ModelFormat.Predicate {
    ModelFormat.Predicate(
      relation: random.pick([nil, "==", ">=", "<="]), value: value,
      priority: random.oneIn(3) ? random.pick(Self.priorities) : nil)
  }
}
