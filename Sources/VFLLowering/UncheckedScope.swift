package import VFLRecords

/// A scope in which every name is known: it checks a format without its dictionaries.
///
/// Numbers are still checked, so is the fit of options; a metric counts as a number that is right
/// everywhere, and every view has a superview.
package final class UncheckedScope: NameScope {
  private static let item = ItemID(0)

  /// Creates the scope.
  package init() {}

  /// An item, whatever the name.
  package func item(named name: String) -> ItemID? { Self.item }

  /// An item.
  package func superview(of item: ItemID) -> ItemID? { Self.item }

  /// A number, whatever the name.
  package func metric(named name: String) -> MetricValue? { .number(1) }

  /// No names: nothing is unknown.
  package var viewNames: [String] { [] }

  /// No names: nothing is unknown.
  package var metricNames: [String] { [] }
}
