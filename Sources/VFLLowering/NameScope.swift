package import VFLRecords

/// The scope in which lowering looks up names.
///
/// Only names that occur in a format string are looked up: a format string with two views costs two lookups,
/// even if the dictionary has thousands of views. Lowering identifies an item by the identifier that the
/// scope assigns. Requirements that only the extended dialect uses have default implementations. A scope is
/// an object because it assigns identifiers during lookups, and all users have to see the same identifiers.
package protocol NameScope: AnyObject {
  /// Returns the item with a name, or `nil` if the name is unknown.
  func item(named name: String) -> ItemID?

  /// Returns the item that a `|` next to an item refers to, or `nil` if the item has no superview.
  func superview(of item: ItemID) -> ItemID?

  /// Returns the name of a superview in equations, or `nil` if it is unknown.
  func name(ofSuperview item: ItemID) -> String?

  /// Returns the value of the metric with a name, or `nil` if the name is unknown.
  func metric(named name: String) -> MetricValue?

  /// The names of all views, for suggestions.
  ///
  /// The names are only used if a name is unknown.
  var viewNames: [String] { get }

  /// The names of all metrics, for suggestions.
  ///
  /// The names are only used if a name is unknown.
  var metricNames: [String] { get }

  /// Returns the names of the view that a variable contains, or an empty array if they are unknown.
  ///
  /// One of the names is suggested if a format string contains the variable instead.
  func keys(ofVariable name: String) -> [String]

  /// The item that `|` refers to if no view determines a superview, or `nil` if there is none.
  var container: ItemID? { get }

  /// Returns the names of the views in an array, or `nil` if there is no such array.
  func array(named name: String) -> [String]?

  /// Returns whether the item with a name exists only because an expression refers to it.
  func isImplied(_ name: String) -> Bool

  /// Returns the given width or height of an item, or `nil` if it is not given.
  func length(of item: ItemID, along axis: Axis) -> Double?

  /// Creates a guide in an item.
  ///
  /// - Parameter words: The text that identifies the guide in diagnostics, in the notation of format strings.
  func addGuide(named name: String, words: String?, in container: ItemID) -> ItemID
}

extension NameScope {
  /// The default value, `nil`.
  package var container: ItemID? { nil }

  /// Returns `nil`.
  package func name(ofSuperview item: ItemID) -> String? { nil }

  /// Returns an empty array.
  package func keys(ofVariable name: String) -> [String] { [] }

  /// Returns `nil`.
  package func array(named name: String) -> [String]? { nil }

  /// Returns `false`.
  package func isImplied(_ name: String) -> Bool { false }

  /// Returns `nil`.
  package func length(of item: ItemID, along axis: Axis) -> Double? { nil }

  /// Returns the container itself, because format strings of Apple's dialect create no guides.
  package func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID { container }
}
