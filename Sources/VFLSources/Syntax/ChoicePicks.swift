/// The conditions under which a program takes one of several ways: for some choices the branch that is
/// picked.
///
/// Two conditions that are spelled in the same way count as one choice; so does a list that is walked
/// through, wherever its element is named.
struct ChoicePicks {
  /// A branch of a choice.
  struct Pick {
    /// The choice, by its spelling or its place.
    let choice: String
    /// The branch.
    fileprivate(set) var branch: ChoiceBranch
    /// The token at which it is chosen; the last one where the same is asked for again.
    fileprivate(set) var place: Int
    /// Whether a later choice takes or leaves what was chosen, so that the branch need not lead to it.
    fileprivate(set) var isNarrowed = false

    /// Whether the choice is which element of a list is taken.
    var isElement: Bool { choice.hasPrefix("#") && !choice.hasPrefix("#if") }
  }

  /// The branches, each choice once.
  private(set) var picks: [Pick] = []

  /// Creates picks without any condition.
  init() {}

  /// One branch of one choice, which is made at a token.
  init(_ choice: String, _ branch: ChoiceBranch, at place: Int) {
    picks = [Pick(choice: choice, branch: branch, place: place)]
  }

  /// Whether there is no condition.
  var isEmpty: Bool { picks.isEmpty }

  /// The branch of a choice; `nil` where that may be any.
  func branch(of choice: String) -> ChoiceBranch? { picks.first { $0.choice == choice }?.branch }

  /// Whether other picks have the same conditions.
  func isSame(_ other: ChoicePicks) -> Bool {
    picks.count == other.picks.count
      && picks.allSatisfy { other.branch(of: $0.choice) == $0.branch }
  }

  /// The conditions of both; `nil` when they contradict each other.
  func union(_ other: ChoicePicks) -> ChoicePicks? {
    var result = self
    for pick in other.picks {
      if let index = result.picks.firstIndex(where: { $0.choice == pick.choice }) {
        let branch = result.picks[index].branch
        guard let common = branch.intersection(pick.branch) else { return nil }
        result.picks[index].branch = common
        result.picks[index].place = max(result.picks[index].place, pick.place)
        // That both branches are taken at some time does not say that what they share is.
        result.picks[index].isNarrowed =
          result.picks[index].isNarrowed || pick.isNarrowed
          || common != branch && common != pick.branch
      } else {
        result.picks.append(pick)
      }
    }
    return result
  }

  /// The picks in a branch that begins at a token: those made in front of the token are narrowed, since the
  /// branch's condition may have to do with theirs.
  func taken(inBranchAt place: Int) -> ChoicePicks {
    var result = self
    for index in picks.indices where picks[index].place < place {
      result.picks[index].isNarrowed = true
    }
    return result
  }

  /// The picks, as if all of them were made at another token.
  func moved(to place: Int) -> ChoicePicks {
    var result = self
    for index in result.picks.indices { result.picks[index].place = place }
    return result
  }

  /// The picks, with each element of the list in a range of tokens picked at another token.
  func movingElements(of list: Range<Int>, to place: Int) -> ChoicePicks {
    var result = self
    for index in result.picks.indices
    where picks[index].isElement && list.contains(picks[index].place) {
      result.picks[index].place = place
    }
    return result
  }
}
