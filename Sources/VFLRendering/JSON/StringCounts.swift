/// How many format strings a check found in a source, and how many of them it could read.
public struct StringCounts: Sendable, Hashable {
  /// Why some strings could not be read, and how many.
  public struct Reason: Sendable, Hashable {
    /// What stands in the place of a literal: `parameter`, `variable`, `callResult`,
    /// `receiver`, `combination`, `expression`.
    public let name: String
    /// How many there are.
    public let count: Int

    /// Creates a reason with its count.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The strings that were checked from end to end, with their names.
  public let checked: Int
  /// The strings that were checked in part.
  public let checkedInPart: Int
  /// How many of these have names of which it is not seen whether they are given.
  public let withUnseenNames: Int
  /// How many of these have parts that only a run of the program knows, and were checked around them.
  public let withComputedParts: Int
  /// The strings that were not.
  public let notChecked: [Reason]

  /// Creates the counts of a source.
  public init(
    checked: Int, checkedInPart: Int = 0, withUnseenNames: Int = 0, withComputedParts: Int = 0,
    notChecked: [Reason]
  ) {
    (self.checked, self.checkedInPart) = (checked, checkedInPart)
    self.withUnseenNames = withUnseenNames
    self.withComputedParts = withComputedParts
    self.notChecked = notChecked
  }
}
