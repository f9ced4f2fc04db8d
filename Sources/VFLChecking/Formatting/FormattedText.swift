package import VFLSources

/// The content of a file whose format strings are canonical, with counts of the changes.
package struct FormattedText: Sendable, Hashable {
  /// The formatted content.
  package var bytes: [UInt8] = []
  /// The number of format strings.
  package var formatCount = 0
  /// The number of changed format strings.
  package var changedCount = 0
  /// The number of format strings that were left unchanged because of errors.
  package var invalidCount = 0
  /// The number of format strings that were left unchanged although they are not canonical, for each reason.
  package var unformatted: [UnformattedReason: Int] = [:]
  /// The functions that a source file declares for other inputs, and the functions that it calls in other
  /// inputs.
  package var shared = SharedScan()

  /// Creates the result for an empty file.
  package init() {}
}
