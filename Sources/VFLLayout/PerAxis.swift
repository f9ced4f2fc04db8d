public import VFLRecords

/// One value for each axis.
public struct PerAxis<Value> {
  /// The value of the horizontal axis.
  public var horizontal: Value
  /// The value of the vertical axis.
  public var vertical: Value

  /// Creates a pair from the value of each axis.
  public init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair of the same value.
  public init(both value: Value) {
    self.init(value, value)
  }

  /// The value of an axis.
  public subscript(axis: Axis) -> Value {
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
