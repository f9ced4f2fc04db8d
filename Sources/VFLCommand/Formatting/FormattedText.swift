import VFLSources

/// A text whose formats are in their canonical spelling.
struct FormattedText: Sendable, Hashable {
  /// The text.
  var bytes: [UInt8] = []
  /// How many formats there are.
  var formatCount = 0
  /// How many formats were spelled in another way.
  var changedCount = 0
  /// How many formats stay as they are because they have an error.
  var faultyCount = 0
  /// How many formats stay as they are for each other reason, although they could change.
  var held: [HeldReason: Int] = [:]
  /// What a source tells others of its functions, and what it asks them.
  var shared = SharedScan()
}
