package import VFLSources

/// A text whose format strings are canonical.
package struct FormattedText: Sendable, Hashable {
  /// The text.
  package var bytes: [UInt8] = []
  /// The number of format strings.
  package var formatCount = 0
  /// The number of changed format strings.
  package var changedCount = 0
  /// The number of format strings that are unchanged because of an error.
  package var faultyCount = 0
  /// The number of format strings that are unchanged although they are not canonical, by reason.
  package var held: [HeldReason: Int] = [:]
  /// The functions that a source declares for other inputs, and the functions of other inputs that it calls.
  package var shared = SharedScan()

  /// Creates an empty text.
  package init() {}
}
