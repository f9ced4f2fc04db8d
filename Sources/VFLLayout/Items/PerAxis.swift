public import VFLRecords

/// A pair of values, one for each axis.
public struct PerAxis<Value> {
  /// The value for the horizontal axis.
  public var horizontal: Value
  /// The value for the vertical axis.
  public var vertical: Value

  /// Creates a pair from the values for the two axes.
  public init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair with the same value for both axes.
  public init(both value: Value) {
    self.init(value, value)
  }

  /// Accesses the value for an axis.
  public subscript(axis: Axis) -> Value {
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    // A setter would make a copy of a collection for each change of an element.
    _modify {
      switch axis {
      case .horizontal: yield &horizontal
      case .vertical: yield &vertical
      }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
