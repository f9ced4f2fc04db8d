import VFLDiagnostics
package import VFLLowering
package import VFLRecords

/// A scope in which each name has a unique meaning.
///
/// If two format strings have equal records in this scope, they have equal records for any values of the
/// names.
///
/// A metric with an unknown value gets a number that is derived from its name, so that two such metrics are
/// equal only if their names are equal. Each view has its own superview.
package final class SymbolicScope: NameScope {
  /// The known values of metrics.
  package var metricValues: [String: Double] = [:]
  /// Whether a name that was looked up as an item is a view rather than a metric with an unknown value.
  private let prefersViews: Bool
  /// The items by name.
  private var items: [String: ItemID] = [:]
  /// The names of the items, in the order of the first lookup.
  package private(set) var itemNames: [String] = []

  /// Creates a scope in which no metric is known.
  ///
  /// In a size, a name can refer to a view or to a metric. If `prefersViews` is `true`, the name refers to a
  /// view if it was looked up as a view before. Otherwise, it always refers to a metric, so that no metric in
  /// a gap is unknown.
  package init(prefersViews: Bool = false) {
    self.prefersViews = prefersViews
  }

  /// Returns the item with a name, creating it on first use.
  package func item(named name: String) -> ItemID? {
    if let item = items[name] { return item }
    let item = ItemID(itemNames.count)
    items[name] = item
    itemNames.append(name)
    return item
  }

  /// Creates the items with the given names, unless they exist.
  func addItems(named names: some Sequence<String>) {
    for name in names { _ = item(named: name) }
  }

  /// Returns a superview that no other item has.
  package func superview(of item: ItemID) -> ItemID? { ItemID(-1 - item.index) }

  /// Returns the value of a metric.
  ///
  /// If the value is not known, returns a number derived from the name, or `nil` if the name refers to a
  /// view.
  package func metric(named name: String) -> MetricValue? {
    if let value = metricValues[name] { return .number(value) }
    return prefersViews && items[name] != nil ? nil : .number(Self.number(of: name))
  }

  /// An empty list, because no name is unknown.
  package var viewNames: [String] { [] }

  /// An empty list, because no name is unknown.
  package var metricNames: [String] { [] }

  /// Returns a number derived from 52 bits of a hash of the name.
  ///
  /// The number is between 1 and 999, so that it is a valid priority.
  private static func number(of name: String) -> Double {
    var hash = StableHash()
    hash.add(name.utf8)
    return 1 + Double(hash.value >> 12) / Double(1 << 52 as UInt64) * 998
  }
}
