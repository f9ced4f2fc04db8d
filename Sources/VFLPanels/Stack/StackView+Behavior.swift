extension StackView {
  /// The implementation whose constraints a stack view creates.
  public enum Behavior: String, Sendable, Hashable, CaseIterable {
    /// The constraints of `UIStackView`, including its known bugs.
    ///
    /// - Proportional filling is incorrect if there is spacing or a margin.
    /// - A single proportional view with margins causes a conflict.
    /// - The height of a horizontal stack view that is aligned by last baselines only depends on its first
    ///   view.
    case uiKit
    /// The constraints of `UIStackView` without these bugs.
    case corrected
    /// The constraints of `FDStackView`.
    ///
    /// - Equal and proportional views are related in a chain of optional constraints.
    /// - Hidden views are compressed on both axes.
    /// - Margins, baseline-relative arrangement and custom spacing are ignored.
    case fdStackView
  }
}
