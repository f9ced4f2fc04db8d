/// The priority of a constraint, greater than 0 and at most 1000.
///
/// A priority may have a fraction. Like `UILayoutPriority`, it has the precision of a `Float`, so
/// 999.99999999 is 1000. The initializers do not check the range. A priority that is not greater than 0 is an
/// error when a layout is solved.
public struct Priority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number.
  ///
  /// Among all numbers that round to the same `Float`, this is the number with the fewest decimal places, up
  /// to 12.
  public let rawValue: Double

  /// Creates a priority from a number, which is rounded to a `Float`.
  public init(rawValue: Double) {
    self.rawValue = Self.rounded(rawValue)
  }

  /// Creates a priority from a number that is not rounded.
  private init(exactly number: Double) {
    rawValue = number
  }

  private static func rounded(_ number: Double) -> Double {
    let float = Float(number)
    var scale = 1.0
    while float.isFinite, scale <= 1e12 {
      let decimal = (Double(float) * scale).rounded() / scale
      if Float(decimal) == float { return decimal }
      scale *= 10
    }
    return Double(float)
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Double) {
    self.init(rawValue: rawValue)
  }

  /// The priority of required constraints: 1000.
  public static let required = Priority(exactly: 1000)
  /// The default priority of compression resistance: 750.
  public static let defaultHigh = Priority(exactly: 750)
  /// The default priority of content hugging: 250.
  public static let defaultLow = Priority(exactly: 250)

  /// Whether a constraint with this priority is required.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Whether the priority is valid for a constraint: greater than 0 and at most 1000.
  package var isInRange: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Returns whether the first priority is weaker than the second.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a number, as in `constraint.priority = 999`.
  public init(integerLiteral number: Int) { self.init(Double(number)) }

  /// Creates a priority from a number.
  public init(floatLiteral number: Double) { self.init(number) }
}
