/// A slope with one number a level, the strongest first, of so few levels that it needs no array.
///
/// What is required counts as the strongest level, at which each row costs 1 a unit: an optimum that
/// violates nothing required is the same then.
struct LevelVector: Sendable {
  /// How many levels below required there may be.
  static let levelLimit = 7

  private(set) var numbers = SIMD8<Double>.zero

  /// A slope of 0.
  init() {}

  /// A number at one level, which may be infinite at that of what is required.
  init(_ value: Double, level: DenseIndex) {
    if value.isInfinite {
      numbers[0] = value > 0 ? 1 : -1
    } else if level >= 0 {
      numbers[Int(level) + 1] = value
    }
  }

  private init(numbers: SIMD8<Double>) { self.numbers = numbers }

  var isZero: Bool { numbers == .zero }

  /// Whether it is less than another, equal but for rounding, or more: -1, 0 or 1.
  @inline(__always)
  func compared(to other: LevelVector) -> Int {
    if numbers == other.numbers { return 0 }
    for place in 0..<SIMD8<Double>.scalarCount {
      let (left, right) = (numbers[place], other.numbers[place])
      if left != right && Tolerance.differ(left, right) { return left < right ? -1 : 1 }
    }
    return 0
  }

  @inline(__always)
  static func + (left: LevelVector, right: LevelVector) -> LevelVector {
    LevelVector(numbers: left.numbers + right.numbers)
  }

  @inline(__always)
  static func - (left: LevelVector, right: LevelVector) -> LevelVector {
    LevelVector(numbers: left.numbers - right.numbers)
  }

  @inline(__always)
  static func * (left: LevelVector, right: Double) -> LevelVector {
    LevelVector(numbers: left.numbers * right)
  }
}
