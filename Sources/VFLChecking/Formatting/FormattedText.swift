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

/// The reason why the formatter leaves a format string in a source file unchanged although it is not
/// canonical.
package enum UnformattedReason: Sendable, Hashable, CaseIterable {
  /// The change would span two string literals or a computed part, or would leave a literal empty.
  case severalLiterals
  /// A string literal is part of several format strings that require different changes.
  case sharedPart
  /// A variable that contains a part of the format string is also used for another purpose.
  case usedElsewhere
  /// The same string also occurs in the file outside of a format string, so the program may compare the two
  /// strings.
  case writtenElsewhere
  /// The change would alter the set of format strings that a scan finds in the file.
  case unproven

  /// The reason, as a clause.
  package var text: String {
    switch self {
    case .severalLiterals: "a change would span several literals or a computed part"
    case .sharedPart: "they share parts with other format strings"
    case .usedElsewhere: "a variable that contains a part is also used for another purpose"
    case .writtenElsewhere: "the same text occurs elsewhere in the file, where it may be compared"
    case .unproven: "a change would alter the set of format strings in the file"
    }
  }
}
