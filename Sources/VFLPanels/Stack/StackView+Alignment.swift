extension StackView {
  /// Where views lie across a stack's axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// Views fill the stack.
    case fill
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading
    /// In the centre.
    case center
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing
    /// By the baselines of their first lines; in a vertical stack this is ``leading``.
    case firstBaseline
    /// By the baselines of their last lines; in a vertical stack this is ``trailing``.
    case lastBaseline

    /// ``leading``, as one says of a horizontal stack.
    public static let top = Alignment.leading
    /// ``trailing``, as one says of a horizontal stack.
    public static let bottom = Alignment.trailing
  }
}
