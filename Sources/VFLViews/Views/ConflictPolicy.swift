/// The action that a layout pass takes when required constraints contradict each other.
public enum ConflictPolicy {
  /// Throw ``UnsatisfiableLayoutError`` and leave all frames unchanged.
  case throwError
  /// Break one constraint of each conflict, call the handler with that constraint and the explanation, and
  /// continue, as `UIView` does.
  ///
  /// A broken constraint stays active at a priority just below required, so it is satisfied as closely as the
  /// required constraints allow. It becomes required again as soon as it can be satisfied.
  case breakConstraint((LayoutConstraint, UnsatisfiableLayoutError) -> Void)
}
