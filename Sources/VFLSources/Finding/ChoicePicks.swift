/// What has to be so for a program to take one of several ways: for each choice the branch.
///
/// Two conditions that are spelled in the same way count as one choice; so does a list that is walked
/// through, wherever its element is named.
struct ChoicePicks: Equatable {
  /// A branch of a choice.
  struct Pick: Hashable {
    /// The choice, by its spelling or its place.
    let choice: String
    /// The branch.
    let branch: String
  }

  /// The branches, each choice once.
  private(set) var picks: [Pick] = []

  /// Nothing has to be so.
  init() {}

  /// One branch of one choice.
  init(_ choice: String, _ branch: String) {
    picks = [Pick(choice: choice, branch: branch)]
  }

  /// What has to be so for both; `nil` when that cannot be.
  func union(_ other: ChoicePicks) -> ChoicePicks? {
    var result = self
    for pick in other.picks {
      if let known = result.picks.first(where: { $0.choice == pick.choice }) {
        guard known.branch == pick.branch else { return nil }
      } else {
        result.picks.append(pick)
      }
    }
    return result
  }
}
