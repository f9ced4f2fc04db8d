extension StackView {
  /// Whose constraints a stack makes.
  public enum Behavior: String, Sendable, Hashable, CaseIterable {
    /// Those of `UIStackView`, its known faults included: proportional filling is wrong beside spacing
    /// and margins, one proportional view in margins is a conflict, and a row aligned by last baselines is
    /// as tall as its first view makes it.
    case uiKit
    /// Those of `UIStackView` without these faults.
    case corrected
    /// Those of `FDStackView`: equal and proportional views are tied in a chain below the required
    /// priority, hidden views are squeezed in both directions, and margins, baselines and custom spacing
    /// count for nothing.
    case fdStackView
  }
}
