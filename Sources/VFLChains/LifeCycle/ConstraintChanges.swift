public import VFLViews

/// What an update, or making all constraints anew, did.
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
