import VFLDiagnostics
package import VFLLowering
package import VFLRecords

/// A scope in which each name stands for itself: formats with equal records in it have equal records whatever
/// the names stand for.
///
/// A metric of unknown number gets a number made of its name, so that such metrics are equal only where their
/// names are. Each view has a superview of its own.
package final class SymbolicScope: NameScope {
  /// The numbers of metrics, where they are known.
  package var metricValues: [String: Double] = [:]
  /// Whether a name that was asked for as an item is a view, and not a metric of unknown number.
  private let prefersViews: Bool
  /// The items by name.
  private var items: [String: ItemID] = [:]
  /// The names of the items, in the order in which they were asked for.
  package private(set) var itemNames: [String] = []

  /// Creates a scope in which no metric is known.
  ///
  /// In a size, a name may stand for a view or for a metric. With `prefersViews` it is a view when it
  /// was asked for as one before; without, it is always a metric, so that none is missing in a gap.
  package init(prefersViews: Bool = false) {
    self.prefersViews = prefersViews
  }

  /// The item with a name, one for each.
  package func item(named name: String) -> ItemID? {
    if let item = items[name] { return item }
    let item = ItemID(itemNames.count)
    items[name] = item
    itemNames.append(name)
    return item
  }

  /// Numbers the items with some names, unless they have a number.
  func addItems(named names: some Sequence<String>) {
    for name in names { _ = item(named: name) }
  }

  /// A superview of the item's own.
  package func superview(of item: ItemID) -> ItemID? { ItemID(-1 - item.index) }

  /// The number of a metric; where it is not known, a number made of the name, or `nil` for a name that
  /// stands for a view.
  package func metric(named name: String) -> MetricValue? {
    if let value = metricValues[name] { return .number(value) }
    return prefersViews && items[name] != nil ? nil : .number(Self.number(of: name))
  }

  /// None: nothing is unknown.
  package var viewNames: [String] { [] }

  /// None: nothing is unknown.
  package var metricNames: [String] { [] }

  /// A number between 1 and 999, so that it can be a priority too, from 52 bits of a hash.
  private static func number(of name: String) -> Double {
    var hash = StableHash()
    hash.add(name.utf8)
    return 1 + Double(hash.value >> 12) / Double(1 << 52 as UInt64) * 998
  }
}
