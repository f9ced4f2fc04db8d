/// The priority of a constraint: more than 0, at most 1000, fractions allowed.
///
/// A priority has the precision of a `Float`, as `UILayoutPriority` does: 999.99999999 is 1000. It is not
/// checked when it is created; solving a layout refuses one that is not above 0.
public struct Priority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number; of all numbers that round to the same `Float`, the one with the fewest decimal places, if
  /// 12 places suffice.
  public let rawValue: Double

  /// Creates a priority from its number, which is rounded to a `Float`.
  public init(rawValue: Double) {
    self.rawValue = Self.rounded(rawValue)
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

  /// Creates a priority from its number.
  public init(_ rawValue: Double) {
    self.init(rawValue: rawValue)
  }

  /// 1000: the constraint has to hold.
  public static let required = Priority(1000)
  /// 750: what compression resistance has unless it is changed.
  public static let defaultHigh = Priority(750)
  /// 250: what hugging has unless it is changed.
  public static let defaultLow = Priority(250)

  /// Whether a constraint of this priority has to hold.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Whether a constraint can have this priority: more than 0, at most 1000.
  package var isInRange: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Whether the weaker priority stands on the left.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from its number, as in `constraint.priority = 999`.
  public init(integerLiteral number: Int) { self.init(Double(number)) }

  /// Creates a priority from its number.
  public init(floatLiteral number: Double) { self.init(number) }
}
