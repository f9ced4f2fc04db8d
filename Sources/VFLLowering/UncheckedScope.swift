package import VFLRecords

/// A scope in which every name is known.
///
/// Use this scope to check a format string without its dictionaries.
///
/// Numbers and options are still checked. Every metric has a value that is valid in any position, and every
/// view has a superview.
package final class UncheckedScope: NameScope, Sendable {
  /// The scope, which has no state.
  package static let shared = UncheckedScope()

  private static let item = ItemID(0)

  private init() {}

  /// Returns the same item for any name.
  package func item(named name: String) -> ItemID? { Self.item }

  /// Returns the same item.
  package func superview(of item: ItemID) -> ItemID? { Self.item }

  /// Returns a number for any name.
  package func metric(named name: String) -> MetricValue? { .number(1) }

  /// An empty list, because no name is unknown.
  package var viewNames: [String] { [] }

  /// An empty list, because no name is unknown.
  package var metricNames: [String] { [] }
}
