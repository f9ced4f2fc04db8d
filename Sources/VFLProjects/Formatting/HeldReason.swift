/// The reason for which the formatter leaves a format string of a source unchanged although it is not
/// canonical.
package enum HeldReason: Sendable, Hashable, CaseIterable {
  /// A change would span two literals, or leave a literal empty.
  case severalLiterals
  /// A literal is part of several format strings that need different changes.
  case sharedPart
  /// A variable that contains a part of the string is also used for another purpose.
  case usedElsewhere
  /// The text also occurs elsewhere in the file, outside of a format string, where it may be compared.
  case writtenElsewhere
  /// The change would alter the set of format strings that are found in the file.
  case unproven

  /// The reason as a clause.
  package var text: String {
    switch self {
    case .severalLiterals: "a change would span several literals"
    case .sharedPart: "they share parts with other format strings"
    case .usedElsewhere: "a variable with one of their parts is also used for another purpose"
    case .writtenElsewhere: "the same text occurs elsewhere in the file, where it may be compared"
    case .unproven: "a change would alter the set of format strings in the file"
    }
  }
}
