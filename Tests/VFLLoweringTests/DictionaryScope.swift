import VFLLowering
import VFLRecords

/// A scope of two dictionaries: views with the names of their superviews, and metrics.
///
/// Items are numbered in the order in which they are first requested.
final class DictionaryScope: NameScope {
  /// The name of each view's superview; `nil` for a view without a superview.
  var views: [String: String?]
  /// The values of the metrics.
  var metrics: [String: MetricValue]
  /// The names of the items, by number.
  var names: [String]

  init(views: [String: String?], metrics: [String: MetricValue], names: [String] = []) {
    self.views = views
    self.metrics = metrics
    self.names = names
  }

  func item(named name: String) -> ItemID? {
    views[name] == nil ? nil : identifier(of: name)
  }

  func superview(of item: ItemID) -> ItemID? {
    guard let superview = views[name(of: item)], let superview else { return nil }
    return identifier(of: superview)
  }

  func name(ofSuperview item: ItemID) -> String? { name(of: item) }

  func metric(named name: String) -> MetricValue? { metrics[name] }

  var viewNames: [String] { views.keys.sorted() }

  var metricNames: [String] { metrics.keys.sorted() }

  /// Returns the name of an item; `?` if there is no such item.
  func name(of item: ItemID) -> String {
    names.indices.contains(item.index) ? names[item.index] : "?"
  }

  /// Returns the item with a name, with the next number if the name is new.
  func identifier(of name: String) -> ItemID {
    if let known = names.firstIndex(of: name) { return ItemID(known) }
    names.append(name)
    return ItemID(names.count - 1)
  }
}
