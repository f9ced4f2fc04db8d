/// The conditions under which a program takes one of several paths: a branch for each of some choices.
///
/// Two conditions with the same spelling and the same variable values are one choice. A list whose elements are
/// used one after the other is a choice, too.
struct Decisions {
  /// A branch of a choice.
  struct Decision: Equatable {
    let choice: Int
    fileprivate(set) var branch: ChoiceBranch
    /// The position of the walk at which the branch is taken; the last one if the choice is made again.
    fileprivate(set) var position: Int
    /// Whether a later choice decides whether the value is used, so that the branch alone does not lead to it.
    fileprivate(set) var isNarrowed = false
    /// Whether a test of another part of the element decides whether the value is used.
    fileprivate(set) var isDoubted = false
    /// Whether the choice is the element of a list.
    let isElement: Bool
  }
  /// The decisions, one for each choice.
  private(set) var all: [Decision] = []

  init() {}

  init(_ choice: Int, _ branch: ChoiceBranch, at position: Int, isElement: Bool = false) {
    all = [Decision(choice: choice, branch: branch, position: position, isElement: isElement)]
  }

  var isEmpty: Bool { all.isEmpty }
  /// Whether a test of another part of an element decides whether the value is used.
  var areDoubted: Bool { all.contains { $0.isDoubted } }
  /// Whether there are no other decisions than elements of lists.
  var areElements: Bool { all.allSatisfy { $0.isElement } }

  /// Returns the branch of a choice; `nil` for a choice that is not decided.
  func branch(of choice: Int) -> ChoiceBranch? { all.first { $0.choice == choice }?.branch }

  /// Returns whether other decisions have the same choices and branches.
  func isSame(_ other: Decisions) -> Bool {
    all.count == other.all.count && all.allSatisfy { other.branch(of: $0.choice) == $0.branch }
  }

  /// Returns the decisions of both; `nil` when they contradict each other.
  func union(_ other: Decisions) -> Decisions? {
    if other.all.isEmpty { return self }
    var result = self
    for decision in other.all {
      guard let index = result.all.firstIndex(where: { $0.choice == decision.choice }) else {
        result.all.append(decision)
        continue
      }
      let branch = result.all[index].branch
      guard let common = branch.intersection(decision.branch) else { return nil }
      result.all[index].branch = common
      result.all[index].position = max(result.all[index].position, decision.position)
      if decision.isDoubted { result.all[index].isDoubted = true }
      // Each branch is taken at some time, but not necessarily their intersection.
      if decision.isNarrowed || common != branch && common != decision.branch {
        result.all[index].isNarrowed = true
      }
    }
    return result
  }

  /// How many answers of one choice become one branch.
  private static let answerLimit = 64

  /// Returns the decisions that hold if these or other ones hold; `nil` if they differ in more than one choice.
  func merged(with other: Decisions) -> Decisions? {
    guard all.count == other.all.count else { return nil }
    var result = self
    var different: Int?
    for (index, (own, decision)) in zip(all, other.all).enumerated() where own != decision {
      guard different == nil, own.choice == decision.choice,
        own.branch.answers.count + decision.branch.answers.count <= Self.answerLimit
      else { return nil }
      result.all[index].branch = decision.branch
      guard result.all[index] == decision else { return nil }
      result.all[index].branch = own.branch.union(decision.branch)
      different = index
    }
    if let different, result.all[different].branch.isCertain { result.all.remove(at: different) }
    return result
  }

  /// Returns whether other decisions contradict these.
  func excludes(_ other: Decisions) -> Bool {
    other.all.contains { decision in
      all.contains { $0.choice == decision.choice && !$0.branch.meets(decision.branch) }
    }
  }

  /// Returns whether other decisions take another branch of one statement.
  ///
  /// The same condition at another position may have another value there.
  func areElsewhere(than other: Decisions) -> Bool {
    all.contains { decision in
      other.all.contains {
        $0.choice == decision.choice && $0.position == decision.position
          && !$0.branch.meets(decision.branch)
      }
    }
  }

  func implies(_ others: Decisions) -> Bool {
    others.all.allSatisfy { other in branch(of: other.choice)?.isSubset(of: other.branch) == true }
  }

  /// Returns the decisions as a branch sees them that begins at a position.
  ///
  /// Earlier decisions are narrowed, since the condition of the branch may depend on theirs.
  func narrowed(before position: Int) -> Decisions {
    var result = self
    for index in all.indices where all[index].position < position {
      result.all[index].isNarrowed = true
    }
    return result
  }

  /// The decisions after a test of other parts of the elements.
  var doubted: Decisions {
    var result = self
    for index in all.indices where all[index].isElement { result.all[index].isDoubted = true }
    return result
  }

  /// Returns the decisions as if all, or all elements of lists, were made at another position.
  func moved(to position: Int, onlyElements: Bool = false) -> Decisions {
    var result = self
    for index in all.indices where !onlyElements || all[index].isElement {
      result.all[index].position = position
    }
    return result
  }
}
