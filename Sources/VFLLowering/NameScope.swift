public import VFLRecords

/// Where lowering looks names up.
///
/// Only names that occur in a format are asked for, so a dictionary of thousands of views costs a
/// format of two views two look-ups. An item is known to lowering by the identifier that the scope
/// gives it.
public protocol NameScope {
  /// The item with a name; `nil` when there is none.
  mutating func item(named name: String) -> ItemID?

  /// The item that a `|` beside an item means; `nil` when it has no superview.
  mutating func superview(of item: ItemID) -> ItemID?

  /// What the metric with a name stands for; `nil` when there is none.
  func metric(named name: String) -> MetricValue?

  /// The names of all views, for suggestions; asked for only when a name is unknown.
  var viewNames: [String] { get }

  /// The names of all metrics, for suggestions; asked for only when a name is unknown.
  var metricNames: [String] { get }
}
