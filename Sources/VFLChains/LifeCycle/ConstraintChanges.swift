public import VFLViews

/// The outcome of `makeConstraints`, `updateConstraints` or `remakeConstraints`: the lines of the block, and
/// which constraint objects were added and removed.
public struct ConstraintChanges {
  /// The lines of the block, in their order; for several elements one element's after the other's.
  public let constraints: [ChainedConstraint]
  /// The constraint objects that were there: the same but for constant and priority, which they have
  /// from the block now.
  public let matched: [LayoutConstraint]
  /// The constraint objects that were not there and are new.
  public let added: [LayoutConstraint]
  /// The constraint objects that the block does not ask for any longer and that are out of force.
  public let removed: [LayoutConstraint]
}

extension ConstraintChanges: RandomAccessCollection {
  /// Where the first line is.
  public var startIndex: Int { 0 }
  /// How many lines there are.
  public var endIndex: Int { constraints.count }

  /// A line of the block.
  public subscript(index: Int) -> ChainedConstraint { constraints[index] }
}

extension ConstraintChanges: CustomStringConvertible {
  /// What was matched, added and removed, a line each.
  public var description: String {
    func lines(_ title: String, _ constraints: [LayoutConstraint]) -> [String] {
      constraints.map { "\(title) \($0)" }
    }
    return (lines("matched", matched) + lines("added", added) + lines("removed", removed))
      .joined(separator: "\n")
  }
}
