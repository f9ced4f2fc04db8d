/// What a layout pass does when required constraints contradict each other.
public enum ConflictPolicy {
  /// It throws ``UnsatisfiableLayoutError`` and leaves all frames inside as they were.
  case throwError
  /// It breaks one constraint of each conflict, calls the handler with it and the explanation, and goes
  /// on, as `UIView` does.
  ///
  /// A broken constraint stays active and is kept as well as the required ones allow, before all
  /// optional ones; as soon as it can hold again it is required again.
  case breakConstraint((LayoutConstraint, UnsatisfiableLayoutError) -> Void)
}
