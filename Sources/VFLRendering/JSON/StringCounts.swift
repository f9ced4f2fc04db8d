/// The numbers of format strings that a check found in a source, and of those that it could read.
package struct StringCounts: Sendable, Hashable {
  /// A reason for which strings could not be read, and how many.
  package struct Reason: Sendable, Hashable {
    /// What stands in the place of a literal: `parameter`, `variable`, `callResult`,
    /// `receiver`, `combination`, `expression`.
    package let name: String
    /// How many there are.
    package let count: Int

    /// Creates a reason with its count.
    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The strings that were checked from end to end, with their names.
  package let checked: Int
  /// The strings that were checked in part.
  package let checkedInPart: Int
  /// How many of these have names of which it is not seen whether they are given.
  package let withUnseenNames: Int
  /// How many of these have parts that only a run of the program knows, and were checked around them.
  package let withComputedParts: Int
  /// The strings that were not.
  package let notChecked: [Reason]

  /// Creates the counts of a source.
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
