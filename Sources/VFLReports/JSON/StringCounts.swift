/// The numbers of format strings in a source file that were checked, partly checked and not checked.
package struct StringCounts: Sendable, Hashable {
  /// A reason why format strings could not be read, and the number of these strings.
  package struct Reason: Sendable, Hashable {
    /// The name of the reason: `parameter`, `variable`, `callResult`, `receiver`, `unresolved`,
    /// `combination`, `effort` or `expression`.
    package let name: String
    /// The number of format strings.
    package let count: Int

    /// Creates a reason with its count.
    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The number of strings that were completely checked, including the names that they contain.
  package let checked: Int
  /// The number of strings that were partly checked.
  package let checkedInPart: Int
  /// The number of partly checked strings whose names are not all known.
  package let withUnseenNames: Int
  /// The number of partly checked strings with parts that are computed at run time.
  ///
  /// Such a string can also be counted in `withUnseenNames`.
  package let withComputedParts: Int
  /// The reasons why strings were not checked, with their counts.
  package let notChecked: [Reason]

  /// Creates the counts of a source file.
  package init(
    checked: Int, checkedInPart: Int = 0, withUnseenNames: Int = 0, withComputedParts: Int = 0,
    notChecked: [Reason]
  ) {
    (self.checked, self.checkedInPart) = (checked, checkedInPart)
    self.withUnseenNames = withUnseenNames
    self.withComputedParts = withComputedParts
    self.notChecked = notChecked
  }
}
