package import VFLSources

/// A text whose formats are in their canonical spelling.
package struct FormattedText: Sendable, Hashable {
  /// The text.
  package var bytes: [UInt8] = []
  /// How many formats there are.
  package var formatCount = 0
  /// How many formats were spelled in another way.
  package var changedCount = 0
  /// How many formats stay as they are because they have an error.
  package var faultyCount = 0
  /// How many formats stay as they are for each other reason, although they could change.
  package var held: [HeldReason: Int] = [:]
  /// What a source tells others of its functions, and what it asks them.
  package var shared = SharedScan()

  /// Creates an empty text.
  package init() {}
}
