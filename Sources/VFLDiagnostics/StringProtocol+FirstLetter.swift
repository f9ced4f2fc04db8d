extension StringProtocol {
  /// The text with a small first letter.
  package var loweringFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The text with a capital first letter.
  package var raisingFirst: String { prefix(1).uppercased() + dropFirst() }
}
