/// The priority of a constraint: more than 0, at most 1000, fractions allowed.
///
/// A priority is not checked when it is created; solving a layout refuses one that is not above 0.
public struct Priority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number.
  public let rawValue: Double

  /// Creates a priority from its number.
  public init(rawValue: Double) {
    self.rawValue = rawValue
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
