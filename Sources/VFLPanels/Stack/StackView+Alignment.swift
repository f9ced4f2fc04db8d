extension StackView {
  /// The alignment of the arranged views across the axis of a stack view.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// The views fill the stack view.
    case fill
    /// The views are aligned with the leading edge of a vertical stack view, or with the top edge of a
    /// horizontal one.
    case leading
    /// The views are centered.
    case center
    /// The views are aligned with the trailing edge of a vertical stack view, or with the bottom edge of a
    /// horizontal one.
    case trailing
    /// The views are aligned by their first baselines.
    ///
    /// In a vertical stack view, this is the same as ``leading``.
    case firstBaseline
    /// The views are aligned by their last baselines.
    ///
    /// In a vertical stack view, this is the same as ``trailing``.
    case lastBaseline

    /// The same alignment as ``leading``.
    ///
    /// In a horizontal stack view, it refers to the top edge.
    public static let top = Alignment.leading
    /// The same alignment as ``trailing``.
    ///
    /// In a horizontal stack view, it refers to the bottom edge.
    public static let bottom = Alignment.trailing
  }
}
