public import VFLViews

/// The result of `makeConstraints`, `updateConstraints` or `remakeConstraints`: the chained constraints of
/// the block, and the constraint objects that were added and removed.
public struct ConstraintChanges {
  /// The chained constraints of the block, in order.
  ///
  /// For several elements, the constraints are grouped by element.
  public let constraints: [ChainedConstraint]
  /// The existing constraint objects that match the block.
  ///
  /// Their constants and priorities are updated to the values in the block.
  public let matched: [LayoutConstraint]
  /// The new constraint objects.
  public let added: [LayoutConstraint]
  /// The constraint objects that were deactivated and removed because the block does not contain them.
  public let removed: [LayoutConstraint]
}

extension ConstraintChanges: RandomAccessCollection {
  /// The index of the first chained constraint.
  public var startIndex: Int { 0 }
  /// The number of chained constraints.
  public var endIndex: Int { constraints.count }

  /// Returns the chained constraint at an index.
  public subscript(index: Int) -> ChainedConstraint { constraints[index] }
}

extension ConstraintChanges: CustomStringConvertible {
  /// The matched, added and removed constraints, one per line.
  public var description: String {
    func lines(_ title: String, _ constraints: [LayoutConstraint]) -> [String] {
      constraints.map { "\(title) \($0)" }
    }
    return (lines("matched", matched) + lines("added", added) + lines("removed", removed))
      .joined(separator: "\n")
  }
}
