/// A branch of a choice, as the set of answers that lead to it: some answers, or all but some.
///
/// Two branches may be spelled in different ways and still share an answer, such as `case .a, .b`, and
/// `default` means something else in each `switch`.
package struct ChoiceBranch: Sendable, Hashable {
  /// The answers that lead to the branch, or the other answers if ``isRest`` is set.
  private(set) var answers: Set<String>
  /// Whether all answers but ``answers`` lead to the branch.
  private(set) var isRest: Bool

  /// The branch of one answer.
  package init(_ answer: String) { self.init([answer]) }

  /// The branch of some answers, or of all but those.
  package init(_ answers: Set<String>, isRest: Bool = false) {
    (self.answers, self.isRest) = (answers, isRest)
  }

  /// The branch that is taken if a condition is true.
  package static let yes = ChoiceBranch("yes")
  /// The branch that is taken if a condition is false.
  package static let no = ChoiceBranch(["yes"], isRest: true)

  /// Whether all answers lead to the branch.
  var isCertain: Bool { isRest && answers.isEmpty }

  /// The answers that lead to both branches; `nil` when there are none.
  func intersection(_ other: ChoiceBranch) -> ChoiceBranch? {
    let common =
      switch (isRest, other.isRest) {
      case (false, false): ChoiceBranch(answers.intersection(other.answers))
      case (false, true): ChoiceBranch(answers.subtracting(other.answers))
      case (true, false): ChoiceBranch(other.answers.subtracting(answers))
      case (true, true): ChoiceBranch(answers.union(other.answers), isRest: true)
      }
    return common.answers.isEmpty && !common.isRest ? nil : common
  }

  /// The answers that lead to at least one of the branches.
  func union(_ other: ChoiceBranch) -> ChoiceBranch {
    let outside = ChoiceBranch(answers, isRest: !isRest)
      .intersection(ChoiceBranch(other.answers, isRest: !other.isRest))
    return outside.map { ChoiceBranch($0.answers, isRest: !$0.isRest) }
      ?? ChoiceBranch([], isRest: true)
  }

  /// Whether all of its answers belong to another branch.
  func isSubset(of other: ChoiceBranch) -> Bool { intersection(other) == self }

  /// Whether the branches may be taken together.
  package func meets(_ other: ChoiceBranch) -> Bool { intersection(other) != nil }
}
