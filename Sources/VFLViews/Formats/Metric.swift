public import VFLLowering

/// A value of a metrics dictionary: any number, or a text that is one.
///
/// Another number type takes one line, as it is a `BinaryFloatingPoint` or a `BinaryInteger`:
/// `extension CGFloat: @retroactive Metric {}`.
public protocol Metric {
  /// What the metric stands for.
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
  /// The number that the text spells, as `"12"` does; a text that spells none is no number.
  public var metricValue: MetricValue { MetricValue(text: self) }
}
