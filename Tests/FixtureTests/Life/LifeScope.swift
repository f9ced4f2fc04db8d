import VFLLowering
import VFLRecords

/// A name scope in which the first item is the superview of all other items.
final class LifeScope: NameScope {
  /// The names of the items in order.
  let names: [String]
  /// The values of the metrics.
  let metrics: [String: Double]

  init(names: [String], metrics: [String: Double]) {
    self.names = names
    self.metrics = metrics
  }

  func item(named name: String) -> ItemID? {
    names.dropFirst().firstIndex(of: name).map { ItemID($0) }
  }

  func superview(of item: ItemID) -> ItemID? { ItemID(0) }

  func metric(named name: String) -> MetricValue? { metrics[name].map(MetricValue.number) }

  var viewNames: [String] { Array(names.dropFirst()) }

  var metricNames: [String] { metrics.keys.sorted() }
}
