public import VFLLowering

/// A value in a metrics dictionary: a number, or a string that contains a number.
///
/// To use another number type that conforms to `BinaryFloatingPoint` or `BinaryInteger`, declare its
/// conformance: `extension CGFloat: @retroactive Metric {}`.
public protocol Metric {
  /// The value of the metric.
  var metricValue: MetricValue { get }
}

extension Metric where Self: BinaryFloatingPoint {
  /// The number, as the nearest `Double`.
  public var metricValue: MetricValue { .number(Double(self)) }
}

extension Metric where Self: BinaryInteger {
  /// The number, as the nearest `Double`.
  public var metricValue: MetricValue { .number(Double(self)) }
}

extension Double: Metric {}
extension Float: Metric {}
extension Int: Metric {}
extension Int8: Metric {}
extension Int16: Metric {}
extension Int32: Metric {}
extension Int64: Metric {}
extension UInt: Metric {}
extension UInt8: Metric {}
extension UInt16: Metric {}
extension UInt32: Metric {}
extension UInt64: Metric {}

extension String: Metric {
  /// The number that the string contains, for example 12 for `"12"`.
  ///
  /// A string that is not a number has no value and is reported as an error when it is used.
  public var metricValue: MetricValue { MetricValue(text: self) }
}
