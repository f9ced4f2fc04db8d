package import VFLRecords

/// Where lowering looks names up.
///
/// Only names that occur in a format are asked for, so a dictionary of thousands of views costs a
/// format of two views two look-ups. An item is known to lowering by the identifier that the scope
/// gives it. What the extended dialect alone asks for has an answer for scopes that know nothing of it.
/// A scope is an object: it gives out identifiers while it is asked, and whoever asks sees the same ones.
package protocol NameScope: AnyObject {
  /// The item with a name; `nil` when there is none.
  func item(named name: String) -> ItemID?

  /// The item that a `|` beside an item means; `nil` when it has no superview.
  func superview(of item: ItemID) -> ItemID?

  /// What the metric with a name stands for; `nil` when there is none.
  func metric(named name: String) -> MetricValue?

  /// The names of all views, for suggestions; asked for only when a name is unknown.
  var viewNames: [String] { get }

  /// The names of all metrics, for suggestions; asked for only when a name is unknown.
  var metricNames: [String] { get }

  /// What `|` means where no view tells its superview; `nil` when there is nothing.
  var container: ItemID? { get }

  /// The names of the views of an array; `nil` when there is no such array.
  func array(named name: String) -> [String]?

  /// Whether the item with a name is there for no other reason than that an expression names it.
  func isImplied(_ name: String) -> Bool

  /// Makes a guide that lies in an item; `words` are those of the format for it, which people are told
  /// it by.
  func addGuide(named name: String, words: String?, in container: ItemID) -> ItemID
}

extension NameScope {
  /// Nothing.
  package var container: ItemID? { nil }

  /// None.
  package func array(named name: String) -> [String]? { nil }

  /// No item is.
  package func isImplied(_ name: String) -> Bool { false }

  /// The item itself: formats of Apple's dialect make no guides.
  package func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID { container }
}
