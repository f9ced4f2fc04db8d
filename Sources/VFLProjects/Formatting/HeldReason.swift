/// Why the formatter leaves a format of a source as it is although the format is not canonical.
package enum HeldReason: Sendable, Hashable, CaseIterable {
  /// A change would reach over two literals, or leave nothing of one.
  case severalLiterals
  /// A literal is a part of several formats, which want different changes of it.
  case sharedPart
  /// A variable that holds a part of it is read for something else than a format.
  case usedElsewhere
  /// The text of the format stands in the file once more where it is no format, and may be compared with it.
  case writtenElsewhere
  /// With the change, other formats would be found in the file than before.
  case unproven

  /// The reason, behind "left as written, ".
  package var text: String {
    switch self {
    case .severalLiterals: "a change would reach over several literals"
    case .sharedPart: "parts of them belong to other formats, too"
    case .usedElsewhere: "a variable that holds a part of them is read for something else, too"
    case .writtenElsewhere: "the same text stands elsewhere in the file, perhaps to be compared"
    case .unproven: "a change would alter which formats there are"
    }
  }
}
